import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { exampleSeed } from '#core/tool/manifest.ts'
import { adjectives, engine, nouns } from './engine.ts'
import { tool } from './tool.ts'

type Settings = OptionValues<typeof tool.options>

/** The engine uses only `random` from its context. */
async function generateFrom(random: EngineContext['random'], settings: Partial<Settings> = {}) {
  const options = { ...initialOptions(tool.options), ...settings }
  const { items } = await engine.run({}, options, { random } as EngineContext)
  return items
}

function generate(settings: Partial<Settings> = {}, seed = exampleSeed): Promise<readonly string[]> {
  return generateFrom(seededRandom(seed), settings)
}

/** Generates a batch for each seed from 0. */
async function generateBatches(count: number, settings: Partial<Settings>): Promise<string[]> {
  return (await Promise.all(Array.from({ length: count }, (_, seed) => generate(settings, seed)))).flat()
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test.each([
  ['adjectives', adjectives],
  ['nouns', nouns],
])('there are 15 distinct %s, which consist of plain letters', (_, list) => {
  expect(list).toHaveLength(15)
  expect(new Set(list).size).toBe(15)
  expect(list.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
})

test('joined names are not longer than the 15 characters that X allows', () => {
  const longest = (list: readonly string[]) => Math.max(...list.map((word) => word.length))
  expect(longest(adjectives) + longest(nouns) + '998'.length).toBe(15)
})

describe('a batch', () => {
  test.each([
    ['joined', /^([A-Z][a-z]+)([A-Z][a-z]+)(\d{1,3})$/],
    ['snake', /^([a-z]+)_([a-z]+)_(\d{1,3})$/],
    ['dotted', /^([a-z]+)\.([a-z]+)\.(\d{1,3})$/],
    ['kebab', /^([a-z]+)-([a-z]+)-(\d{1,3})$/],
  ] as const)(
    'in the style %s has ten distinct names that consist of an adjective, a noun and a number',
    (style, pattern) =>
      fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          const names = await generate({ style }, seed)
          expect(names).toHaveLength(10)
          expect(new Set(names).size).toBe(10)
          for (const name of names) {
            const [, adjective = '', noun = '', number = ''] = pattern.exec(name) ?? []
            expect(adjectives).toContain(adjective.toLowerCase())
            expect(nouns).toContain(noun.toLowerCase())
            expect(number).toBe(String(Number(number)))
            expect(Number(number)).toBeLessThanOrEqual(998)
          }
        }),
      ),
  )

  test.each(['lower', 'snake', 'dotted', 'kebab'] as const)('has the same names in the style %s', async (style) => {
    const names = (await generate({ style })).map((name) => name.replaceAll(/[_.-]/g, ''))
    expect(names).toEqual((await generate()).map((name) => name.toLowerCase()))
  })

  test('replaces a name that is drawn twice', async () => {
    const seeded = seededRandom(1)
    let drawn = 0
    // Two names need six random numbers. The first six are zero, so both names are the same.
    const names = await generateFrom((bytes) => (drawn++ < 6 ? new Uint8Array(bytes) : seeded(bytes)))
    expect(drawn).toBe(33)
    expect(names).toHaveLength(10)
    expect(new Set(names).size).toBe(10)
    expect(names[0]).toBe('BraveBadger0')
  })

  test.each([1, 25, 100])('can have %i names', async (count) => {
    for (const setting of [{}, { keyword: 'tea' }]) {
      const names = await generate({ ...setting, count })
      expect(new Set(names).size).toBe(count)
      expect(names).toHaveLength(count)
    }
  })

  test('has fewer names if there are no more, and says so', async () => {
    const options = { ...initialOptions(tool.options), keyword: 'tea', number: false, count: 40 }
    const result = await engine.run({}, options, { random: seededRandom(1) } as EngineContext)
    expect(result.items).toHaveLength(30)
    expect(engine.note?.(result)).toBe('Only 30 of 40 names: no other combination exists.')
    expect(engine.note?.({ items: ['a'] })).toBeUndefined()
  })

  test('prints one name per line', async () => {
    const items = await generate()
    expect(engine.print({ items }).split('\n')).toEqual(items)
  })
})

test('adjectives, nouns and numbers are each equally likely', async () => {
  const names = await generateBatches(2000, { style: 'snake' })
  const parts = names.map((name) => name.split('_'))
  const countsAt = (index: number) => {
    const counts = new Map<string, number>()
    for (const part of parts) counts.set(part[index] ?? '', (counts.get(part[index] ?? '') ?? 0) + 1)
    return [...counts.values()]
  }
  // The limit is the 99.9th percentile of the chi-square distribution.
  for (const [index, size, limit] of [
    [0, 15, 36.1],
    [1, 15, 36.1],
    [2, 999, 1143],
  ] as const) {
    const counts = countsAt(index)
    expect(counts).toHaveLength(size)
    expect(chiSquare(counts)).toBeLessThan(limit)
  }
})

describe('a keyword', () => {
  test.each([
    ['joined', 'ada', 'Ada'],
    ['joined', 'McLaren', 'McLaren'],
    ['joined', "Zoë O'Neil", 'ZoëONeil'],
    ['joined', '  coffee  ', 'Coffee'],
    ['joined', 'tea&cake', 'TeaCake'],
    ['joined', 'привет', 'Привет'],
    ['joined', '東京', '東京'],
    ['joined', '𐐨x', '𐐀x'],
    ['joined', '☕ mug 👩‍🚀', 'Mug'],
    ['joined', '__proto__', 'Proto'],
    ['snake', 'Jean-Luc Picard', 'jeanluc_picard'],
    ['dotted', 'Jean-Luc Picard', 'jeanluc.picard'],
    ['kebab', 'İstanbul', 'i̇stanbul'],
    ['snake', 'area 51', 'area_51'],
  ] as const)(
    'in the style %s, %j has one more word before or after it and is written as %j',
    async (style, keyword, written) => {
      const names = await generate({ style, keyword })
      expect(new Set(names).size).toBe(10)
      for (const name of names) {
        const [before, rest] = name.toLowerCase().split(written.toLowerCase())
        expect(['', ...adjectives]).toContain(before?.replace(/[_.-]$/, ''))
        expect(['', ...nouns]).toContain(rest?.replace(/^[_.-]/, '').replace(/[_.-]?\d{1,3}$/, ''))
      }
    },
  )

  test.each(['', '   '])('is ignored if blank: %j', async (keyword) => {
    expect(await generate({ keyword })).toEqual(await generate())
  })

  test.each(['!!!', '👍', '-'])('is rejected without a letter or digit: %j', async (keyword) => {
    const error = new InputError('Your word needs at least one letter or digit')
    await expect(generate({ keyword })).rejects.toStrictEqual(error)
  })
})

test('the same seed gives the same names, and a different seed gives different names', async () => {
  expect(await generate({}, 7)).toEqual(await generate({}, 7))
  expect(await generate({}, 7)).not.toEqual(await generate({}, 8))
})

describe('without a number', () => {
  test('names end with the noun', async () => {
    for (const name of await generate({ style: 'snake', number: false })) expect(name).toMatch(/^[a-z]+_[a-z]+$/)
  })
})
