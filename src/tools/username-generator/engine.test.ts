import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { seededRandom } from '#core/seeded-random.ts'
import { exampleSeed, type EngineContext } from '#core/tool.ts'
import { engine, type Usernames } from './engine.ts'
import { tool } from './tool.ts'
import { adjectives, nouns } from './word-lists.ts'

type Settings = OptionValues<typeof tool.options>

/** The engine uses only `random` from its context. */
function generateFrom(random: EngineContext['random'], settings: Partial<Settings> = {}): readonly string[] {
  const result = engine.run({}, { ...initialOptions(tool.options), ...settings }, {
    random,
  } as EngineContext) as Usernames
  return result.items
}

function generate(settings: Partial<Settings> = {}, seed = exampleSeed): readonly string[] {
  return generateFrom(seededRandom(seed), settings)
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
    (style, pattern) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const names = generate({ style }, seed)
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
      )
    },
  )

  test('has the same names in every style for the same seed', () => {
    const joined = generate().map((name) => name.toLowerCase())
    expect(generate({ style: 'snake' }).map((name) => name.replaceAll('_', ''))).toEqual(joined)
    expect(generate({ style: 'dotted' }).map((name) => name.replaceAll('.', ''))).toEqual(joined)
    expect(generate({ style: 'kebab' }).map((name) => name.replaceAll('-', ''))).toEqual(joined)
  })

  test('replaces a name that is drawn twice', () => {
    const seeded = seededRandom(1)
    let drawn = 0
    // Two names need six random numbers. The first six are zero, so both names are the same.
    const names = generateFrom((bytes) => (drawn++ < 6 ? new Uint8Array(bytes) : seeded(bytes)))
    expect(drawn).toBe(33)
    expect(names).toHaveLength(10)
    expect(new Set(names).size).toBe(10)
    expect(names[0]).toBe('BraveBadger0')
  })

  test('prints one name per line', () => {
    const items = generate()
    expect(engine.print({ items }).split('\n')).toEqual(items)
  })
})

test('adjectives, nouns and numbers are each equally likely', () => {
  const names = Array.from({ length: 2000 }, (_, seed) => generate({ style: 'snake' }, seed)).flat()
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
    ['snake', 'Jean-Luc Picard', '_jeanluc_picard_'],
    ['dotted', 'Jean-Luc Picard', '.jeanluc.picard.'],
    ['kebab', 'İstanbul', '-i̇stanbul-'],
    ['snake', '007', '_007_'],
  ] as const)('in the style %s, %j replaces the noun and is written as %j', (style, keyword, written) => {
    const names = generate({ style, keyword })
    expect(new Set(names).size).toBe(10)
    for (const name of names) {
      const [adjective = '', number = ''] = name.split(written)
      expect(adjectives).toContain(adjective.toLowerCase())
      expect(number).toMatch(/^\d{1,3}$/)
    }
  })

  test.each(['', '   '])('is ignored if blank: %j', (keyword) => {
    expect(generate({ keyword })).toEqual(generate())
  })

  test.each(['!!!', '👍', '-'])('is rejected without a letter or digit: %j', (keyword) => {
    expect(() => generate({ keyword })).toThrow(new InputError('Your word needs at least one letter or digit'))
  })
})

test('the same seed gives the same names, and a different seed gives different names', () => {
  expect(generate({}, 7)).toEqual(generate({}, 7))
  expect(generate({}, 7)).not.toEqual(generate({}, 8))
})

describe('without a number', () => {
  test('names end with the noun', () => {
    for (const name of generate({ style: 'snake', number: false })) expect(name).toMatch(/^[a-z]+_[a-z]+$/)
  })
})

describe('a maximum length', () => {
  test.each(['joined', 'snake', 'dotted', 'kebab'] as const)('is kept in the style %s', (style) => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 10, max: 30 }), fc.boolean(), (seed, maxLength, number) => {
        const names = generate({ style, maxLength, number }, seed)
        expect(names.filter((name) => name.length > maxLength)).toEqual([])
        expect(names).toHaveLength(10)
      }),
    )
  })

  test('shortens the number before it excludes words', () => {
    const names = generate({ maxLength: 8 })
    expect(names).toHaveLength(10)
    for (const name of names) expect(name).toMatch(/^(Calm|Wild)(Fox)\d$/)
  })

  test('counts a character outside the basic plane once', () => {
    expect(generate({ keyword: '𝒳𝒳', maxLength: 6, number: false })).toEqual(['Calm𝒳𝒳', 'Wild𝒳𝒳'])
  })

  test.each([1, 7])('of %i is rejected, because no name fits', (maxLength) => {
    expect(() => generate({ maxLength })).toThrow('No username is that short.')
  })
})

describe('a name', () => {
  const variants = (settings: Partial<Settings>) =>
    new Set(Array.from({ length: 100 }, (_, seed) => generate({ number: false, ...settings }, seed)).flat())

  test('is written in the usual ways', () => {
    const names = [...variants({ style: 'dotted', name: 'Ada King Lovelace' })]
    const withoutAdjectives = names.filter((name) => !adjectives.some((word) => name.startsWith(`${word}.`)))
    expect(withoutAdjectives.sort()).toEqual([
      'a.lovelace',
      'ada',
      'ada.l',
      'ada.lovelace',
      'lovelace',
      'lovelace.a',
      'lovelace.ada',
    ])
    expect(names).toHaveLength(7 + 2 * adjectives.length)
  })

  test('can be a single word', () => {
    expect([...variants({ name: 'ada' })].sort()).toEqual(
      ['Ada', ...adjectives.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}Ada`)].sort(),
    )
  })

  test('is followed by the keyword', () => {
    for (const name of generate({ style: 'snake', name: 'Ada', keyword: 'tea' })) expect(name).toMatch(/ada_tea_\d+$/)
  })

  test('is rejected without a letter or digit', () => {
    expect(() => generate({ name: '!' })).toThrow(new InputError('Your name needs at least one letter or digit'))
  })

  test.each([
    ["Zoë O'Neil", /^[a-z.]+$/],
    ['Łukasz Żółć', /^[a-z.]+$/],
    ['Анна', /(^|\.)anna$/],
    ['東京', /^[a-z.]+$/],
  ])('%j can be written in plain letters', async (name, pattern) => {
    const settings = { ...initialOptions(tool.options), name, style: 'dotted', number: false, asciiOnly: true } as const
    const { items } = await engine.run({}, settings, { random: seededRandom(1) } as EngineContext)
    expect(items).toHaveLength(10)
    for (const item of items) expect(item).toMatch(pattern)
  })
})
