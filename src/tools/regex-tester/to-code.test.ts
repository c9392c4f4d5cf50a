import { spawnSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { patternLibrary } from './pattern-library.tsx'
import { languages } from './languages.ts'
import { toCode, toJavaScript } from './to-code.ts'

const codeIn = (name: string, ...args: [pattern: string, flags: string, replacement?: string | undefined]) => {
  const language = languages.find((each) => each.name === name)
  return language ? toCode(language, ...args) : { code: undefined, note: 'unknown' }
}
const toPython = (...args: [pattern: string, flags: string, replacement?: string | undefined]) =>
  codeIn('Python', ...args)

describe('JavaScript', () => {
  test.each([
    ['a/b', 'g', String.raw`const matches = [...text.matchAll(/a\/b/g)]`],
    ['a\nb', 'g', String.raw`const matches = [...text.matchAll(/a\nb/g)]`],
    [String.raw`\/[/]`, '', String.raw`const match = text.match(/\/[/]/)`],
    [String.raw`'"\``, 'i', String.raw`const match = text.match(/'"\`/i)`],
  ])('%j with %j is %s', (pattern, flags, code) => {
    expect(toJavaScript(pattern, flags)).toBe(code)
  })

  test('replaces', () => {
    expect(toJavaScript('a', 'g', '"$1"\n')).toBe(String.raw`const result = text.replace(/a/g, "\"$1\"\n")`)
  })

  test.each(patternLibrary)('finds the same: $title', ({ regex, sample }) => {
    const code = `${toJavaScript(regex.source, regex.flags)}; JSON.stringify(matches.map(([match]) => match))`
    expect(JSON.parse(runInNewContext(code, { text: sample }) as string)).toEqual(sample.match(regex))
  })
})

describe('Python', () => {
  const findAll = (args: string) => `matches = list(re.finditer(${args}))`

  test.each([
    ['a/b', 'g', 'r"a/b", text'],
    [String.raw`a\/b`, 'g', 'r"a/b", text'],
    ['a\nb', 'g', String.raw`r"a\nb", text`],
    ['say "hi"', 'g', String.raw`r"say \x22hi\x22", text`],
    [`"it's"`, 'g', String.raw`r"\x22it's\x22", text`],
    [String.raw`(?<n>a)\k<n>`, 'gims', 'r"(?ims)(?P<n>a)(?P=n)", text'],
    [String.raw`\d$`, 'g', String.raw`r"(?a)\d\Z", text`],
    ['a{,2}', 'g', String.raw`r"a\{,2\}", text`],
    ['[[&]', 'g', String.raw`r"[\[\&]", text`],
    ['[]|[^]', 'g', String.raw`r"(?a)[^\s\S]|[\s\S]", text`],
    [String.raw`\u{1F600}\x41\cJ`, 'gu', String.raw`r"😀A\n", text`],
    ['😀', 'g', 'r"😀", text'],
  ])('%s with %s is %s', (pattern, flags, args) => {
    expect(toPython(pattern, flags).code).toBe(findAll(args))
  })

  test.each([
    [String.raw`\p{L}`, 'u', /no \\p/],
    ['a', 'y', /flags v and y/],
    ['[a--b]', 'v', /flags v/],
    [String.raw`[\ud83d\-]`, '', /Half/],
    [String.raw`\p{Script=Greek}`, 'u', /no \\p/],
    ['a', '', /text around/, '$`'],
  ])('/%s/%s has no code, and says why', (pattern, flags, reason, replacement?: string) => {
    const { code, note } = toPython(pattern, flags, replacement)
    expect(code).toBeUndefined()
    expect(note).toMatch(reason)
  })

  test.each([
    ['^a', 'm', /Only \\n/],
    ['a.', '', /Only \\n/],
    ['a.', 's', /^$/],
    ['(?<=a+)b', '', /lookbehind/],
    [String.raw`\d\s`, '', /non-breaking/],
    ['a', 'i', /^$/],
    [String.raw`\ba`, 'i', /^$/],
  ])('/%s/%s has a note', (pattern, flags, note) => {
    expect(toPython(pattern, flags).note).toMatch(note)
  })

  const cases = [
    ...patternLibrary
      .filter(({ regex }) => !regex.unicode)
      .map(({ regex, sample }) => ({
        pattern: regex.source,
        flags: regex.flags,
        sample,
        matches: sample.match(regex) as string[],
      })),
    { pattern: String.raw`(a)\1|(?:(b)\2)*c`, flags: 'g', sample: 'aa bbc c', matches: ['aa', 'bbc', 'c'] },
    { pattern: String.raw`(?<=[$€])\d+`, flags: 'g', sample: '$5 €12 7', matches: ['5', '12'] },
    { pattern: 'b$', flags: 'g', sample: 'b\nb\n', matches: [] },
    {
      pattern: String.raw`[\]\-^\\&&~~||[]+`,
      flags: 'g',
      sample: String.raw`a]-^\&~|[b`,
      matches: [String.raw`]-^\&~|[`],
    },
    { pattern: `["']{1,2}?`, flags: 'g', sample: `"'`, matches: ['"', "'"] },
    { pattern: String.raw`\w+`, flags: 'g', sample: 'é_1', matches: ['_1'] },
  ]
  const replacements = [
    { pattern: String.raw`(\w+) (\w+)`, flags: 'g', sample: 'Ada Lovelace', replacement: '$2, $1' },
    { pattern: '(?<x>a)(b)?', flags: 'g', sample: 'ab a', replacement: "[$<x>$2$3$12$&$$']" },
    { pattern: 'a', flags: '', sample: 'aaa', replacement: String.raw`\n\1"'` },
    { pattern: 'a', flags: 'gi', sample: 'aA', replacement: 'line\n' },
    { pattern: 'x*', flags: 'g', sample: 'axb', replacement: '-' },
    { pattern: 'a', flags: 'g', sample: 'abc', replacement: '$<x>' },
  ]
  const python = spawnSync('python3', ['--version']).status === 0 ? 'python3' : undefined

  test.runIf(python)('the code finds the same matches in Python', () => {
    const program = [
      'import json, re, sys, warnings',
      'warnings.simplefilter("error")',
      'def run(case):',
      '  names = {"re": re, "text": case["sample"]}',
      '  exec(case["code"], names)',
      '  return names["result"] if "result" in names else [match.group() for match in names["matches"]]',
      'print(json.dumps([run(case) for case in json.load(sys.stdin)]))',
    ].join('\n')
    const found = cases.map(({ pattern, flags, sample }) => ({ ...toPython(pattern, flags), sample }))
    const replaced = replacements.map(({ pattern, flags, sample, replacement }) => ({
      ...toPython(pattern, flags, replacement),
      sample,
    }))
    const input = JSON.stringify([...found, ...replaced])
    const { stdout, stderr } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual([
      ...cases.map(({ matches }) => matches),
      ...replacements.map(({ pattern, flags, sample, replacement }) =>
        sample.replace(new RegExp(pattern, flags), replacement),
      ),
    ])
  })
})

test.each([
  [
    'PHP',
    String.raw`(?<n>it's)/\d$`,
    'gi',
    undefined,
    String.raw`preg_match_all('/(?i)(?<n>it\'s)\\/\\d\\z/u', $text, $matches);`,
  ],
  ['PHP', 'a', '', '$&2 $$1', "$result = preg_replace('/a/u', '${0}2 \\\\$1', $text, 1);"],
  [
    'Java',
    String.raw`"\w$`,
    'gim',
    undefined,
    String.raw`Pattern.compile("(?imu)\"\\w$").matcher(text).results().toList();`,
  ],
  ['Java', '(a)', 'g', '$&1$$', String.raw`text.replaceAll("(a)", "$0\\1\\$");`],
  ['C#', String.raw`"\p{L}`, 'gu', undefined, String.raw`Regex.Matches(text, @"""\p{L}");`],
  ['C#', '(a)', '', '$$$1"', 'new Regex(@"(a)").Replace(text, @"$$${1}""", 1);'],
  ['Go', '(?<n>a.)', 'gs', undefined, 'regexp.MustCompile(`(?s)(?P<n>a.)`).FindAllStringSubmatch(text, -1)'],
  ['Go', '`', 'g', '$$1', 'regexp.MustCompile("`").ReplaceAllString(text, "$$1")'],
])('%s for %s with %s', (language, pattern, flags, replacement, code) => {
  expect(codeIn(language, pattern, flags, replacement).code).toBe(code)
})

test.each([
  ['Go', 'a(?=b)', /no lookarounds/],
  ['Go', String.raw`(a)\1`, /no backreferences/],
  ['PHP', String.raw`\w`, /other scripts/],
  ['C#', '(?<a>b)(c)', /last numbers/],
  ['Java', '(?<a_b>c)', /can’t have a _/],
])('%s has a note on %s', (language, pattern, note) => {
  expect(codeIn(language, pattern, 'g').note).toMatch(note)
})
