import type { TextRange } from '#core/tool/input-error.ts'
import { characterBefore } from '#core/text/char-class.ts'
import { v4 } from './ip-addresses.ts'

// Every repetition has an upper limit, and every start has a condition, so that any text takes only a few steps per
// character.

const wordUnits = String.raw`\p{L}\p{N}\p{M}_\u200c\u200d`
const word = `[${wordUnits}]`

/** The host of a mention, as in @ann@example.social. */
const host = String.raw`(?:[a-zA-Z0-9-]{1,63}\.){1,8}[a-zA-Z]{2,63}`

const digit = String.raw`\p{Nd}`
// 1’299’000, with an apostrophe, a no-break space or a thin space
const grouped = String.raw`${digit}{1,3}(?:['’\u00a0\u2009\u202f]${digit}{3}){1,50}(?!${digit})`
// 1.299.000, but not 192.168.100.100
const dotted = String.raw`(?!${v4}(?!\d))${digit}{1,3}(?:\.${digit}{3}){2,50}(?!\.?${digit})`
// 1,299,000, or 12,99,000 as in India
const whole = String.raw`(?:${grouped}|${dotted}|${digit}{1,3}(?:,${digit}{2,3}){0,50},${digit}{3}(?!${digit})|${digit}{1,1000})`
// 12,50 and 1.234,56, but not 1,2,3
const commaDecimal = String.raw`(?:${grouped}|${digit}{1,3}(?:\.${digit}{3}){1,50}|${digit}{1,1000}),${digit}{1,2}(?!,${digit})`
const fraction = String.raw`\.${digit}{1,1000}`
const exponent = String.raw`[eE][+-]?\d{1,5}(?![\p{L}\p{N}])`
const numberEnd = String.raw`(?!${digit}|\.${digit}|[xX][\da-fA-F])`
// After a word or a number, a minus sign is a hyphen.
const signed = String.raw`(?:^|[^\p{L}\p{N}_)\]%])(?=[+−-])`
const unsigned = String.raw`(?:^|(?!\.\.)[^\p{L}\p{N}_])(?![+−-])`
const numberStart = `(?:${signed}|${unsigned})`

export interface PatternKind {
  /**
   * Matches the item and the character before it, if there is one. The item is a group and is at the end of the match.
   */
  readonly pattern: RegExp
  /**
   * Matches the characters before the item and the first code unit of the item, if they show that it is not an item.
   */
  readonly excludedContext?: RegExp
}

// These patterns have no lookbehinds, because in WebKit they never match a letter outside the BMP.

// Must contain a letter, which excludes `#1`. Must not be inside a URL or after an ampersand, which excludes `&#39;`.
const hashtag = String.raw`[#＃](?=[\p{N}_]{0,100}\p{L})${word}{1,200}(?!${word})`
export const hashtags: PatternKind = {
  pattern: new RegExp(String.raw`(?:^|[^${wordUnits}&\/])((?:${hashtag}){1,100})`, 'gmu'),
  // The link to a part of a page, as in <a href="#top">.
  excludedContext: /=["'].$/,
}

// May include a host, as in @ann@example.social. Must not be inside an email address or a link, or a package: @scope/name.
export const mentions: PatternKind = {
  pattern: new RegExp(
    String.raw`(?:^|[^${wordUnits}@\/+%-])(@${word}{1,100}(?!${word}|\/${word})(?:[.-]${word}{1,100}){0,10}(?:@${host})?)`,
    'gmu',
  ),
}

// Excludes 1.2.3 and h2o.
export const numbers: PatternKind = {
  pattern: new RegExp(
    [
      // After a comma, it is the next number of a list such as 1,2,3.
      `(?!,)${numberStart}([+−-]?${commaDecimal}${numberEnd})`,
      `${numberStart}([+−-]?(?:${whole}(?:${fraction})?|${fraction})(?:${exponent})?${numberEnd})`,
    ].join('|'),
    'gmu',
  ),
  excludedContext: /^[^]*\p{Nd}\.[^+−-]$/u,
}

/** Finds every item of a kind that can be found with one pattern. */
export function* findItems(text: string, { pattern, excludedContext }: PatternKind): Generator<TextRange, void, void> {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = pattern.lastIndex
    const item = match[1] ?? match[2] ?? ''
    const start = end - item.length
    if (excludedContext?.test(text.slice(Math.max(0, start - 3), start + 1))) {
      pattern.lastIndex = start
      continue
    }
    yield { start, end }
    // The pattern includes the character before an item, so the search continues at the last character of this item. It
    // must not continue at its start, where `^` would find it again.
    const last = end - characterBefore(text, end).length
    pattern.lastIndex = last > start ? last : end
  }
}
