// Every repetition here has an upper limit and every start a condition, so that no text, however odd, takes more than a
// few steps per character.

const spaces = String.raw` \u00a0\u202f`
const hyphens = String.raw`\-\u2010-\u2013`
/** Between two digits of a phone number: one sign, or a bracket with one. */
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

const word = String.raw`[\p{L}\p{N}\p{M}_\u200c\u200d]`

const digit = String.raw`\p{Nd}`
const whole = String.raw`(?:${digit}{1,3}(?:,${digit}{3}){1,50}(?!${digit})|${digit}{1,1000})`
const fraction = String.raw`\.${digit}{1,1000}`
const exponent = String.raw`[eE][+-]?\d{1,5}(?![\p{L}\p{N}])`
// A minus that follows a word or a number is a hyphen.
const numberStart = String.raw`(?:(?<![\p{L}\p{N}_)\]%])[+−-]|(?<![\p{L}\p{N}_]|${digit}\.))`
const numberEnd = String.raw`(?!${digit}|\.${digit}|[xX][\da-fA-F])`

/** The kinds that a pattern tells. */
export const plainKinds = {
  phones: new RegExp(String.raw`(?<![\p{L}\p{N}+_]|\p{N}[.,:\/-])(?:${phones})`, 'gu'),
  // Some letter, or `#1` would be one; not within an address or after an ampersand, as &#39; is.
  hashtags: new RegExp(String.raw`(?<!${word}|[&\/])[#＃](?=[\p{N}_]{0,100}\p{L})${word}{1,200}(?!${word})`, 'gu'),
  // With the host where there is one: @ann@example.social. Not within an email or a link.
  mentions: new RegExp(
    String.raw`(?<!${word}|[@\/+%-])@${word}{1,100}(?!${word})(?:[.-]${word}{1,100}){0,10}(?:@(?:[a-zA-Z0-9-]{1,63}\.){1,8}[a-zA-Z]{2,63})?`,
    'gu',
  ),
  // Neither 1.2.3 nor h2o holds a number.
  numbers: new RegExp(
    `${numberStart}(?:${whole}(?:${fraction})?|(?<!\\.)${fraction})(?:${exponent})?${numberEnd}`,
    'gu',
  ),
}
