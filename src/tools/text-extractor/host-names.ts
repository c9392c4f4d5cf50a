import { characterBefore } from '#core/text/char-class.ts'

// People write these without spaces between words, so an address may touch the word beside it: in 先info@example.jpまで
// it ends where the script changes. The long vowel mark belongs to two scripts, so it is named here.
const unspaced = [
  ...['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map(
    (script) => `\\p{Script=${script}}`,
  ),
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

interface NameRule {
  readonly label: RegExp
  /** Whether it has a dot, and a letter behind its last one. */
  readonly isDomain: boolean
}

const domain: NameRule = { label: labelPattern('-'), isDomain: true }
// No registrar sells underscores, but people put them before their own domains.
const host: NameRule = { label: labelPattern('_-'), isDomain: false }

const plainLetter = /[a-z]/iy
const letter = /\p{L}/mu

/** Nearly always the first character is one, and no string of its own is needed to look at it. */
function hasLetter(text: string, from: number, to: number): boolean {
  plainLetter.lastIndex = from
  return plainLetter.test(text) || letter.test(text.slice(from, to))
}

const spacedLetter = new RegExp(`(?![${unspaced}])[\\p{L}\\p{M}]`, 'u')

/** Whether a letter stands before this place that would be part of the same word. */
export function isAfterLetter(text: string, index: number): boolean {
  return spacedLetter.test(characterBefore(text, index))
}

/** Where the domain that begins here ends; -1 if there is none. */
export function endOfDomain(text: string, start: number): number {
  return endOfName(text, start, domain)
}

/** Where the host that begins here ends, be it `localhost`; -1 if there is none. */
export function endOfHost(text: string, start: number): number {
  return endOfName(text, start, host)
}

// By hand and not by one pattern: megabytes of `a.a.a.a` would be more than a pattern can remember.
function endOfName(text: string, start: number, { label, isDomain }: NameRule): number {
  let end = -1
  for (let from = start; ; from = label.lastIndex + 1) {
    label.lastIndex = from
    if (!label.test(text)) return end
    const to = label.lastIndex
    if (!isDomain || (from > start && hasLetter(text, from, to))) end = to
    if (text[to] !== '.') return end
  }
}
