import { characterBefore } from '#core/text/char-class.ts'

// Scripts that are written without spaces, where an address may directly touch the next word: in 先info@example.jpまで, it
// ends where the script changes. The long vowel mark belongs to two scripts, so it is listed separately.
const unspaced = [
  ...['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map(
    (script) => `\\p{Script=${script}}`,
  ),
  '\\u30fc',
].join('')

/** A letter, digit or mark of a script that is written with spaces. */
const spacedUnit = `(?![${unspaced}])[\\p{L}\\p{N}\\p{M}]`

/** Emoji, and other symbols such as ✪, which browsers accept in a host. */
const symbols = String.raw`\p{So}\p{Extended_Pictographic}`
const labelUnits = String.raw`\p{L}\p{N}\p{M}_\-`
/** A label with a symbol. The host must continue after it: the emoji in `https://a.co👍` is not part of the host. */
const symbolLabel = [
  `(?=[${labelUnits}]{0,62}[${symbols}])`,
  String.raw`[${labelUnits}${symbols}\p{Emoji_Modifier}\u200d]{1,63}`,
  String.raw`(?=\.[${labelUnits}${symbols}]|[\/?#]|:\d)`,
].join('')

/**
 * Returns the pattern for one label of a host name: at most 63 characters, with `inner` characters allowed except at
 * either end.
 */
function labelPattern(inner: string): string {
  const spaced = `${spacedUnit}(?:(?:${spacedUnit}|[${inner}]){0,61}${spacedUnit})?(?!${spacedUnit})`
  const other = `[${unspaced}](?:[${unspaced}0-9${inner}]{0,61}[${unspaced}0-9])?(?![${unspaced}])`
  return `${spaced}|${other}`
}

interface NameRule {
  readonly label: RegExp
  /** Whether the name must contain a dot, with a letter after the last dot. */
  readonly isDomain: boolean
}

const domain: NameRule = { label: new RegExp(labelPattern('-'), 'uy'), isDomain: true }
// Registered domains have no underscores, but subdomains may have them.
const host: NameRule = { label: new RegExp(`${symbolLabel}|${labelPattern('_-')}`, 'uy'), isDomain: false }

const letter = /\p{L}/mu

const spacedLetter = new RegExp(`(?![${unspaced}])[\\p{L}\\p{M}]`, 'mu')

/** Whether the character before the index is a letter of the same word. */
export function isAfterLetter(text: string, index: number): boolean {
  return spacedLetter.test(characterBefore(text, index))
}

/** Returns the end of the domain at `start`, or -1 if there is none. */
export function endOfDomain(text: string, start: number): number {
  return endOfName(text, start, domain)
}

const symbolAtIndex = new RegExp(`[${symbols}]`, 'uy')

/** Returns the end of the host at `start`, which may lack a dot (`localhost`), or -1 if there is none. */
export function endOfHost(text: string, start: number): number {
  const end = endOfName(text, start, host)
  symbolAtIndex.lastIndex = end
  // A part of a host such as `i❤` is not a host.
  return end >= 0 && symbolAtIndex.test(text) && !text.slice(start, end).includes('.') ? -1 : end
}

// Uses a loop instead of a single pattern, because megabytes of `a.a.a.a` would overflow the backtracking stack.
function endOfName(text: string, start: number, { label, isDomain }: NameRule): number {
  let end = -1
  for (let from = start; ; from = label.lastIndex + 1) {
    label.lastIndex = from
    if (!label.test(text)) return end
    const to = label.lastIndex
    if (!isDomain || (from > start && letter.test(text.slice(from, to)))) end = to
    if (text[to] !== '.') return end
  }
}
