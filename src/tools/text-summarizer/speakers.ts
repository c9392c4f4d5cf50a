export const namePattern = String.raw`\p{Lu}[\p{L}.'’\-]{0,20}(?:[ \t\xA0][\p{Lu}\d][\p{L}.'’\-]{0,20}){0,2}`
/** Beside a time, “sarah.k” is a name, too, but not above it: a subtitle can be one word. */
export const handlePattern = String.raw`(?:${namePattern}|\p{L}[\p{L}\d._\-]{0,20}(?!\r?\n[[(]?\d))`
/** “Anna: Yes.”, “[10:32] sarah.k: Yes.”, “[10:32] Dr. Lee: Yes.”, “Ben (guest): Yes.” */
const label = new RegExp(
  String.raw`^(?:[\d\s[\]().,/:–\-]|[AP]M\b){0,40}(${handlePattern})(?:\s\([^)]{0,20}\))?:(?=\s)`,
  'u',
)

/** Returns the name at the start of a line, or an empty string, and the length of the line up to the colon. */
export function readLabel(line: string): { name: string; length: number } {
  const [written = '', speaker = ''] = label.exec(line) ?? []
  const isName = /^\p{Lu}/u.test(speaker) || /\d:\d\d/.test(written)
  return { name: isName ? speaker : '', length: written.length }
}

/** Leaves out the names that are in the list only once. */
export function keepRepeated(names: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const repeated = new Set(names.filter((each) => seen.has(each) || !seen.add(each)))
  return names.filter((each) => repeated.has(each))
}

/** In a chat or an interview, at least this part of the lines starts with the name of somebody who speaks twice. */
const minLabelled = 1 / 3

/** Returns the names of the speakers. There are none if the text is not a dialogue. */
export function findSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const labels = lines.map((line) => readLabel(line).name).filter((speaker) => speaker !== '')
  return new Set(keepRepeated(labels).length >= minLabelled * lines.length ? labels : [])
}
