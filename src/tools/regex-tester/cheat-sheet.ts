export interface CheatSheetExample {
  /** The entry's own syntax unless said otherwise. */
  readonly pattern?: string
  /** `g` unless said otherwise. */
  readonly flags?: string
  readonly text: string
  readonly matches: readonly string[]
  /** What the text becomes where the entry is a replacement. */
  readonly replaced?: string
}

export interface CheatSheetEntry {
  readonly syntax: string
  readonly meaning: string
  readonly example?: CheatSheetExample
}

export interface CheatSheetSection {
  readonly title: string
  /** The field its entries are typed into. */
  readonly field: 'pattern' | 'flags' | 'replacement'
  readonly entries: readonly CheatSheetEntry[]
}

const anchors: readonly CheatSheetEntry[] = [
  {
    syntax: '^',
    meaning: 'start of the text; with m, of a line',
    example: { pattern: '^a', text: 'aa', matches: ['a'] },
  },
  {
    syntax: '$',
    meaning: 'end of the text; with m, of a line',
    example: { pattern: '.$', text: 'abc', matches: ['c'] },
  },
  {
    syntax: String.raw`\b`,
    meaning: 'edge of a word: between \\w and anything else',
    example: { pattern: String.raw`\bcat\b`, text: 'cat catalog', matches: ['cat'] },
  },
  {
    syntax: String.raw`\B`,
    meaning: 'anywhere but at the edge of a word',
    example: { pattern: String.raw`\Bend`, text: 'end bend', matches: ['end'] },
  },
]

const classes: readonly CheatSheetEntry[] = [
  { syntax: '.', meaning: 'any character but a line break', example: { text: 'a\nb', matches: ['a', 'b'] } },
  { syntax: String.raw`\d`, meaning: 'a digit, 0 to 9', example: { text: 'Room 42', matches: ['4', '2'] } },
  {
    syntax: String.raw`\w`,
    meaning: 'a letter A to Z or a to z, a digit or _: no accents',
    example: { text: 'é_1!', matches: ['_', '1'] },
  },
  {
    syntax: String.raw`\s`,
    meaning: 'white space, line breaks included',
    example: { text: 'a b\nc', matches: [' ', '\n'] },
  },
  { syntax: String.raw`\D`, meaning: 'anything but a digit', example: { text: '1a2', matches: ['a'] } },
  { syntax: String.raw`\W`, meaning: 'anything but \\w', example: { text: 'a-b', matches: ['-'] } },
  { syntax: String.raw`\S`, meaning: 'anything but white space', example: { text: 'a b', matches: ['a', 'b'] } },
  { syntax: '[abc]', meaning: 'one of these', example: { text: 'cabin', matches: ['c', 'a', 'b'] } },
  { syntax: '[a-z]', meaning: 'one from a to z', example: { text: 'Ab1', matches: ['b'] } },
  { syntax: '[^abc]', meaning: 'anything but these', example: { text: 'cabin', matches: ['i', 'n'] } },
  {
    syntax: String.raw`\.`,
    meaning: String.raw`the character itself; also for \ ^ $ * + ? ( ) [ ] { } |`,
    example: { text: '3.14', matches: ['.'] },
  },
  { syntax: String.raw`\t`, meaning: 'a tab', example: { text: 'a\tb', matches: ['\t'] } },
  {
    syntax: String.raw`\r?\n`,
    meaning: 'a line break of either kind: \\n, or \\r\\n from Windows',
    example: { text: 'a\nb\r\nc', matches: ['\n', '\r\n'] },
  },
  { syntax: String.raw`\u00e9`, meaning: 'the UTF-16 unit of this code', example: { text: 'café', matches: ['é'] } },
]

const quantifiers: readonly CheatSheetEntry[] = [
  {
    syntax: 'a*',
    meaning: 'any number of times, none included',
    example: { pattern: 'ba*', text: 'b ba baa', matches: ['b', 'ba', 'baa'] },
  },
  { syntax: 'a+', meaning: 'once or more', example: { text: 'b ba baa', matches: ['a', 'aa'] } },
  {
    syntax: 'a?',
    meaning: 'once or not at all',
    example: { pattern: 'colou?r', text: 'color colour', matches: ['color', 'colour'] },
  },
  { syntax: 'a{3}', meaning: 'exactly three times', example: { text: 'aaaa', matches: ['aaa'] } },
  { syntax: 'a{2,}', meaning: 'twice or more', example: { text: 'a aa aaa', matches: ['aa', 'aaa'] } },
  { syntax: 'a{2,3}', meaning: 'two or three times', example: { text: 'a aa aaaa', matches: ['aa', 'aaa'] } },
  {
    syntax: 'a+?',
    meaning: 'as few as will do; ? after any quantifier',
    example: { pattern: '<.+?>', text: '<b>x</b>', matches: ['<b>', '</b>'] },
  },
]

const groups: readonly CheatSheetEntry[] = [
  { syntax: 'cat|dog', meaning: 'either side', example: { text: 'dogs, cats', matches: ['dog', 'cat'] } },
  { syntax: '(ab)+', meaning: 'a group, remembered by number', example: { text: 'abab', matches: ['abab'] } },
  { syntax: '(?:ab)+', meaning: 'a group that is not remembered', example: { text: 'abab', matches: ['abab'] } },
  {
    syntax: String.raw`(?<year>\d{4})`,
    meaning: 'a group with a name',
    example: { text: 'in 1984', matches: ['1984'] },
  },
  {
    syntax: String.raw`(.)\1`,
    meaning: 'what group 1 took, again',
    example: { text: 'hello', matches: ['ll'] },
  },
  {
    syntax: String.raw`(?<q>['"]).*?\k<q>`,
    meaning: 'what the named group took, again',
    example: { text: `'a' "b'c"`, matches: [`'a'`, `"b'c"`] },
  },
]

const lookaround: readonly CheatSheetEntry[] = [
  {
    syntax: String.raw`\d+(?=%)`,
    meaning: 'only where this follows; it is not part of the match',
    example: { text: '5 of 10%', matches: ['10'] },
  },
  {
    syntax: String.raw`\b\d+\b(?!%)`,
    meaning: 'only where this does not follow',
    example: { text: '5 of 10%', matches: ['5'] },
  },
  {
    // eslint-disable-next-line no-restricted-syntax -- For a visitor's own pattern.
    syntax: String.raw`(?<=€)\d+`,
    meaning: 'only where this stands before',
    example: { text: '€5 for 10', matches: ['5'] },
  },
  {
    // eslint-disable-next-line no-restricted-syntax -- For a visitor's own pattern.
    syntax: String.raw`(?<!€)\b\d+`,
    meaning: 'only where this does not stand before',
    example: { text: '€5 for 10', matches: ['10'] },
  },
]

const unicodeProperties: readonly CheatSheetEntry[] = [
  {
    syntax: String.raw`\p{L}`,
    meaning: 'a letter of any script; needs u or v, as all of these do',
    example: { flags: 'gu', text: 'é1я', matches: ['é', 'я'] },
  },
  {
    syntax: String.raw`\p{Lu}`,
    meaning: 'an upper-case letter; Ll for lower case',
    example: { flags: 'gu', text: 'Éa', matches: ['É'] },
  },
  {
    syntax: String.raw`\p{N}`,
    meaning: 'a number of any script',
    example: { flags: 'gu', text: 'x²٣', matches: ['²', '٣'] },
  },
  {
    syntax: String.raw`\p{P}`,
    meaning: 'punctuation; S for symbols such as + and €',
    example: { flags: 'gu', text: '¿qué?', matches: ['¿', '?'] },
  },
  {
    syntax: String.raw`\p{Script=Greek}`,
    meaning: 'a character of one script',
    example: { flags: 'gu', text: 'π = pi', matches: ['π'] },
  },
  {
    syntax: String.raw`\P{L}`,
    meaning: 'anything without the property',
    example: { flags: 'gu', text: 'é1я', matches: ['1'] },
  },
  {
    syntax: String.raw`\u{1F600}`,
    meaning: 'the character with this code point',
    example: { flags: 'gu', text: 'hi 😀', matches: ['😀'] },
  },
  {
    syntax: String.raw`\p{RGI_Emoji}`,
    meaning: 'a whole emoji, however many code points it has; needs v',
    example: { flags: 'gv', text: '1 👍🏽 🇨🇭', matches: ['👍🏽', '🇨🇭'] },
  },
  {
    syntax: String.raw`[\p{L}--[a-z]]`,
    meaning: 'the first without the second; && for what both have; needs v',
    example: { flags: 'gv', text: 'aéb', matches: ['é'] },
  },
]

const flags: readonly CheatSheetEntry[] = [
  {
    syntax: 'g',
    meaning: 'every match, not only the first',
    example: { pattern: 'a', flags: 'g', text: 'banana', matches: ['a', 'a', 'a'] },
  },
  {
    syntax: 'i',
    meaning: 'upper and lower case are the same',
    example: { pattern: 'a', flags: 'gi', text: 'Aa', matches: ['A', 'a'] },
  },
  {
    syntax: 'm',
    meaning: '^ and $ hold at every line',
    example: { pattern: String.raw`^\w`, flags: 'gm', text: 'ab\ncd', matches: ['a', 'c'] },
  },
  {
    syntax: 's',
    meaning: '. takes line breaks too',
    example: { pattern: 'a.b', flags: 'gs', text: 'a\nb', matches: ['a\nb'] },
  },
  {
    syntax: 'u',
    meaning: 'whole code points, and \\p{…}; an escape without meaning is an error',
    example: { pattern: '^.$', flags: 'gu', text: '😀', matches: ['😀'] },
  },
  {
    syntax: 'y',
    meaning: 'from the very start; with g, each match right after the last',
    example: { pattern: 'a', flags: 'gy', text: 'aaba', matches: ['a', 'a'] },
  },
  {
    syntax: 'v',
    meaning: 'u, with sets of characters and of strings; in place of u',
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
    meaning: '$1 is what group 1 took; nothing where it took no part',
    example: {
      pattern: String.raw`(\w+) (\w+)`,
      text: 'Ada Lovelace',
      matches: ['Ada Lovelace'],
      replaced: 'Lovelace Ada',
    },
  },
  {
    syntax: '$<digits>%',
    meaning: '$<digits> is what the group of that name took',
    example: { pattern: String.raw`(?<digits>\d+) percent`, text: '5 percent', matches: ['5 percent'], replaced: '5%' },
  },
  {
    syntax: '$$5',
    meaning: '$$ is a dollar sign',
    example: { pattern: '€5', text: 'for €5', matches: ['€5'], replaced: 'for $5' },
  },
  {
    syntax: '$`',
    meaning: 'the text before the match',
    example: { pattern: '-', text: 'ab-c', matches: ['-'], replaced: 'ababc' },
  },
  {
    syntax: "$'",
    meaning: 'the text after the match',
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
