/** Runs of characters that can belong to one address. */
const runPattern = /[^\s,;()[\]<>"“”、。，]+/g

const bareDomain = /^(?:[A-Za-z\d-]+\.)+(?:[a-z]{2,}\/|(?:com|org|net|io|co|dev|app)\W*$)/

/** Whether a run is a link, an email address or an @name. Their parts are not words. */
function isAddress(run: string): boolean {
  return run.includes('@') || /https?:\/\/|^www\./i.test(run) || bareDomain.test(run)
}

/** Yields the runs of a text that are not addresses. */
export function* readRuns(text: string): Generator<string, void, void> {
  for (const [run] of text.matchAll(runPattern)) {
    if (!isAddress(run)) yield run
  }
}

/** Replaces addresses by commas. The end of a sentence stays. */
export function removeAddresses(text: string): string {
  return text.replace(runPattern, (run) => (isAddress(run) ? `,${/[.!?…]*$/.exec(run)?.[0] ?? ''}` : run))
}
