import type { TextRange } from '#core/input-error.ts'
import { characterBefore } from '#core/text/char-class.ts'
import { v4 } from './ip-addresses.ts'

// Every repetition has an upper limit, and every start has a condition, so that any text takes only a few steps per
// character.

export const spaces = String.raw` \u00a0\u2009\u202f`

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

const currencyCodes =
  'AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HUF|ILS|INR|JPY|KRW|MXN|NOK|NZD|PLN|RON|RUB|SEK|SGD|THB|TRY|TWD|UAH|USD|ZAR'
const currency = String.raw`(?:[A-Z]{0,3}\p{Sc}|${currencyCodes}|Rs\.?|kr|zł|Kč)`
const currencyName = 'dollars?|bucks|cents?|[Ee]uros?|yen|yuan|rupees?|円|元|원'
const amountGap = `[${spaces}]?`
// 1,299.00 and 1.299,00 and 1 299,00 and 12,99,000 and 12.5
const wholeAmount = String.raw`\d{1,15}(?:(?:,\d{2}){1,5}(?=,\d{3}))?(?:[,.'’${spaces}]\d{3}(?!\d)){0,5}`
const amount = String.raw`${wholeAmount}(?:[.,]\d{1,2}(?!\d))?(?:[.,][-–—]{1,2})?`
const magnitude = String.raw`(?:${amountGap}(?:k|K|m|M|B|bn|million|billion|trillion|lakh|crore|Mio\.?|Mrd\.?)(?![\p{L}\p{N}]))?`
const currencyFirst = `${currency}${amountGap}[−-]?${amount}${magnitude}`
const amountFirst = `${amount}${magnitude}${amountGap}(?:${currency}|${currencyName})`
const amountEnd = String.raw`(?![\p{L}\p{N}]|[.,]\d)`

// #fff and #a1b2c3
const hexColor = String.raw`#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})(?![${wordUnits}-])`
// rgb(0 0 0 / 50%) and hsl(120, 50%, 50%)
const colorName = '(?:(?:rgb|hsl|RGB|HSL)[aA]?|hwb|(?:ok)?l(?:ab|ch))'
const colorFunction = String.raw`${colorName}\((?=[^()]{0,100}\d)[\d\s.,%\/+a-z-]{3,100}\)`

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
  pattern: new RegExp(String.raw`(?:^|[^${wordUnits}&\/])((?:${hashtag}){1,100})`, 'gu'),
  // The link to a part of a page, as in <a href="#top">.
  excludedContext: /=["'].$/,
}

// May include a host, as in @ann@example.social. Must not be inside an email address or a link, or a package: @scope/name.
export const mentions: PatternKind = {
  pattern: new RegExp(
    String.raw`(?:^|[^${wordUnits}@\/+%-])(@${word}{1,100}(?!${word}|\/${word})(?:[.-]${word}{1,100}){0,10}(?:@${host})?)`,
    'gu',
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
    'gu',
  ),
  excludedContext: /^[^]*\p{Nd}\.[^+−-]$/u,
}

// $1,299.00, USD 40, 12,50 €, $1.5M and 5 dollars
export const prices: PatternKind = {
  pattern: new RegExp(String.raw`(?:^|[^\p{L}\p{N}_.,])([+−-]?(?:${currencyFirst}|${amountFirst})${amountEnd})`, 'gu'),
}

// After a letter, as in page#add, or in &#123;, it is not a color.
export const colors: PatternKind = {
  pattern: new RegExp(String.raw`(?:^|[^${wordUnits}&\/#])(${hexColor}|${colorFunction})`, 'gu'),
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
    // must not continue at 0, where `^` would find this item again.
    pattern.lastIndex = end - characterBefore(text, end).length || end
  }
}

/** Yields ranges in the order of the text. Of ranges that overlap, it yields only the first, or the longest of them. */
export function* inOrder(ranges: TextRange[]): Generator<TextRange, void, void> {
  let done = 0
  for (const range of ranges.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (range.start >= done) yield range
    done = Math.max(done, range.end)
  }
}
