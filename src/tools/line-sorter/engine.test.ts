import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { countGraphemes } from '#core/text/graphemes.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { engine } from './engine.ts'
import type { Sorted } from './result.ts'
import { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

const orders = tool.options.order.choices.map(({ value }) => value)

function sort(options: Partial<Options>, text: string, seed = 1): string {
  // This engine runs synchronously.
  const context = { random: seededRandom(seed), progress: () => undefined } as unknown as EngineContext
  const result = engine.run({ text }, { ...initialOptions(tool.options), ...options }, context) as { text: string }
  return engine.print(result)
}

describe.each<[Partial<Options>, (readonly [string, string])[]]>([
  [
    { order: 'az' },
    [
      ['', ''],
      ['a', 'a'],
      ['b\na', 'a\nb'],
      ['b\na\n', 'a\nb\n'],
      ['b\r\na\r\n', 'a\r\nb\r\n'],
      ['b\ra', 'a\rb'],
      ['c\r\nb\na', 'a\r\nb\r\nc'],
      ['b\n\na\n\n', '\n\na\nb\n'],
      ['b\nB\na\nA', 'a\nA\nb\nB'],
      ['zebra\nÉclair\necho\nZulu', 'echo\nÉclair\nzebra\nZulu'],
      ['file10\nfile9', 'file10\nfile9'],
      ['ä\nz\na\nö\no', 'a\nä\no\nö\nz'],
      ['constructor\n__proto__\na', '__proto__\na\nconstructor'],
      ['ж\na\nא\nا\n你\n한\nω\nก', 'a\nω\nж\nא\nا\nก\n한\n你'],
      ['b\n  a\n\ta', '\ta\n  a\nb'],
      ['a\n👩‍👩‍👧', '👩‍👩‍👧\na'],
      ['I\nı\ni\nİ', 'i\nI\nİ\nı'],
      ['ΟΔΟΣ\nοδος', 'οδος\nΟΔΟΣ'],
      ['a\u00a0b\na b', 'a b\na\u00a0b'],
    ],
  ],
  [{ order: 'smallest', column: 2 }, [['| b | 2 |\n| a | 10 |\n| c | 7 |\n', '| b | 2 |\n| c | 7 |\n| a | 10 |\n']]],
  [{ order: 'largest', column: 2 }, [['| b | 2 |\n| a | 10 |\n| c | 7 |', '| a | 10 |\n| c | 7 |\n| b | 2 |']]],
  [{ order: 'za' }, [['a\nc\nb\n', 'c\nb\na\n']]],
  [
    { order: 'length' },
    [
      ['ccc\na\nbb', 'a\nbb\nccc'],
      ['bb\naa\nc\ndd', 'c\nbb\naa\ndd'],
      ['abc\ne\u0301e\u0301\n👩‍👩‍👧', '👩‍👩‍👧\ne\u0301e\u0301\nabc'],
      ['aa\n\nb\n', '\nb\naa\n'],
    ],
  ],
  [
    { order: 'reverse' },
    [
      ['a\nc\nb', 'b\nc\na'],
      ['a\nb\n', 'b\na\n'],
    ],
  ],
  [
    { order: 'lastWord' },
    [
      ['Ada Lovelace\nAlan Turing\nGrace Hopper', 'Grace Hopper\nAda Lovelace\nAlan Turing'],
      ['Zoe Smith\nAnn Smith\nBob Jones  ', 'Bob Jones  \nAnn Smith\nZoe Smith'],
      ['b\u00a0a\na b\n ', ' \nb\u00a0a\na b'],
    ],
  ],
  [
    { ignoreCase: true },
    [
      ['b\nB\nA\na', 'A\na\nb\nB'],
      ['É\né\ne', 'e\nÉ\né'],
    ],
  ],
  [{ order: 'za', ignoreCase: true }, [['b\nB\nA\na', 'b\nB\nA\na']]],
  [
    { naturalNumbers: true },
    [
      ['file10\nfile9\nfile1', 'file1\nfile9\nfile10'],
      ['v1.10.0\nv1.9.3\nv1.9', 'v1.9\nv1.9.3\nv1.10.0'],
      ['7\n007\n07\n6', '6\n7\n007\n07'],
      ['é10\né9', 'é9\né10'],
    ],
  ],
  [{ trim: true }, [['  b \n\ta\u00a0\n', 'a\nb\n']]],
  [
    { dropBlank: true },
    [
      ['b\n \n\na\n', 'a\nb\n'],
      ['\n \n', ''],
    ],
  ],
  [
    { keepFirst: true },
    [
      ['name\nb\na\n', 'name\na\nb\n'],
      ['b', 'b'],
      ['', ''],
    ],
  ],
  [{ keepFirst: true, order: 'reverse', dropBlank: true }, [['\nname\nb\n\na', 'name\na\nb']]],
  [
    { order: 'smallest' },
    [
      ['10 b\nnone\n9 a\n-1.5\n1,000\n\n0.5', '-1.5\n0.5\n9 a\n10 b\n1,000\nnone\n'],
      ['b 2\na 2\nc 1\n', 'c 1\nb 2\na 2\n'],
    ],
  ],
  [{ order: 'largest' }, [['2 b\nnone\n2 a\n10\n-3\nnothing', '10\n2 b\n2 a\n-3\nnone\nnothing']]],
  [
    { column: 2 },
    [
      ['1,b\n2,a\n3\n4,"a, b"', '3\n2,a\n4,"a, b"\n1,b'],
      ['b,x\na,x\n', 'b,x\na,x\n'],
    ],
  ],
  [
    { column: 2 },
    [['Zoe\tBerlin\t30\nAdam\tWien\t41\nMia\tAachen\t19', 'Mia\tAachen\t19\nZoe\tBerlin\t30\nAdam\tWien\t41']],
  ],
  [
    { column: 2, order: 'largest' },
    [
      [
        'name;price\nCafé au lait;4,50\nEspresso;2,20\nTee;10,00',
        'Tee;10,00\nCafé au lait;4,50\nEspresso;2,20\nname;price',
      ],
    ],
  ],
  [{ column: 2, order: 'za', separator: 'tab' }, [['1\ta\n2\tb\n3\ta', '2\tb\n1\ta\n3\ta']]],
  [{ column: 2, order: 'largest', separator: 'space' }, [['a  9 x\nb 10 y\nc', 'b 10 y\na  9 x\nc']]],
  [{ column: 1, order: 'length', separator: 'semicolon' }, [['abc;1\na;1234567', 'a;1234567\nabc;1']]],
  [{ column: 2, order: 'largest', separator: 'other' }, [['a | 1\nb | 2', 'b | 2\na | 1']]],
  [
    { dedupe: true },
    [
      ['b\na\nb\nA\na\n', 'a\nA\nb\n'],
      ['\n\n\n', '\n'],
    ],
  ],
  [{ dedupe: true, ignoreCase: true, trim: true }, [['B\na \n b\nA', 'a\nB']]],
  // The heading of the second of two joined tables is a duplicate.
  [{ dedupe: true, keepFirst: true }, [['name\nb\nname\na', 'name\na\nb']]],
])('with options %j', (options, cases) => {
  test.each(cases)('sorts %j as %j', (text, sorted) => expect(sort(options, text)).toBe(sorted))
})

describe('stability', () => {
  test('keeps the order of lines that the collator considers equal, even when sorting from Z to A', () => {
    // Composed and decomposed é are equal.
    const lines = ['e\u0301', '\u00e9', 'e\u0301']
    expect(sort({ order: 'az' }, lines.join('\n'))).toBe(lines.join('\n'))
    expect(sort({ order: 'za' }, lines.join('\n'))).toBe(lines.join('\n'))
  })

  test('keeps the order of equal lines when only one of them is ASCII', () => {
    const lines = ['a\u200db', 'ab', 'a\u200db', 'ab']
    expect(sort({ order: 'az' }, lines.join('\n'))).toBe(lines.join('\n'))
  })
})

const letters = Array.from('aAbBzZ 0129-_.\'\t"éÉe\u0301ßssłøÅ·l語ж\u00ad\u200d\u0000\u00a0ﬁ')
const anyLine = fc.oneof(
  fc.string({ unit: fc.constantFrom(...letters), maxLength: 6 }),
  fc.string({ unit: fc.constantFrom('a', 'A', 'b', '0', '1', '9'), maxLength: 8 }),
  fc.string({ unit: 'binary-ascii', maxLength: 6 }).map((line) => line.replace(/[\r\n]/g, '')),
  fc.array(fc.integer({ min: 0x20, max: 0xffff }), { maxLength: 4 }).map((codes) => String.fromCharCode(...codes)),
)
// Includes lists of many short, similar lines, so that some lines are equal and some have a common prefix.
const anyLines = fc.oneof(
  fc.array(anyLine, { minLength: 1, maxLength: 12 }),
  fc.array(fc.string({ unit: fc.constantFrom('a', 'A', 'b', '10', '9', 'é'), maxLength: 4 }), {
    minLength: 60,
    maxLength: 90,
  }),
)

describe('properties', () => {
  test('gives the same result as a stable sort with the collator', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), fc.boolean(), (lines, ignoreCase, naturalNumbers) => {
        fc.pre(lines.at(-1) !== '')
        const { compare } = new Intl.Collator('en', {
          sensitivity: ignoreCase ? 'accent' : 'variant',
          numeric: naturalNumbers,
        })
        const text = lines.join('\n')
        const options = { ignoreCase, naturalNumbers }
        expect(sort({ order: 'az', ...options }, text).split('\n')).toEqual(lines.toSorted(compare))
        expect(sort({ order: 'za', ...options }, text).split('\n')).toEqual(lines.toSorted((a, b) => compare(b, a)))
        const lastWord = (line: string) => line.trim().split(/\s+/).at(-1) ?? ''
        expect(sort({ order: 'lastWord', ...options }, text).split('\n')).toEqual(
          lines.toSorted((a, b) => compare(lastWord(a), lastWord(b)) || compare(a, b)),
        )
      }),
    )
  })

  test('sorts by length and keeps the order of lines of equal length', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        fc.pre(lines.at(-1) !== '')
        const byLength = lines.toSorted((a, b) => countGraphemes(a) - countGraphemes(b))
        expect(sort({ order: 'length' }, lines.join('\n')).split('\n')).toEqual(byLength)
      }),
    )
  })

  test('sorts by a number and keeps the order of equal numbers', () => {
    const numbered = fc.array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.nat(9)), { minLength: 1 })
    fc.assert(
      fc.property(numbered, (rows) => {
        const print = (sorted: readonly (readonly [number, number])[]) =>
          sorted.map(([number, name]) => `n${String(name)}; ${String(number)}`).join('\n')
        const options = { column: 2, separator: 'semicolon' } as const
        expect(sort({ order: 'smallest', ...options }, print(rows))).toBe(print(rows.toSorted(([a], [b]) => a - b)))
        expect(sort({ order: 'largest', ...options }, print(rows))).toBe(print(rows.toSorted(([a], [b]) => b - a)))
      }),
    )
  })

  test.each(orders)('%s without duplicates has every different line once', (order) => {
    fc.assert(
      fc.property(anyLines, fc.nat(), (lines, seed) => {
        const sorted = sort({ order, dedupe: true }, `${lines.join('\n')}\n`, seed)
        expect(sorted.slice(0, -1).split('\n').sort()).toEqual([...new Set(lines)].sort())
      }),
    )
  })

  test.each(orders)('%s keeps every line and the final line break', (order) => {
    fc.assert(
      fc.property(anyLines, fc.nat(), (lines, seed) => {
        const sorted = sort({ order }, `${lines.join('\r\n')}\r\n`, seed)
        expect(sorted.endsWith('\r\n')).toBe(true)
        expect(sorted.slice(0, -2).split('\r\n').sort()).toEqual(lines.toSorted())
      }),
    )
  })
})

test('compares numbers with hundreds of digits like the collator', () => {
  const numbers = [199, 200, 201, 254, 255, 300].flatMap((length) =>
    ['2', '1', '12'].map((start) => `a${start.padEnd(length, '0')}b`),
  )
  const { compare } = new Intl.Collator('en', { numeric: true })
  expect(sort({ naturalNumbers: true }, numbers.join('\n')).split('\n')).toEqual(numbers.toSorted(compare))
})

test('shuffles in the same way for the same seed, and differently for other seeds', () => {
  const lines = Array.from({ length: 100 }, (_, i) => String(i)).join('\n')
  expect(sort({ order: 'shuffle' }, lines, 5)).toBe(sort({ order: 'shuffle' }, lines, 5))
  expect(sort({ order: 'shuffle' }, lines, 5)).not.toBe(sort({ order: 'shuffle' }, lines, 6))
  expect(sort({ order: 'shuffle' }, lines, 5)).not.toBe(lines)
})

test('reports progress on a long non-ASCII sort', () => {
  const fractions: number[] = []
  const context = {
    progress: (done: number, total: number) => fractions.push(done / total),
  } as unknown as EngineContext
  const text = Array.from({ length: 20_000 }, (_, i) => `ж${String((i * 7919) % 20_000)}`).join('\n')
  void engine.run({ text }, initialOptions(tool.options), context)
  expect(fractions.length).toBeGreaterThan(1)
  expect(Math.max(...fractions)).toBeLessThanOrEqual(1)
})

test.each<[Partial<Options>, string, number | undefined, string | undefined]>([
  [{ order: 'smallest' }, 'a\n2\n\n1', 2, '2 lines have no number'],
  [{ order: 'largest', keepFirst: true }, 'amount\n2\n1', undefined, undefined],
  [{ order: 'smallest' }, 'a\nb', 2, '2 lines have no number'],
  [{ order: 'az' }, 'a\nb', undefined, undefined],
  [{ order: 'az', column: 9 }, 'b,1\n\na,2', undefined, '2 lines have nothing in column 9'],
  [{ order: 'smallest', column: 2 }, 'b,x\na', 2, '1 line has nothing in column 2'],
  [{ order: 'reverse', column: 2 }, 'b\na', undefined, undefined],
])('with %j, it says which lines of %j have nothing to sort by', (options, text, withoutValue, missing) => {
  const context = { progress: () => undefined } as unknown as EngineContext
  const result = engine.run({ text }, { ...initialOptions(tool.options), ...options }, context) as Sorted
  expect([result.withoutValue, result.missing]).toEqual([withoutValue, missing])
})
