/** “Anna: Yes.”, “[10:32] Dr. Lee: Yes.”, “Ben (guest): Yes.” */
const label =
  /^(?:[\d\s[\]().,/:–-]|[AP]M\b){0,40}(\p{Lu}[\p{L}.'’-]{0,20}(?:\s\p{Lu}[\p{L}.'’-]{0,20}){0,2})(?:\s\([^)]{0,20}\))?:(?=\s)/u

/** Returns the name at the start of a line, or an empty string, and the length of the line up to the colon. */
export function readLabel(line: string): { name: string; length: number } {
  const [{ length } = '', name = ''] = label.exec(line) ?? []
  return { name, length }
}

/** In a chat or an interview, at least this part of the lines starts with the name of a speaker. */
const minLabelled = 1 / 3

/** Returns the names of the speakers, who speak at least twice each. There are none if the text is not a dialogue. */
export function findSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const turns = new Map<string, number>()
  for (const line of lines) {
    const { name } = readLabel(line)
    if (name !== '') turns.set(name, (turns.get(name) ?? 0) + 1)
  }
  const speakers = Array.from(turns).filter(([, count]) => count > 1)
  const labelled = speakers.reduce((sum, [, count]) => sum + count, 0)
  return new Set(labelled >= minLabelled * lines.length ? speakers.map(([name]) => name) : [])
}
