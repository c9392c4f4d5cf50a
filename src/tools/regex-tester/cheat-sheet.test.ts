import { expect, test } from 'vitest'
import { cheatSheet } from './cheat-sheet.tsx'
import { tool } from './tool.ts'

const { raw } = String

function find(pattern: string, flags: string, text: string): string[] {
  return [...text.matchAll(new RegExp(pattern, flags))].map(([match]) => match)
}

/** Without a pattern, the syntax itself is the pattern. */
type Example = [syntax: string, text: string, matches: string[], use?: { pattern?: string; flags?: string }]

const patterns: Example[] = [
  ['^', 'aa', ['a'], { pattern: '^a' }],
  ['$', 'abc', ['c'], { pattern: '.$' }],
  [raw`\b`, 'cat catalog', ['cat'], { pattern: raw`\bcat\b` }],
  [raw`\B`, 'end bend', ['end'], { pattern: raw`\Bend` }],
  ['.', 'a\nb', ['a', 'b']],
  [raw`\d`, 'Room 42', ['4', '2']],
  [raw`\w`, 'é_1!', ['_', '1']],
  [raw`\s`, 'a b\nc', [' ', '\n']],
  [raw`\D`, '1a2', ['a']],
  [raw`\W`, 'a-b', ['-']],
  [raw`\S`, 'a b', ['a', 'b']],
  ['[abc]', 'cabin', ['c', 'a', 'b']],
  ['[a-z]', 'Ab1', ['b']],
  ['[^abc]', 'cabin', ['i', 'n']],
  [raw`\.`, '3.14', ['.']],
  [raw`\t`, 'a\tb', ['\t']],
  [raw`\r?\n`, 'a\nb\r\nc', ['\n', '\r\n']],
  [raw`\u00e9`, 'café', ['é']],
  ['a*', 'b ba baa', ['b', 'ba', 'baa'], { pattern: 'ba*' }],
  ['a+', 'b ba baa', ['a', 'aa']],
  ['a?', 'color colour', ['color', 'colour'], { pattern: 'colou?r' }],
  ['a{3}', 'aaaa', ['aaa']],
  ['a{2,}', 'a aa aaa', ['aa', 'aaa']],
  ['a{2,3}', 'a aa aaaa', ['aa', 'aaa']],
  ['a+?', '<b>x</b>', ['<b>', '</b>'], { pattern: '<.+?>' }],
  ['cat|dog', 'dogs, cats', ['dog', 'cat']],
  ['(ab)+', 'abab', ['abab']],
  ['(?:ab)+', 'abab', ['abab']],
  [raw`(?<year>\d{4})`, 'in 1984', ['1984']],
  [raw`(.)\1`, 'hello', ['ll']],
  [raw`(?<q>['"]).*?\k<q>`, "'a' \"b'c\"", ["'a'", '"b\'c"']],
  [raw`\d+(?=%)`, '5 of 10%', ['10']],
  [raw`\b\d+\b(?!%)`, '5 of 10%', ['5']],

  [raw`(?<=€)\d+`, '€5 for 10', ['5']],

  [raw`(?<!€)\b\d+`, '€5 for 10', ['10']],
  [raw`\p{L}`, 'é1я', ['é', 'я'], { flags: 'gu' }],
  [raw`\p{Lu}`, 'Éa', ['É'], { flags: 'gu' }],
  [raw`\p{N}`, 'x²٣', ['²', '٣'], { flags: 'gu' }],
  [raw`\p{P}`, '¿qué?', ['¿', '?'], { flags: 'gu' }],
  [raw`\p{Script=Greek}`, 'π = pi', ['π'], { flags: 'gu' }],
  [raw`\P{L}`, 'é1я', ['1'], { flags: 'gu' }],
  [raw`\u{1F600}`, 'hi 😀', ['😀'], { flags: 'gu' }],
  [raw`\p{RGI_Emoji}`, '1 👍🏽 🇨🇭', ['👍🏽', '🇨🇭'], { flags: 'gv' }],
  [raw`[\p{L}--[a-z]]`, 'aéb', ['é'], { flags: 'gv' }],
  ['g', 'banana', ['a', 'a', 'a'], { pattern: 'a' }],
  ['i', 'Aa', ['A', 'a'], { pattern: 'a', flags: 'gi' }],
  ['m', 'ab\ncd', ['a', 'c'], { pattern: raw`^\w`, flags: 'gm' }],
  ['s', 'a\nb', ['a\nb'], { pattern: 'a.b', flags: 'gs' }],
  ['u', '😀', ['😀'], { pattern: '^.$', flags: 'gu' }],
  ['y', 'aaba', ['a', 'a'], { pattern: 'a', flags: 'gy' }],
  ['v', 'a1', ['a'], { pattern: raw`[\w--\d]`, flags: 'gv' }],
]

test.each<Example>(patterns)('%s finds in %j: %j', (syntax, text, matches, { pattern = syntax, flags = 'g' } = {}) => {
  expect(find(pattern, flags, text)).toEqual(matches)
})

const replacements: [syntax: string, pattern: string, text: string, replaced: string][] = [
  ['[$&]', raw`\d+`, 'a12', 'a[12]'],
  ['$2 $1', raw`(\w+) (\w+)`, 'Ada Lovelace', 'Lovelace Ada'],
  ['$<digits>%', raw`(?<digits>\d+) percent`, '5 percent', '5%'],
  ['$$5', '€5', 'for €5', 'for $5'],
  ['$`', '-', 'ab-c', 'ababc'],
  ["$'", '-', 'a-bc', 'abcbc'],
]

test.each(replacements)('%s for %s in %j gives %j', (syntax, pattern, text, replaced) => {
  expect(text.replace(new RegExp(pattern, 'g'), syntax)).toBe(replaced)
})

test('every entry has an example, and every flag an entry', () => {
  const entries = Object.values(cheatSheet).flatMap((section) => section.map(([syntax]) => syntax))
  expect(entries).toEqual([...patterns, ...replacements].map(([syntax]) => syntax))
  const flags = cheatSheet['Flags']?.map(([syntax]) => syntax)
  expect(flags).toEqual(tool.options.flags.letters.map(({ letter }) => letter))
})
