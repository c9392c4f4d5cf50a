import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { inputErrorOf, testTool } from '#test/test-tool.ts'
import { engine, groupNamesOf } from './engine.ts'
import { matchParts } from './match-parts.ts'
import { tool } from './tool.ts'

const { run } = testTool(tool, engine)

function find(pattern: string, flags: string, text: string): [string, number][] {
  return run(text, { pattern, flags }).matches.map((match) => [match.text, match.index])
}

function replace(pattern: string, flags: string, text: string, replacement: string): string | undefined {
  return run(text, { pattern, flags, replacement, replace: true }).replaced
}

test('lineNumbers prints the line in which each match starts', () => {
  const found = run('b\r\na b\n\nb\r b\n', { pattern: String.raw`b\b`, lineNumbers: true })
  expect(engine.print(found)).toBe('1:b\n2:b\n4:b\n5:b')
})

describe('matches', () => {
  test.each<[string, string, string, [string, number][]]>([
    ['a', 'g', '', []],
    ['a', 'g', 'b', []],
    [
      'a',
      'g',
      'banana',
      [
        ['a', 1],
        ['a', 3],
        ['a', 5],
      ],
    ],
    ['a', '', 'banana', [['a', 1]]],
    [
      'A',
      'gi',
      'banana',
      [
        ['a', 1],
        ['a', 3],
        ['a', 5],
      ],
    ],
    [
      '^.',
      'gm',
      'ab\ncd',
      [
        ['a', 0],
        ['c', 3],
      ],
    ],
    ['a.b', 'gs', 'a\nb', [['a\nb', 0]]],
    // The match is not the first occurrence of its text: looking up its index with `indexOf` would return 0.
    ['(?<=b)a', 'g', 'aba', [['a', 2]]],
    [String.raw`\bcat\b`, 'g', 'concat cat', [['cat', 7]]],
    ['<script>', 'g', '<script>', [['<script>', 0]]],
    ['.+', 'g', 'שלום عالم', [['שלום عالم', 0]]],
  ])('finds /%s/%s in %j', (pattern, flags, text, matches) => {
    expect(find(pattern, flags, text)).toEqual(matches)
  })

  test.each<[string, string, string, [string, number][]]>([
    ['(?:)', 'g', '', [['', 0]]],
    [
      '(?:)',
      'g',
      'ab',
      [
        ['', 0],
        ['', 1],
        ['', 2],
      ],
    ],
    ['(?:)', '', 'ab', [['', 0]]],
    [
      'a*',
      'g',
      'baab',
      [
        ['', 0],
        ['aa', 1],
        ['', 3],
        ['', 4],
      ],
    ],
    [
      '^',
      'gm',
      'a\nb',
      [
        ['', 0],
        ['', 2],
      ],
    ],
    [
      '(?=a)',
      'g',
      'aba',
      [
        ['', 0],
        ['', 2],
      ],
    ],
    [
      '(?:)',
      'gy',
      'ab',
      [
        ['', 0],
        ['', 1],
        ['', 2],
      ],
    ],
    // Advances by UTF-16 code unit, or by code point with the flags u and v.
    [
      '(?:)',
      'g',
      '😀',
      [
        ['', 0],
        ['', 1],
        ['', 2],
      ],
    ],
    [
      '(?:)',
      'gu',
      '😀',
      [
        ['', 0],
        ['', 2],
      ],
    ],
    [
      '(?:)',
      'gv',
      '😀',
      [
        ['', 0],
        ['', 2],
      ],
    ],
    [
      '(?:)',
      'gu',
      '\ud83d',
      [
        ['', 0],
        ['', 1],
      ],
    ],
  ])('advances past empty matches: /%s/%s in %j', (pattern, flags, text, matches) => {
    expect(find(pattern, flags, text)).toEqual(matches)
  })

  test.each<[string, string, string, [string, number][]]>([
    [
      '.',
      'g',
      '😀',
      [
        ['\ud83d', 0],
        ['\ude00', 1],
      ],
    ],
    [
      '.',
      'gu',
      'a😀b',
      [
        ['a', 0],
        ['😀', 1],
        ['b', 3],
      ],
    ],
    [
      '.',
      'gu',
      '\ude00\ud83d',
      [
        ['\ude00', 0],
        ['\ud83d', 1],
      ],
    ],
    [String.raw`\ud83d`, 'g', '😀', [['\ud83d', 0]]],
    [String.raw`\ud83d`, 'gu', '😀\ud83d', [['\ud83d', 2]]],
    [
      String.raw`\p{L}+`,
      'gu',
      'Łódź 東京',
      [
        ['Łódź', 0],
        ['東京', 5],
      ],
    ],
    ['É', 'gi', 'é', [['é', 0]]],
    [
      String.raw`\p{RGI_Emoji}`,
      'gv',
      '👩‍👩‍👧x🇨🇭',
      [
        ['👩‍👩‍👧', 0],
        ['🇨🇭', 9],
      ],
    ],
    [String.raw`[\p{L}--[a-z]]`, 'gv', 'aéb', [['é', 1]]],
  ])('returns indexes in UTF-16 code units: /%s/%s in %j', (pattern, flags, text, matches) => {
    expect(find(pattern, flags, text)).toEqual(matches)
  })

  test.each<[string, string, string, [string, number][]]>([
    ['a', 'y', 'aa', [['a', 0]]],
    ['a', 'y', 'ba', []],
    [
      'a',
      'gy',
      'aaba',
      [
        ['a', 0],
        ['a', 1],
      ],
    ],
    ['a', 'gy', 'ba', []],
  ])('matches only where the last match ended: /%s/%s in %j', (pattern, flags, text, matches) => {
    expect(find(pattern, flags, text)).toEqual(matches)
  })

  test('returns no matches for an empty pattern, even with invalid flags', () => {
    expect(run('text', { pattern: '', flags: 'uv', replace: true })).toEqual({ matches: [], count: 0 })
  })

  test('counts all matches and lists the first ones', () => {
    expect(run('a1b2c3', { pattern: String.raw`\d`, limit: 2 })).toEqual({
      matches: [
        { text: '1', index: 1, groups: [] },
        { text: '2', index: 3, groups: [] },
      ],
      count: 3,
    })
  })

  test('counts a million matches, lists ten and reports progress', () => {
    const reports: unknown[][] = []
    const text = 'x'.repeat(1_000_000)
    const result = run(text, { pattern: '(?:)', limit: 10 }, (...report: unknown[]) => void reports.push(report))
    expect(result.matches).toHaveLength(10)
    expect(result.count).toBe(1_000_001)
    expect(reports).toHaveLength(10)
    expect(reports[0]).toEqual([99_999, 1_000_000])
  })

  test('stops listing matches before groups that capture the rest of the text use up the memory', () => {
    const result = run('x'.repeat(20_000), { pattern: '(?=([^]*))' })
    expect(result.count).toBe(20_001)
    expect(result.matches.length).toBeLessThan(7000)
    expect(result.matches.length).toBeGreaterThan(5000)
  })
})

describe('groups', () => {
  test('are null if they did not participate, and empty if they matched nothing', () => {
    expect(run('b', { pattern: '(a)|(b)(c*)' }).matches).toEqual([{ text: 'b', index: 0, groups: [null, 'b', ''] }])
  })

  test('are listed by name in the order in which the pattern defines them', () => {
    expect(run('2024-02', { pattern: String.raw`(?<y>\d+)-(?<m>\d+)(?<d>-\d+)?` }).matches).toEqual([
      {
        text: '2024-02',
        index: 0,
        groups: ['2024', '02', null],
        named: [
          { name: 'y', text: '2024' },
          { name: 'm', text: '02' },
          { name: 'd', text: null },
        ],
      },
    ])
  })

  test.each(['__proto__', 'constructor', 'toString', 'length', '𝒳', '$', '_'])('can be named %s', (name) => {
    const result = structuredClone(run('ab', { pattern: `a(?<${name}>b)`, replace: true, replacement: `<$<${name}>>` }))
    expect(result.matches[0]?.named).toEqual([{ name, text: 'b' }])
    expect(result.replaced).toBe('<b>')
  })
})

describe('the parts of a match', () => {
  const partsOf = (pattern: string, text: string) => {
    const [match] = run(text, { pattern, ranges: true }).matches
    return match && matchParts(match)?.map(({ start, end, group }) => [text.slice(start, end), group])
  }

  test.each([
    ['ab', 'ab', undefined],
    [
      'a(b)c',
      'abc',
      [
        ['a', 0],
        ['b', 1],
        ['c', 0],
      ],
    ],
    [
      '(a(b)c)(d)',
      'abcd',
      [
        ['a', 1],
        ['b', 2],
        ['c', 1],
        ['d', 3],
      ],
    ],
    ['(a)?b', 'b', undefined],
    // The group in the lookahead is longer than the match.
    ['a(?=(b))', 'ab', undefined],
    [
      '(?=(abc))a(b)',
      'abc',
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
  ])('/%s/ in %j', (pattern, text, parts) => {
    expect(partsOf(pattern, text)).toEqual(parts)
  })
})

test.each([
  ['a', undefined],
  ['(a)', undefined],
  [String.raw`(?<x>a)([(])\((?:b)(?<=c)(?<y>d)`, ['x', null, 'y']],
])('the groups of /%s/ are named %j', (pattern, names) => {
  expect(run('', { pattern }).groupNames).toEqual(names)
})

test('prints the replaced text if there is a replacement', () => {
  const result = run('a-b', { pattern: '-', replace: true, replacement: '\n' })
  expect(engine.print(result)).toBe('a\nb')
})

describe('replacement', () => {
  test.each([
    ['a', 'g', 'banana', '', 'bnn'],
    ['a', 'g', 'banana', 'o', 'bonono'],
    ['a', '', 'banana', 'o', 'bonana'],
    ['x', 'g', 'banana', 'o', 'banana'],
    ['a', 'y', 'banana', 'o', 'banana'],
    ['a', 'gy', 'aaba', 'o', 'ooba'],
    ['', 'g', 'banana', 'o', undefined],
    ['(?:)', 'gu', '😀a', '-', '-😀-a-'],
    ['n', 'g', 'banana', '[$&]', 'ba[n]a[n]a'],
    ['n', '', 'banana', "[$`|$']", 'ba[ba|ana]ana'],
    ['(b)(a)', '', 'banana', '$2$1', 'abnana'],
    ['(b)(x)?', '', 'banana', '<$2>', '<>anana'],
    ['n', '', 'banana', '$$&', 'ba$&ana'],
    ['(n)', '', 'banana', '$0$2$10$01', 'ba$0$2n0nana'],
    ['(?<n>n)', '', 'banana', '$<n>$<x>$<n', 'ban$<nana'],
    ['n', '', 'banana', '$<n>', 'ba$<n>ana'],
  ])('of /%s/%s in %j with %j gives %j', (pattern, flags, text, replacement, replaced) => {
    expect(replace(pattern, flags, text, replacement)).toBe(replaced)
  })

  test('is skipped unless requested', () => {
    expect(run('a', { pattern: 'a', replacement: 'b' })).not.toHaveProperty('replaced')
  })

  test('replaces all matches, not only the listed ones', () => {
    expect(run('aaa', { pattern: 'a', replacement: 'b', replace: true, limit: 1 }).replaced).toBe('bbb')
  })

  test('includes thousands of matches', () => {
    expect(replace('a', 'g', 'ab'.repeat(20_000), '[$&]')).toBe('[a]b'.repeat(20_000))
  })

  test.each([
    ['.', 'x'.repeat(2_000_000)],
    ['.', '$`'],
    ['.', "$'".repeat(10_000)],
  ])('is rejected if the result would use up the memory', (pattern, replacement) => {
    const error = inputErrorOf(() => replace(pattern, 'g', 'x'.repeat(20_000), replacement))
    expect(error.message).toBe('The result would be longer than 100 million characters. Try a shorter replacement.')
  })
})

describe('errors', () => {
  test.each([
    ['(', 'g', 'Unterminated group: ( at index 0'],
    [')', '', "Unmatched ')': ) at index 0"],
    ['*', 'g', 'Nothing to repeat'],
    ['[z-a]', 'g', 'Range out of order in character class'],
    [String.raw`\p{Nonsense}`, 'gu', 'Invalid property name'],
    ['(/: \n', 'g', 'Unterminated group: ( at index 0'],
    ['(?<a>x)(?<a>y)', 'g', 'Duplicate capture group name'],
    ['a', 'uv', "Invalid flags supplied to RegExp constructor 'uv'"],
    ['a', 'gg', "Invalid flags supplied to RegExp constructor 'gg'"],
  ])('/%s/%s: %s', (pattern, flags, reason) => {
    const error = inputErrorOf(() => run('text', { pattern, flags }))
    expect(error.message).toBe('Invalid regex pattern')
    expect(error.detail).toBe(reason)
  })

  test('rejects a pattern that is too large to compile', () => {
    const error = inputErrorOf(() => run('text', { pattern: 'a'.repeat(1_000_000) }))
    expect(error.message).toBe('Invalid regex pattern')
    expect(error.detail).toBe('Regular expression too large')
  })

  test('rejects a pattern that needs too much memory for backtracking', () => {
    const error = inputErrorOf(() => run('a'.repeat(20_000_000), { pattern: '(?:a|b)*' }))
    expect(error.message).toBe('Not enough memory for this pattern on this text. Try a simpler pattern.')
  })
})

describe('print', () => {
  test.each([
    ['x', 'banana', ''],
    ['a', 'banana', 'a\na\na'],
    ['a*', 'ab', 'a\n\n'],
    ['[^]+', 'a\r\nb\nc', String.raw`a\r\nb\nc`],
    [String.raw`\S+`, String.raw`C:\new D:\old`, 'C:\\new\nD:\\old'],
  ])('prints the matches of /%s/g in %j as %j', (pattern, text, printed) => {
    expect(engine.print(run(text, { pattern }))).toBe(printed)
  })
})

describe('for any text', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', '1', ' ', '\n', 'é', '😀', '\ud83d', '\ude00'),
    maxLength: 12,
  })
  const flags = fc
    .tuple(fc.subarray(['i', 'm', 's', 'y']), fc.constantFrom('', 'u', 'v'))
    .map(([letters, unicode]) => letters.join('') + unicode)

  const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((strings) => strings.join(''))
  const character = fc.constantFrom(
    ...['a', 'b', '.', '😀', 'é', '[ab]', '[^a]', '(?:)', String.raw`\d`, String.raw`\w`, String.raw`\ud83d`],
  )
  const assertion = fc.constantFrom('^', '$', String.raw`\b`, String.raw`\B`)
  const opening = fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?<NAME>')
  // Groups are not quantified: nested quantifiers cause catastrophic backtracking.
  const patterns = fc
    .letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { maxDepth: 3 },
        fc.oneof(character, assertion),
        joined(character, fc.constantFrom('*', '+', '?', '*?', '{1,2}')),
        joined(opening, tie('pattern'), fc.constant(')')),
        joined(tie('pattern'), tie('pattern')),
        joined(tie('pattern'), fc.constant('|'), tie('pattern')),
      ),
    }))
    .pattern.map((pattern) => {
      // Group names must be unique.
      let names = 0
      return pattern.replaceAll('NAME', () => `n${String(names++)}`)
    })

  /**
   * With the flag v, V8 13.6 (Node 24) never ends a replace or matchAll that finds nothing before an emoji, once any code
   * has changed RegExp.prototype. These patterns mean the same with the flag u.
   */
  const platformRegex = (pattern: string, someFlags: string) => new RegExp(pattern, someFlags.replace('v', 'u'))

  test('finds the same matches as matchAll', () => {
    fc.assert(
      fc.property(texts, patterns, flags, (text, pattern, someFlags) => {
        const expected = [...text.matchAll(platformRegex(pattern, `g${someFlags}`))]
        const result = run(text, { pattern, flags: `g${someFlags}` })
        expect(result.count).toBe(expected.length)
        expect(result.matches).toEqual(
          expected.map((match) => ({
            text: match[0],
            index: match.index,
            groups: match.slice(1).map((group) => (group as string | undefined) ?? null),
            ...(match.groups && {
              named: Object.keys(match.groups).map((name) => ({ name, text: match.groups?.[name] ?? null })),
            }),
          })),
        )
        expect(run(text, { pattern, flags: someFlags }).matches).toEqual(result.matches.slice(0, 1))
      }),
    )
  })

  test('knows the name and the range of every group', () => {
    fc.assert(
      fc.property(texts, patterns, flags, (text, pattern, someFlags) => {
        const groupCount = (new RegExp(`${pattern}|`, someFlags).exec('')?.length ?? 0) - 1
        const names = groupNamesOf(pattern)
        expect(names).toHaveLength(groupCount)
        const { matches } = run(text, { pattern, flags: `g${someFlags}`, ranges: true })
        for (const match of matches) {
          const { groups, groupRanges = [], named = [] } = match
          expect(groupRanges.map((range) => range && text.slice(...range))).toEqual(groups)
          expect(names.filter((name) => name !== null)).toEqual(named.map(({ name }) => name))
          expect((matchParts(match) ?? []).map(({ start, end }) => text.slice(start, end)).join('')).toBe(
            matchParts(match) ? match.text : '',
          )
        }
      }),
    )
  })

  test('replaces like String.replace', () => {
    const references = fc.constantFrom('$', '$$', '$&', '$`', "$'", '$1', '$02', '$<n0>', '$<n1', '>', '0', '2', 'x')
    const replacements = fc.array(references, { maxLength: 6 }).map((parts) => parts.join(''))
    const allFlags = joined(fc.constantFrom('', 'g'), flags)
    fc.assert(
      fc.property(texts, patterns, allFlags, replacements, (text, pattern, someFlags, replacement) => {
        const expected = text.replace(platformRegex(pattern, someFlags), replacement)
        expect(replace(pattern, someFlags, text, replacement)).toBe(expected)
      }),
    )
  })

  test('throws only InputErrors for any pattern, flags and replacement', () => {
    const characters = String.raw`ab1()[]{}<>?*+|^$.\,-=!:pukL&`.split('')
    const soup = fc.string({ unit: fc.constantFrom(...characters), maxLength: 10 })
    const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))
    const anyPattern = fc.oneof(soup, fc.string({ unit: anyUnit, maxLength: 10 }))
    const anyFlags = fc.string({ unit: fc.constantFrom('g', 'i', 'm', 's', 'u', 'y', 'v', 'd', 'x'), maxLength: 3 })
    fc.assert(
      fc.property(texts, anyPattern, anyFlags, soup, (text, pattern, someFlags, replacement) => {
        try {
          engine.print(run(text, { pattern, flags: someFlags, replace: true, replacement }))
        } catch (error) {
          if (!(error instanceof InputError)) throw error
        }
      }),
    )
  })
})

test.each([
  [true, '$1', undefined],
  [true, '$12', undefined],
  [true, '$2', 'The pattern has no group 2, so $2 stays as it is.'],
  [true, '$$2', undefined],
  [true, '$<year>', 'The pattern has no group named year, so $<year> stays as it is.'],
  [false, '$2', undefined],
])('with replace %s, the note for the replacement %s is %j', (isReplaced, replacement, note) => {
  expect(engine.note?.(run('a', { pattern: '(a)', replace: isReplaced, replacement }))).toBe(note)
})

test.each([
  [String.raw`(\d{3}-[a-z`, 'Unterminated character class: [ at index 7'],
  ['a(b(c)', 'Unterminated group: ( at index 1'],
  [String.raw`\([)]\)a)`, "Unmatched ')': ) at index 8"],
  ['(a**', 'Nothing to repeat'],
])('the reason for rejecting %s is %j', (pattern, reason) => {
  expect(inputErrorOf(() => run('', { pattern })).detail).toBe(reason)
})

test.each([
  ['(?P<year>a)', 'JavaScript writes named groups as (?<name>…).'],
  ['(?i)a', 'JavaScript has flags instead of groups such as (?i).'],
  ['(?>a)', 'JavaScript has no atomic groups.'],
])('the reason for rejecting %s says what JavaScript lacks', (pattern, message) => {
  const { detail = '' } = inputErrorOf(() => run('', { pattern }))
  expect(detail.split('\n')).toEqual(['Invalid group', message])
})

test('the note says that a missing named group inserts nothing', () => {
  const found = run('2024', { pattern: String.raw`(?<year>\d+)`, replace: true, replacement: '$<day>' })
  expect(found.replaced).toBe('')
  expect(engine.note?.(found)).toBe('The pattern has no group named day, so $<day> inserts nothing.')
})

test('reads \\n and \\t in the replacement on request', () => {
  const found = run('a,b', { pattern: ',', replace: true, replacement: String.raw`\n\t\\n`, escapes: true })
  expect(found.replaced).toBe('a\n\t\\nb')
  expect(engine.note?.(found)).toBeUndefined()
})

test('the note for a pattern in another syntax says so, even if the pattern is valid', () => {
  expect(engine.note?.(run('a1', { pattern: '[[:digit:]]' }))).toBe('JavaScript has no classes such as [:alpha:].')
})
