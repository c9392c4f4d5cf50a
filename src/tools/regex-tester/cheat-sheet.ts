export interface CheatSheetExample {
  /** Defaults to the syntax of the entry. */
  readonly pattern?: string
  /** Defaults to `g`. */
  readonly flags?: string
  readonly text: string
  readonly matches: readonly string[]
  /** The text after replacing, if the entry is a replacement. */
  readonly replaced?: string
}

export interface CheatSheetEntry {
  readonly syntax: string
  readonly meaning: string
  readonly example?: CheatSheetExample
}

export interface CheatSheetSection {
  readonly title: string
  /** The field in which the entries are used. */
  readonly field: 'pattern' | 'flags' | 'replacement'
  readonly entries: readonly CheatSheetEntry[]
}

const anchors: readonly CheatSheetEntry[] = [
  {
    syntax: '^',
    meaning: 'start of the text, or of each line with m',
    example: { pattern: '^a', text: 'aa', matches: ['a'] },
  },
  {
    syntax: '$',
    meaning: 'end of the text, or of each line with m',
    example: { pattern: '.$', text: 'abc', matches: ['c'] },
  },
  {
    syntax: String.raw`\b`,
    meaning: 'word boundary: between \\w and anything else',
    example: { pattern: String.raw`\bcat\b`, text: 'cat catalog', matches: ['cat'] },
  },
  {
    syntax: String.raw`\B`,
    meaning: 'anywhere except at a word boundary',
    example: { pattern: String.raw`\Bend`, text: 'end bend', matches: ['end'] },
  },
]

const classes: readonly CheatSheetEntry[] = [
  { syntax: '.', meaning: 'any character except a line break', example: { text: 'a\nb', matches: ['a', 'b'] } },
  { syntax: String.raw`\d`, meaning: 'digit, 0 to 9', example: { text: 'Room 42', matches: ['4', '2'] } },
  {
    syntax: String.raw`\w`,
    meaning: 'letter A to Z or a to z, digit or _; no accented letters',
    example: { text: 'é_1!', matches: ['_', '1'] },
  },
  {
    syntax: String.raw`\s`,
    meaning: 'whitespace, including line breaks',
    example: { text: 'a b\nc', matches: [' ', '\n'] },
  },
  { syntax: String.raw`\D`, meaning: 'anything except a digit', example: { text: '1a2', matches: ['a'] } },
  { syntax: String.raw`\W`, meaning: 'anything except \\w', example: { text: 'a-b', matches: ['-'] } },
  { syntax: String.raw`\S`, meaning: 'anything except whitespace', example: { text: 'a b', matches: ['a', 'b'] } },
  { syntax: '[abc]', meaning: 'one of these characters', example: { text: 'cabin', matches: ['c', 'a', 'b'] } },
  { syntax: '[a-z]', meaning: 'one character from a to z', example: { text: 'Ab1', matches: ['b'] } },
  { syntax: '[^abc]', meaning: 'any character except these', example: { text: 'cabin', matches: ['i', 'n'] } },
  {
    syntax: String.raw`\.`,
    meaning: String.raw`literal full stop; \ also works before \ ^ $ * + ? ( ) [ ] { } |`,
    example: { text: '3.14', matches: ['.'] },
  },
  { syntax: String.raw`\t`, meaning: 'tab', example: { text: 'a\tb', matches: ['\t'] } },
  {
    syntax: String.raw`\r?\n`,
    meaning: 'line break: \\n, or \\r\\n as on Windows',
    example: { text: 'a\nb\r\nc', matches: ['\n', '\r\n'] },
  },
  {
    syntax: String.raw`\u00e9`,
    meaning: 'UTF-16 code unit with this hex value',
    example: { text: 'café', matches: ['é'] },
  },
]

const quantifiers: readonly CheatSheetEntry[] = [
  {
    syntax: 'a*',
    meaning: 'zero or more times',
    example: { pattern: 'ba*', text: 'b ba baa', matches: ['b', 'ba', 'baa'] },
  },
  { syntax: 'a+', meaning: 'one or more times', example: { text: 'b ba baa', matches: ['a', 'aa'] } },
  {
    syntax: 'a?',
    meaning: 'zero times or once',
    example: { pattern: 'colou?r', text: 'color colour', matches: ['color', 'colour'] },
  },
  { syntax: 'a{3}', meaning: 'exactly 3 times', example: { text: 'aaaa', matches: ['aaa'] } },
  { syntax: 'a{2,}', meaning: '2 or more times', example: { text: 'a aa aaa', matches: ['aa', 'aaa'] } },
  { syntax: 'a{2,3}', meaning: '2 or 3 times', example: { text: 'a aa aaaa', matches: ['aa', 'aaa'] } },
  {
    syntax: 'a+?',
    meaning: 'as few as possible; ? works after any quantifier',
    example: { pattern: '<.+?>', text: '<b>x</b>', matches: ['<b>', '</b>'] },
  },
]

const groups: readonly CheatSheetEntry[] = [
  { syntax: 'cat|dog', meaning: 'either alternative', example: { text: 'dogs, cats', matches: ['dog', 'cat'] } },
  { syntax: '(ab)+', meaning: 'capturing group, numbered from 1', example: { text: 'abab', matches: ['abab'] } },
  { syntax: '(?:ab)+', meaning: 'non-capturing group', example: { text: 'abab', matches: ['abab'] } },
  {
    syntax: String.raw`(?<year>\d{4})`,
    meaning: 'named capturing group',
    example: { text: 'in 1984', matches: ['1984'] },
  },
  {
    syntax: String.raw`(.)\1`,
    meaning: 'the same text as group 1',
    example: { text: 'hello', matches: ['ll'] },
  },
  {
    syntax: String.raw`(?<q>['"]).*?\k<q>`,
    meaning: 'the same text as the named group',
    example: { text: `'a' "b'c"`, matches: [`'a'`, `"b'c"`] },
  },
]

const lookaround: readonly CheatSheetEntry[] = [
  {
    syntax: String.raw`\d+(?=%)`,
    meaning: 'only if followed by this, which is not part of the match',
    example: { text: '5 of 10%', matches: ['10'] },
  },
  {
    syntax: String.raw`\b\d+\b(?!%)`,
    meaning: 'only if not followed by this',
    example: { text: '5 of 10%', matches: ['5'] },
  },
  {
    // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
    syntax: String.raw`(?<=€)\d+`,
    meaning: 'only if preceded by this',
    example: { text: '€5 for 10', matches: ['5'] },
  },
  {
    // eslint-disable-next-line no-restricted-syntax -- For the user's own pattern.
    syntax: String.raw`(?<!€)\b\d+`,
    meaning: 'only if not preceded by this',
    example: { text: '€5 for 10', matches: ['10'] },
  },
]

const unicodeProperties: readonly CheatSheetEntry[] = [
  {
    syntax: String.raw`\p{L}`,
    meaning: 'letter of any script; needs u or v, like everything in this section',
    example: { flags: 'gu', text: 'é1я', matches: ['é', 'я'] },
  },
  {
    syntax: String.raw`\p{Lu}`,
    meaning: 'uppercase letter; Ll for lowercase',
    example: { flags: 'gu', text: 'Éa', matches: ['É'] },
  },
  {
    syntax: String.raw`\p{N}`,
    meaning: 'number of any script',
    example: { flags: 'gu', text: 'x²٣', matches: ['²', '٣'] },
  },
  {
    syntax: String.raw`\p{P}`,
    meaning: 'punctuation; S for symbols such as + and €',
    example: { flags: 'gu', text: '¿qué?', matches: ['¿', '?'] },
  },
  {
    syntax: String.raw`\p{Script=Greek}`,
    meaning: 'character of one script',
    example: { flags: 'gu', text: 'π = pi', matches: ['π'] },
  },
  {
    syntax: String.raw`\P{L}`,
    meaning: 'anything without the property',
    example: { flags: 'gu', text: 'é1я', matches: ['1'] },
  },
  {
    syntax: String.raw`\u{1F600}`,
    meaning: 'character with this code point',
    example: { flags: 'gu', text: 'hi 😀', matches: ['😀'] },
  },
  {
    syntax: String.raw`\p{RGI_Emoji}`,
    meaning: 'whole emoji, even if made of several code points; needs v',
    example: { flags: 'gv', text: '1 👍🏽 🇨🇭', matches: ['👍🏽', '🇨🇭'] },
  },
  {
    syntax: String.raw`[\p{L}--[a-z]]`,
    meaning: 'first set without the second; && for the intersection; needs v',
    example: { flags: 'gv', text: 'aéb', matches: ['é'] },
  },
]

const flags: readonly CheatSheetEntry[] = [
  {
    syntax: 'g',
    meaning: 'all matches, not only the first',
    example: { pattern: 'a', flags: 'g', text: 'banana', matches: ['a', 'a', 'a'] },
  },
  {
    syntax: 'i',
    meaning: 'ignores case',
    example: { pattern: 'a', flags: 'gi', text: 'Aa', matches: ['A', 'a'] },
  },
  {
    syntax: 'm',
    meaning: '^ and $ match at each line',
    example: { pattern: String.raw`^\w`, flags: 'gm', text: 'ab\ncd', matches: ['a', 'c'] },
  },
  {
    syntax: 's',
    meaning: '. also matches line breaks',
    example: { pattern: 'a.b', flags: 'gs', text: 'a\nb', matches: ['a\nb'] },
  },
  {
    syntax: 'u',
    meaning: 'full code points and \\p{…}; unknown escapes are errors',
    example: { pattern: '^.$', flags: 'gu', text: '😀', matches: ['😀'] },
  },
  {
    syntax: 'y',
    meaning: 'matches only at the start; with g, also directly after the previous match',
    example: { pattern: 'a', flags: 'gy', text: 'aaba', matches: ['a', 'a'] },
  },
  {
    syntax: 'v',
    meaning: 'like u, plus set operations and strings in classes; use instead of u',
    example: { pattern: String.raw`[\w--\d]`, flags: 'gv', text: 'a1', matches: ['a'] },
  },
]

const replacements: readonly CheatSheetEntry[] = [
  {
    syntax: '[$&]',
    meaning: '$& is the whole match',
    example: { pattern: String.raw`\d+`, text: 'a12', matches: ['12'], replaced: 'a[12]' },
  },
  {
    syntax: '$2 $1',
    meaning: '$1 is the text of group 1; empty if the group didn’t match',
    example: {
      pattern: String.raw`(\w+) (\w+)`,
      text: 'Ada Lovelace',
      matches: ['Ada Lovelace'],
      replaced: 'Lovelace Ada',
    },
  },
  {
    syntax: '$<digits>%',
    meaning: '$<digits> is the text of the group with that name',
    example: { pattern: String.raw`(?<digits>\d+) percent`, text: '5 percent', matches: ['5 percent'], replaced: '5%' },
  },
  {
    syntax: '$$5',
    meaning: '$$ is a dollar sign',
    example: { pattern: '€5', text: 'for €5', matches: ['€5'], replaced: 'for $5' },
  },
  {
    syntax: '$`',
    meaning: 'text before the match',
    example: { pattern: '-', text: 'ab-c', matches: ['-'], replaced: 'ababc' },
  },
  {
    syntax: "$'",
    meaning: 'text after the match',
    example: { pattern: '-', text: 'a-bc', matches: ['-'], replaced: 'abcbc' },
  },
]

export const cheatSheet: readonly CheatSheetSection[] = [
  { title: 'Anchors', field: 'pattern', entries: anchors },
  { title: 'Character classes', field: 'pattern', entries: classes },
  { title: 'Quantifiers', field: 'pattern', entries: quantifiers },
  { title: 'Groups', field: 'pattern', entries: groups },
  { title: 'Lookaround', field: 'pattern', entries: lookaround },
  { title: 'Unicode properties', field: 'pattern', entries: unicodeProperties },
  { title: 'Flags', field: 'flags', entries: flags },
  { title: 'Replacement', field: 'replacement', entries: replacements },
]
