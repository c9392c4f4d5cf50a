// People write these without spaces between words, so an address may touch the word beside it: in 先info@example.jpまで
// it ends where the script changes. The long vowel mark belongs to two scripts, so it is named here.
const unspaced = [
  ...['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map((script) => `\\p{Script=${script}}`),
  '\\u30fc',
].join('')

/** A letter, digit or mark of a script that is written with spaces. */
const spacedUnit = `(?![${unspaced}])[\\p{L}\\p{N}\\p{M}]`

/** One label of a host name: at most 63 characters, no hyphen at either end. */
function labelPattern(inside: string): RegExp {
  const spaced = `${spacedUnit}(?:(?:${spacedUnit}|[${inside}]){0,61}${spacedUnit})?(?!${spacedUnit})`
  const other = `[${unspaced}](?:[${unspaced}0-9${inside}]{0,61}[${unspaced}0-9])?(?![${unspaced}])`
  return new RegExp(`${spaced}|${other}`, 'uy')
}

const label = labelPattern('-')
// No registrar sells underscores, but people put them before their own domains.
const looseLabel = labelPattern('_-')

const hasLetter = /\p{L}/u

const afterSpacedLetter = new RegExp(`(?<=[\\p{L}\\p{M}])(?<![${unspaced}])`, 'uy')

/** Whether a letter stands before this place that would be part of the same word. */
export function isAfterLetter(text: string, place: number): boolean {
  afterSpacedLetter.lastIndex = place
  return afterSpacedLetter.test(text)
}

/** Where the domain that begins here ends: it has a dot, and a letter behind its last one. -1 if there is none. */
export function endOfDomain(text: string, start: number): number {
  let end = -1
  eachLabel(text, start, label, (from, to) => {
    if (from > start && hasLetter.test(text.slice(from, to))) end = to
  })
  return end
}

/** Where the host that begins here ends, be it `localhost`; -1 if there is none. */
export function endOfHost(text: string, start: number): number {
  let end = -1
  eachLabel(text, start, looseLabel, (_, to) => { end = to })
  return end
}

// By hand and not by one pattern: megabytes of `a.a.a.a` would be more than a pattern can remember.
function eachLabel(text: string, start: number, pattern: RegExp, visit: (from: number, to: number) => void): void {
  for (let from = start; ; from = pattern.lastIndex + 1) {
    pattern.lastIndex = from
    if (!pattern.test(text)) return
    visit(from, pattern.lastIndex)
    if (text[pattern.lastIndex] !== '.') return
  }
}
