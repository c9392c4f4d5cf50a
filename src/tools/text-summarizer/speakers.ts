export const name = String.raw`\p{Lu}[\p{L}.'’\-]{0,20}(?:[ \t\xA0][\p{Lu}\d][\p{L}.'’\-]{0,20}){0,2}`
/** “Anna: Yes.”, “[10:32] Dr. Lee: Yes.”, “Ben (guest): Yes.” */
const label = new RegExp(String.raw`^(?:[\d\s[\]().,/:–\-]|[AP]M\b){0,40}(${name})(?:\s\([^)]{0,20}\))?:(?=\s)`, 'u')

/** Returns the name at the start of a line, or an empty string, and the length of the line up to the colon. */
export function readLabel(line: string): { name: string; length: number } {
  const [{ length } = '', speaker = ''] = label.exec(line) ?? []
  return { name: speaker, length }
}

/** In a chat or an interview, at least this part of the lines starts with the name of a speaker. */
const minLabelled = 1 / 3

/** Returns the names of the speakers, who speak at least twice each. There are none if the text is not a dialogue. */
export function findSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const turns = new Map<string, number>()
  for (const line of lines) {
    const speaker = readLabel(line).name
    if (speaker !== '') turns.set(speaker, (turns.get(speaker) ?? 0) + 1)
  }
  const speakers = Array.from(turns).filter(([, count]) => count > 1)
  const labelled = speakers.reduce((sum, [, count]) => sum + count, 0)
  return new Set(labelled >= minLabelled * lines.length ? speakers.map(([speaker]) => speaker) : [])
}
