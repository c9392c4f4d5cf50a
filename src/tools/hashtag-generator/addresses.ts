/** Runs of characters that can belong to one address. */
const runPattern = /[^\s,;()[\]<>"“”、。，]+/g

const bareDomain = /^(?:[A-Za-z\d-]+\.)+(?:[a-z]{2,}\/|(?:com|org|net|io|co|dev|app)\W*$)/

/** Whether a run is a link, an email address or an @name. Their parts are not words. */
function isAddress(run: string): boolean {
  return run.includes('@') || /https?:\/\/|^www\./i.test(run) || bareDomain.test(run)
}

/** Replaces addresses by commas. The end of a sentence stays. */
export function removeAddresses(text: string): string {
  return text.replace(runPattern, (run) => (isAddress(run) ? `,${/[.!?…]*$/.exec(run)?.[0] ?? ''}` : run))
}
