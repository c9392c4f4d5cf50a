import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { splitLines } from '#core/text/lines.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine } from './engine.ts'
import type { Deduplicated } from './result.ts'
import { tool } from './tool.ts'

type Options = Partial<OptionValues<typeof tool.options>>

function run(text: string, options: Options = {}, progress = (): void => undefined): Deduplicated {
  return engine.run(
    { text },
    { ...initialOptions(tool.options), ...options },
    createEngineContext({ progress }),
  ) as Deduplicated
}

/** Runs the engine on a stream. The chunk lengths are taken from the list, which is repeated as often as needed. */
async function stream(
  text: string | Uint8Array,
  options: Options = {},
  lengths: readonly number[] = [1],
): Promise<Deduplicated> {
  async function* cut() {
    const bytes = Buffer.from(text)
    for (let start = 0, index = 0; start < bytes.length; index++) {
      const end = start + (lengths[index % lengths.length] ?? 1)
      yield await Promise.resolve(bytes.subarray(start, end))
      start = end
    }
  }
  const chunks: Uint8Array[] = []
  const stepping = engine.stream?.(cut(), { ...initialOptions(tool.options), ...options }, createEngineContext())
  for (;;) {
    const step = await stepping?.next()
    if (step?.done !== false) return { ...(step?.value as Deduplicated), text: Buffer.concat(chunks).toString() }
    chunks.push(Buffer.from(step.value))
  }
}

describe('keeps the first of equal lines', () => {
  test.each([
    ['', '', 0],
    ['a', 'a', 0],
    ['a\nb\na', 'a\nb', 1],
    ['b\na\nb\na\nc', 'b\na\nc', 2],
    ['a\nA\n a', 'a\nA\n a', 0],
    ['constructor\n__proto__\nconstructor\n__proto__', 'constructor\n__proto__', 2],
    ['1\n01\n1', '1\n01', 1],
    ['👩‍👩‍👧\n👩\n👩‍👩‍👧', '👩‍👩‍👧\n👩', 1],
    ['🇫🇷\n🇫🇷🇮🇸\n🇫🇷', '🇫🇷\n🇫🇷🇮🇸', 1],
    ['שלום\nسلام\nשלום', 'שלום\nسلام', 1],
    ['สวัสดี\n猫\nสวัสดี', 'สวัสดี\n猫', 1],
    // These look the same but consist of different code points.
    ['é\ne\u0301', 'é\ne\u0301', 0],
    ['\ud83d\n\ud83d\n\ude00', '\ud83d\n\ude00', 1],
    ['\ud83d\n\uffffd83d\n\ufffd\n😀', '\ud83d\n\uffffd83d\n\ufffd\n😀', 0],
    // Lines with a common prefix.
    ['abc\nabcd\nabcde\nabcd\nabce\nabc\nabcdefgh\nabcdefgX', 'abc\nabcd\nabcde\nabce\nabcdefgh\nabcdefgX', 2],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text)).toMatchObject({ text: expected, removed })
  })
})

describe('treats blank lines like any other line', () => {
  test.each([
    ['a\n\nb\n\nc', 'a\n\nb\nc', 1],
    ['\n\n\na', '\na', 2],
    ['a\n \n\n \nb', 'a\n \n\nb', 1],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text)).toMatchObject({ text: expected, removed })
  })
})

describe('keep blank lines', () => {
  test.each([
    ['a\n\na\n \n\nb', 'a\n\n \n\nb', 1],
    ['\n\n\n', '\n\n\n', 0],
    ['a\n\na\n', 'a\n\n', 1],
  ])('%j becomes %j', async (text, expected, removed) => {
    expect(run(text, { keepBlank: true })).toMatchObject({ text: expected, removed })
    expect(await stream(text, { keepBlank: true })).toMatchObject({ text: expected, removed })
  })

  test('only matters when duplicates are removed', () => {
    expect(run('a\n\n\nb', { keepBlank: true, mode: 'counts' }).text).toBe('2× \n1× a\n1× b')
  })
})

describe('keeps a final line break', () => {
  test.each([
    ['\n', '\n', 0],
    ['\n\n', '\n', 1],
    ['a\n', 'a\n', 0],
    ['a\na\n', 'a\n', 1],
    ['a\nb\na\n', 'a\nb\n', 1],
    // A blank line counts as a line; the empty text after the last break does not.
    ['a\n\nb\n', 'a\n\nb\n', 0],
    ['a\n\nb\n\n', 'a\n\nb\n', 1],
    // No final line break is added.
    ['a\nb\na', 'a\nb', 1],
    ['a\n\na', 'a\n', 1],
    ['a\r\na\r\n', 'a\r\n', 1],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text)).toMatchObject({ text: expected, removed })
  })
})

describe('uses the first kind of line break', () => {
  test.each([
    ['a\r\nb\r\na\r\nc', 'a\r\nb\r\nc', 1],
    ['a\rb\ra', 'a\rb', 1],
    ['a\r\nb\na\rc\r\nb', 'a\r\nb\r\nc', 2],
    ['a\nb\r\nc\rd', 'a\nb\nc\nd', 0],
    ['a\n\rb\r\n\n', 'a\n\nb\n', 1],
    // A Unicode line separator is part of its line.
    ['a\u2028a\na\u2028a', 'a\u2028a', 1],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text)).toMatchObject({ text: expected, removed })
  })
})

describe('ignore case', () => {
  test.each([
    ['Anna\nANNA\nanna', 'Anna', 2],
    ['Éva\néva', 'Éva', 1],
    ['ΟΔΟΣ\nοδος\nοδοσ', 'ΟΔΟΣ', 2],
    ['Straße\nSTRAẞE\nSTRASSE', 'Straße\nSTRASSE', 1],
    // Dotted and dotless i are different letters. Which capital belongs to which letter depends on the language.
    ['isi\nısı\nİSİ\nISI', 'isi\nısı', 2],
    ['a\n a', 'a\n a', 0],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text, { ignoreCase: true })).toMatchObject({ text: expected, removed })
  })
})

describe('ignore leading and trailing spaces', () => {
  test.each([
    ['  a\na\na\t\n\u00a0a\u3000', '  a', 3],
    ['a b\na  b', 'a b\na  b', 0],
    ['a\n\n  \n\t', 'a\n', 2],
    ['a\r\na \r\n', 'a\r\n', 1],
    ['a\nA ', 'a\nA ', 0],
  ])('%j becomes %j', (text, expected, removed) => {
    expect(run(text, { ignoreSpace: true })).toMatchObject({ text: expected, removed })
  })

  test('works together with ignore case', () => {
    expect(run('a\nA \nb', { ignoreSpace: true, ignoreCase: true })).toMatchObject({ text: 'a\nb', removed: 1 })
  })
})

describe('comparing a column', () => {
  test.each([
    ['1,a\n2,b\n3,"a"\n4, a ', { column: 2 }, '1,a\n2,b'],
    ['1,a\n2,A', { column: 2, ignoreCase: true }, '1,a'],
    ['id\tsku\tname\n1\tA-1\tAnn\n2\tB-2\tBob\n3\tA-1\tAnna', { column: 2 }, 'id\tsku\tname\n1\tA-1\tAnn\n2\tB-2\tBob'],
    // Lines without the column stay, unless the whole line is a duplicate.
    ['a\nb\nc,1\nd,\n\nb\nd,b\n', { column: 2 }, 'a\nb\nc,1\nd,\n\nd,b\n'],
    ['1,a\n2,b', { column: 3 }, '1,a\n2,b'],
    [' 0,x\n\n0\n0 ', { column: 3, keepBlank: true, ignoreSpace: true }, ' 0,x\n\n0'],
    ['x;1\ny;1\nz;2', { column: 2, separator: 'semicolon', mode: 'unique' }, 'z;2'],
    ['x 1\ny  1', { column: 2, separator: 'space', mode: 'counts' }, '2× x 1'],
    ['x|1\ny|1', { column: 2, separator: 'other' }, 'x|1'],
  ] as const)('%j with %j becomes %j', (text, options, expected) => {
    expect(run(text, options).text).toBe(expected)
  })
})

test('recognizes the separator of a large file', async () => {
  // The first chunk ends after the header.
  expect(
    (await stream('id\tsku\n1\tA\n2\tB\n3\tA\n', { column: 2, keepFirst: true, mode: 'counts' }, [7, 100])).text,
  ).toContain('2× 1\tA')
  expect((await stream('id\tsku\n1\tA\n2\tB\n3\tA\n', { column: 2 })).text).toBe('id\tsku\n1\tA\n2\tB\n')
})

test('removes blank lines, which do not count as duplicates', () => {
  expect(run('a\n\nb\n \na\n\nc\n', { dropBlank: true })).toMatchObject({ text: 'a\nb\nc\n', removed: 1 })
  expect(run('\nname\nb\nb', { dropBlank: true, keepFirst: true, mode: 'duplicates' }).text).toBe('name\nb')
})

test('says how many lines lack the column', () => {
  const result = run('a,1\nb\n\nc,', { column: 2 })
  expect([result.removed, result.missing]).toEqual([0, '2 lines have nothing in column 2'])
  expect(engine.note?.(result)).toBe('2 lines have nothing in column 2.')
  expect(run('a,1\nb,1', { column: 2 }).missing).toBeUndefined()
})

describe('ignore a date or time at the start', () => {
  test.each([
    ['2024-03-12 10:00:01 ERROR full', '2024-03-12 10:00:05 ERROR full'],
    ['2024-03-12T10:00:01.123Z full', '2024-03-13T00:00:00.999+02:00 full'],
    ['[12/03/24, 10:30:01] Ann: hi', '[13/03/24, 9:05:59] Ann: hi'],
    ['12/03/24, 10:30 - Ann: hi', '12/03/24, 10:31 - Ann: hi'],
    ['Mar 12 10:30:00 host sshd: ok', 'Mar  3 01:02:03 host sshd: ok'],
    ['10:30:01,555 ok', '10:30:02,001 ok'],
    ['02/Jan/2024:10:00:01 +0000 GET /', '03/Jan/2024:11:00:01 +0000 GET /'],
    ['ok', '2024-03-12 ok'],
  ])('%j equals %j', (line, other) => {
    expect(run(`${line}\n${other}`, { ignoreTime: true })).toMatchObject({ text: line, removed: 1 })
    expect(run(`${line}\n${other}`).removed).toBe(0)
  })

  test.each([
    ['1.2.3 released', '1.2.4 released'],
    ['192.168.0.1 ok', '192.168.0.2 ok'],
    ['March on', 'May on'],
    ['12 apples', '13 apples'],
    ['10:30 Ann', '10:30 Ben'],
  ])('%j and %j stay different', (line, other) => {
    expect(run(`${line}\n${other}`, { ignoreTime: true }).removed).toBe(0)
  })

  test('does not change the number of a column', () => {
    const text = '10:01 a x\n10:02 a y\n10:03 b x'
    expect(run(text, { ignoreTime: true, column: 2, separator: 'space' }).text).toBe('10:01 a x\n10:03 b x')
    expect(run('10:01 ok,1\n10:02 ok,2', { ignoreTime: true, column: 1 }).text).toBe('10:01 ok,1')
  })
})

describe('the first line', () => {
  const text = 'Name\nAnn\nBen\nAnn\nName\n'

  test.each<[Options, string]>([
    [{ mode: 'remove' }, 'Name\nAnn\nBen\n'],
    [{ mode: 'duplicates' }, 'Name\nAnn\n'],
    [{ mode: 'unique' }, 'Name\nBen\nName\n'],
    [{ mode: 'counts' }, 'Name\n2× Ann\n1× Ben\n1× Name\n'],
  ])('stays at the top with %j', async (options, expected) => {
    expect(run(text, { ...options, keepFirst: true }).text).toBe(expected)
    expect((await stream(text, { ...options, keepFirst: true })).text).toBe(expected)
  })

  test.each<[Options, string]>([
    [{ mode: 'remove' }, 'name, email\na\nb'],
    [{ mode: 'duplicates' }, 'name, email\na'],
    [{ mode: 'unique' }, 'name, email\nb'],
    [{ mode: 'counts' }, 'name, email\n2× a\n1× b'],
  ])('is not split with %j', async (options, expected) => {
    const text = 'name, email\na, b\na'
    expect(run(text, { ...options, keepFirst: true, split: true }).text).toBe(expected)
    expect((await stream(text, { ...options, keepFirst: true, split: true })).text).toBe(expected)
  })
})

test('lines are split at commas and semicolons', async () => {
  const text = 'ann@x.co, ben@x.co;ann@x.co,\n,\ncleo@x.co , ben@x.co'
  expect(run(text, { split: true })).toMatchObject({ text: 'ann@x.co\nben@x.co\n,\ncleo@x.co', kept: 4, removed: 2 })
  expect((await stream(text, { split: true })).text).toBe('ann@x.co\nben@x.co\n,\ncleo@x.co')
})

test('ignores how accents are encoded, and keeps the first spelling', async () => {
  const text = 'Cafe\u0301\nCafé\nCAFÉ\nCafe'
  expect(run(text, { normalize: true })).toMatchObject({ text: 'Cafe\u0301\nCAFÉ\nCafe', removed: 1 })
  expect(run(text, { normalize: true, ignoreCase: true }).text).toBe('Cafe\u0301\nCafe')
  expect((await stream(text, { normalize: true })).text).toBe('Cafe\u0301\nCAFÉ\nCafe')
})

test('distinguishes a large number of lines', () => {
  const lines = Array.from({ length: 50_000 }, (_, number) => `line ${String(number)}`)
  const text = lines.join('\n')
  expect(run(`${text}\n${text}`)).toMatchObject({ text, removed: 50_000, different: 50_000 })
})

test('reports progress', () => {
  let reports = 0
  run('some line\n'.repeat(250_000), {}, () => {
    reports++
  })
  expect(reports).toBe(2)
})

describe('any text', () => {
  const units = [
    'a',
    'A',
    ' ',
    'abc',
    'ς',
    'Σ',
    'İ',
    '\n',
    '\n',
    '\r',
    '\r\n',
    '😀',
    '\ud83d',
    '\ufffd',
    '\uffff',
    'd83d',
  ]
  const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 40 })
  const rules = fc.record({ ignoreCase: fc.boolean(), ignoreSpace: fc.boolean() })

  /** A simple reference implementation. */
  function linesOf(text: string): { lines: string[]; ending: string } {
    const { lines, lineBreak } = splitLines(text)
    return lines.length > 1 && lines.at(-1) === ''
      ? { lines: lines.slice(0, -1), ending: lineBreak }
      : { lines, ending: '' }
  }

  test('results in the set of its lines', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { lines, ending } = linesOf(text)
        const expected = [...new Set(lines)].join(splitLines(text).lineBreak) + ending
        expect(run(text).text).toBe(expected)
      }),
    )
  })

  test('does not change in a second run', () => {
    fc.assert(
      fc.property(texts, rules, (text, rule) => {
        const once = run(text, rule).text
        expect(run(once, rule)).toMatchObject({ text: once, removed: 0 })
      }),
    )
  })

  test('consists of its duplicates and its unique lines', () => {
    fc.assert(
      fc.property(texts, rules, (text, rule) => {
        const linesIn = (mode: 'remove' | 'duplicates' | 'unique') => {
          const { text: result, kept } = run(text, { ...rule, mode })
          return result.split(/\r\n|\n|\r/).slice(0, kept)
        }
        const distinct = linesIn('remove')
        const parts = [...linesIn('duplicates'), ...linesIn('unique')]
        expect(parts.sort()).toEqual(distinct.toSorted())
        const { counts = [] } = run(text, { ...rule, mode: 'counts' })
        expect(counts.map(({ line }) => line).sort()).toEqual(distinct.toSorted())
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(linesOf(text).lines.length)
      }),
    )
  })

  test('has as many lines as are kept and removed in total, and kept lines stay in their original order', () => {
    fc.assert(
      fc.property(texts, rules, (text, rule) => {
        const result = run(text, rule)
        const before = linesOf(text).lines
        const after = splitLines(result.text).lines
        let start = 0
        for (const line of after.slice(0, before.length - result.removed)) {
          const index = before.indexOf(line, start)
          expect(index).toBeGreaterThanOrEqual(start)
          start = index + 1
        }
        const counted = result.duplicates.reduce((sum, { count }) => sum + count, 0)
        expect(counted).toBe(result.removed)
        expect(result.different).toBe(result.duplicates.length)
      }),
    )
  })
})

describe('stream', () => {
  test('gives the same result as the whole text, wherever the text is split', async () => {
    // Chunks may end inside characters of two to four bytes, inside line breaks and inside lines.
    const units = [
      'a',
      'A',
      ' ',
      'abc',
      'abcd',
      ',',
      'é',
      'ς',
      'Σ',
      'İ',
      'i\u0307',
      'I',
      '\u0307',
      '\n',
      '\n',
      '\n',
      '\r',
      '\r\n',
      '\r\n',
      '😀',
      '\ufeff',
      '\u2028',
    ]
    const texts = fc.string({ unit: fc.constantFrom(...units), maxLength: 60 })
    const options = fc.record({
      mode: fc.constantFrom('remove', 'duplicates', 'unique', 'counts'),
      ignoreCase: fc.boolean(),
      ignoreSpace: fc.boolean(),
      dropBlank: fc.boolean(),
      keepFirst: fc.boolean(),
      split: fc.boolean(),
      column: fc.nat(2),
      separator: fc.constant('other' as const),
      otherSeparator: fc.constant('a'),
      limit: fc.nat(6),
    })
    const lengths = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(texts, options, lengths, async (text, options, lengths) => {
        const streamed = await stream(text, options, lengths)
        const onlyOfText = { similar: undefined, missing: undefined }
        expect({ ...streamed, ...onlyOfText }).toEqual({ ...run(text, options), ...onlyOfText })
      }),
    )
  })

  test.each(['duplicates', 'unique', 'counts'] as const)(
    'writes many lines at the end in the mode %s',
    async (mode) => {
      const lines = Array.from({ length: 60_000 }, (_, number) => `line ${String(number % 40_000)}`)
      const text = `${lines.join('\r\n')}\r\n`
      const { text: streamed } = await stream(text, { mode }, [50_000])
      expect(streamed === run(text, { mode }).text).toBe(true)
    },
  )

  test('decodes invalid UTF-8 like the page', async () => {
    const bytes = Uint8Array.from([0x61, 0xff, 0x0a, 0x61, 0xfe, 0x0a, 0xc3])
    const text = new TextDecoder().decode(bytes)
    expect(await stream(bytes)).toEqual(run(text))
    expect(run(text).removed).toBe(1)
  })

  test('distinguishes many short lines, and lines longer than a block', async () => {
    const long = ['x', '漢', 'x'].map((letter) => letter.repeat(2_200_000))
    const short = Array.from({ length: 10_000 }, (_, number) => `line ${String(number % 6000)}`)
    const text = [...short, ...long, ...short, ...long].join('\n')
    const expected = run(text)
    expect(expected).toMatchObject({ removed: 14_004, different: 6002 })
    // Very long lines are shortened in the list.
    const beginnings = new Map([
      ['x', 'x'.repeat(100_000)],
      ['漢', '漢'.repeat(33_333)],
    ])
    const duplicates = expected.duplicates.map(({ line, count }) => {
      const beginning = beginnings.get(line[0] ?? '')
      return { line: beginning === undefined ? line : `${beginning}…`, count }
    })
    const streamed = await stream(text, {}, [1_000_000])
    // If the texts differed, the matcher would take minutes to print millions of characters.
    expect(streamed.text === expected.text).toBe(true)
    expect({ ...streamed, text: '' }).toEqual({ ...expected, text: '', duplicates })
    expect(duplicates.filter(({ line }) => line.endsWith('…'))).toHaveLength(2)
  })

  test('rejects a line that is too long', async () => {
    const chunk = new Uint8Array(10_000_000).fill(0x61)
    async function* endlessLine() {
      for (;;) yield await Promise.resolve(chunk)
    }
    const stepping = engine.stream?.(endlessLine(), initialOptions(tool.options), createEngineContext())
    await expect(stepping?.next()).rejects.toThrow('A line in this file is too long')
  })
})
