import { characterBefore } from '#core/text/char-class.ts'

// Every repetition has an upper limit and every start a condition, so that any text takes only a few steps per
// character.

const spaces = String.raw` \u00a0\u202f`
const hyphens = String.raw`\-\u2010-\u2013`
/** Between two digits of a phone number: one separator, or a bracket with one. */
const gap = String.raw`(?:[${spaces}.\/${hyphens}]|\)[${spaces}.${hyphens}]?|[${spaces}]?\()?`

const phones = [
  // +49 30 1234567
  String.raw`\+\d(?:${gap}\d){6,14}(?!${gap}\d)`,
  // 030 1234567, but not 01.02.2024 10:30
  String.raw`(?!\d\d?[.\/-]\d\d?[.\/-]\d{4}(?!\d))0\d(?:${gap}\d){7,12}(?!${gap}\d)`,
  // (030) 1234567
  String.raw`\(\d{2,5}\)[${spaces}${hyphens}]?\d(?:${gap}\d){4,9}(?!${gap}\d)`,
  // 555-123-4567
  String.raw`(?:1[${spaces}.${hyphens}])?\d{3}[${spaces}.${hyphens}]\d{3}[${spaces}.${hyphens}]\d{4}(?!\d|[.${hyphens}]\d)`,
].join('|')

const wordUnits = String.raw`\p{L}\p{N}\p{M}_\u200c\u200d`
const word = `[${wordUnits}]`

const digit = String.raw`\p{Nd}`
const whole = String.raw`(?:${digit}{1,3}(?:,${digit}{3}){1,50}(?!${digit})|${digit}{1,1000})`
const fraction = String.raw`\.${digit}{1,1000}`
const exponent = String.raw`[eE][+-]?\d{1,5}(?![\p{L}\p{N}])`
const numberEnd = String.raw`(?!${digit}|\.${digit}|[xX][\da-fA-F])`
// After a word or a number, a minus is a hyphen.
const signed = String.raw`(?:^|[^\p{L}\p{N}_)\]%])(?=[+−-])`
const unsigned = String.raw`(?:^|(?!\.\.)[^\p{L}\p{N}_])(?![+−-])`

interface PatternKind {
  /** Includes the character before the item, if there is one. The item is the first group and ends the match. */
  readonly pattern: RegExp
  /** Matches two preceding characters plus the first unit of the item, which together rule the item out. */
  readonly refusedContext?: RegExp
}

// No lookbehinds: in WebKit they never match a letter outside the BMP.
const patternKinds = {
  phones: {
    pattern: new RegExp(String.raw`(?:^|[^\p{L}\p{N}+_])(${phones})`, 'gu'),
    refusedContext: /^[^]*\p{N}[.,:/-].$/u,
  },
  // Needs a letter, which excludes `#1`. Not inside an address or after an ampersand, which excludes `&#39;`.
  hashtags: {
    pattern: new RegExp(
      String.raw`(?:^|[^${wordUnits}&\/])([#＃](?=[\p{N}_]{0,100}\p{L})${word}{1,200}(?!${word}))`,
      'gu',
    ),
  },
  // Includes a host, as in @ann@example.social. Not inside an email or a link.
  mentions: {
    pattern: new RegExp(
      String.raw`(?:^|[^${wordUnits}@\/+%-])(@${word}{1,100}(?!${word})(?:[.-]${word}{1,100}){0,10}(?:@(?:[a-zA-Z0-9-]{1,63}\.){1,8}[a-zA-Z]{2,63})?)`,
      'gu',
    ),
  },
  // Excludes 1.2.3 and h2o.
  numbers: {
    pattern: new RegExp(
      `(?:${signed}|${unsigned})([+−-]?(?:${whole}(?:${fraction})?|${fraction})(?:${exponent})?${numberEnd})`,
      'gu',
    ),
    refusedContext: /^[^]*\p{Nd}\.[^+−-]$/u,
  },
} satisfies Record<string, PatternKind>

/** Visits every item of a kind that one pattern can find. */
export function eachPatternMatch(
  text: string,
  kind: keyof typeof patternKinds,
  visit: (start: number, end: number) => void,
): void {
  const { pattern, refusedContext }: PatternKind = patternKinds[kind]
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = pattern.lastIndex
    const start = end - (match[1] as string).length
    if (refusedContext?.test(text.slice(Math.max(0, start - 3), start + 1))) {
      pattern.lastIndex = start
      continue
    }
    visit(start, end)
    // The pattern includes the character before an item, so the search continues at the last character of this one. Not
    // at 0, where `^` would find this item again.
    pattern.lastIndex = end - characterBefore(text, end).length || end
  }
}
