import { escapesAndClasses } from '#core/regex/unicode-words.ts'
import { type PatternSyntax, Unsupported } from './write-pattern.ts'

const { raw } = String

export interface Language extends PatternSyntax {
  /** Each returns where the language finds other matches, if it does. */
  readonly notes: readonly ((source: string, flags: string) => string | false)[]
  /** A flag that makes the language more like JavaScript. */
  readonly extraFlag?: (source: string, flags: string) => string
  readonly quotePattern: (source: string) => string
  readonly quoteReplacement: (written: string) => string
  /** Writes text in a replacement. */
  readonly escapeText: (text: string) => string
  /** Refers to a group in a replacement. Group 0 is the whole match. */
  readonly reference: (group: string) => string
  readonly find: (pattern: string, isGlobal: boolean) => string
  readonly replace: (pattern: string, replacement: string, isGlobal: boolean) => string
}

const lineFeedOnly = (source: string, flags: string) => {
  const outsideClasses = source.replace(escapesAndClasses, '')
  const signs = (flags.includes('m') ? '^$' : '') + (flags.includes('s') ? '' : '.')
  return Array.from(signs).some((sign) => outsideClasses.includes(sign)) && raw`Only \n ends a line, not \r.`
}
const asciiSpaces = (source: string) => /\\s/i.test(source) && raw`\s doesn’t match a non-breaking space.`
const otherScripts = (source: string) =>
  /\\[dwb]/i.test(source) && raw`\d, \w and \b also know the letters and digits of other scripts.`
const fixedLookbehinds = (source: string) =>
  /\(\?<[=!]/.test(source) && 'Each alternative of a lookbehind must match texts of one length.'

const numbersNamedLast = (source: string) =>
  /\(\?<\w/.test(source) && /(?:^|[^\\])\((?!\?)/.test(source) && 'Named groups get the last numbers.'

const likeJavaScript = {
  namedGroup: '(?<',
  namedReference: (name: string) => raw`\k<${name}>`,
  end: raw`\z`,
  lacks: [],
} as const
const doubleDollars = (text: string) => text.replaceAll('$', '$$$$')
const inBraces = (group: string) => `\${${group}}`

export const languages: readonly Language[] = [
  {
    name: 'Python',
    namedGroup: '(?P<',
    namedReference: (name) => `(?P=${name})`,
    end: raw`\Z`,
    lacks: ['\\p{…}'],
    notes: [lineFeedOnly, asciiSpaces, fixedLookbehinds],
    // In JavaScript, these escapes know only ASCII.
    extraFlag: (source) => (/\\[dwsb]/i.test(source) ? 'a' : ''),
    // In a raw string, a quote cannot be escaped.
    quotePattern: (source) => `r"${source.replaceAll('"', raw`\x22`)}"`,
    // A string in JSON is also a string in Python, Java and Go.
    quoteReplacement: JSON.stringify,
    escapeText: (text) => text.replaceAll('\\', '\\\\'),
    reference: (group) => raw`\g<${group}>`,
    find: (pattern, isGlobal) =>
      isGlobal ? `matches = list(re.finditer(${pattern}, text))` : `match = re.search(${pattern}, text)`,
    replace: (pattern, replacement, isGlobal) =>
      `result = re.sub(${pattern}, ${replacement}, text${isGlobal ? '' : ', count=1'})`,
  },
  {
    name: 'PHP',
    ...likeJavaScript,
    notes: [lineFeedOnly, otherScripts, fixedLookbehinds],
    quotePattern: (source) => quotePhp(`/${source.replaceAll('/', raw`\/`)}/u`),
    quoteReplacement: quotePhp,
    escapeText: (text) => text.replace(/[\\$]/g, raw`\$&`),
    reference: inBraces,
    find: (pattern, isGlobal) =>
      isGlobal ? `preg_match_all(${pattern}, $text, $matches);` : `preg_match(${pattern}, $text, $match);`,
    replace: (pattern, replacement, isGlobal) =>
      `$result = preg_replace(${pattern}, ${replacement}, $text${isGlobal ? '' : ', 1'});`,
  },
  {
    name: 'Java',
    ...likeJavaScript,
    notes: [asciiSpaces, (source) => /\(\?<\w*_/.test(source) && 'The name of a group can’t have a _.'],
    extraFlag: (_, flags) => (flags.includes('i') ? 'u' : ''),
    quotePattern: JSON.stringify,
    quoteReplacement: JSON.stringify,
    // A digit after a reference would be a part of it.
    escapeText: (text) => text.replace(/[\\$]|^\d/g, raw`\$&`),
    reference: (group) => `$${group}`,
    find: (pattern, isGlobal) =>
      `Pattern.compile(${pattern}).matcher(text).${isGlobal ? 'results().toList()' : 'results().findFirst()'};`,
    replace: (pattern, replacement, isGlobal) =>
      `text.replace${isGlobal ? 'All' : 'First'}(${pattern}, ${replacement});`,
  },
  {
    name: 'C#',
    ...likeJavaScript,
    notes: [lineFeedOnly, otherScripts, numbersNamedLast],
    quotePattern: quoteVerbatim,
    quoteReplacement: quoteVerbatim,
    escapeText: doubleDollars,
    reference: inBraces,
    find: (pattern, isGlobal) => `Regex.${isGlobal ? 'Matches' : 'Match'}(text, ${pattern});`,
    replace: (pattern, replacement, isGlobal) =>
      `new Regex(${pattern}).Replace(text, ${replacement}${isGlobal ? '' : ', 1'});`,
  },
  {
    name: 'Go',
    ...likeJavaScript,
    escapeText: doubleDollars,
    reference: inBraces,
    namedGroup: '(?P<',
    lacks: ['lookarounds', 'backreferences'],
    notes: [lineFeedOnly, asciiSpaces],
    quotePattern: (source) => (source.includes('`') ? JSON.stringify(source) : `\`${source}\``),
    quoteReplacement: JSON.stringify,
    find: (pattern, isGlobal) =>
      `regexp.MustCompile(${pattern}).${isGlobal ? 'FindAllStringSubmatch(text, -1)' : 'FindStringSubmatch(text)'}`,
    replace(pattern, replacement, isGlobal) {
      if (!isGlobal) throw new Unsupported('Go has no function that replaces only the first match.')
      return `regexp.MustCompile(${pattern}).ReplaceAllString(text, ${replacement})`
    },
  },
]

function quotePhp(text: string): string {
  return `'${text.replace(/[\\']/g, raw`\$&`)}'`
}

function quoteVerbatim(text: string): string {
  return `@"${text.replaceAll('"', '""')}"`
}
