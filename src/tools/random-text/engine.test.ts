import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { countSentences } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { exampleSeed } from '#core/tool/manifest.ts'
import { engine, wordList } from './engine.ts'
import type { RandomItems, RandomText, RandomWords } from './result.ts'
import { tool } from './tool.ts'

type Settings = OptionValues<typeof tool.options>

function run(settings: Partial<Settings>, random: EngineContext['random']): RandomText {
  // The engine uses only the random source.
  const context = { random } as EngineContext
  return engine.run({}, { ...initialOptions(tool.options), ...settings }, context) as RandomText
}

function generate(settings: Partial<Settings> = {}, seed = exampleSeed): RandomWords {
  return run(settings, seededRandom(seed)) as RandomWords
}

type ItemSettings = Partial<Settings> & { kind: RandomItems['kind'] }

function generateItems(settings: ItemSettings, seed = exampleSeed): RandomItems['items'] {
  return (run(settings, seededRandom(seed)) as RandomItems).items
}

/** A random source in which every byte has the same value. */
function constantSource(byte: number): EngineContext['random'] {
  return (bytes) => new Uint8Array(bytes).fill(byte)
}

const anyWordCount = fc.integer({ min: 1, max: 1000 })

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Returns how often each distinct item occurs. */
function countEach(items: Iterable<unknown>): number[] {
  const counts = new Map<unknown, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts.values()]
}

test('the list has 37 unique lowercase words', () => {
  expect(wordList).toHaveLength(37)
  expect(new Set(wordList).size).toBe(37)
  expect(wordList.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
})

describe('plain words', () => {
  test('are 100 words by default', () => {
    expect(countWords(generate().text)).toBe(100)
  })

  test('come from the list and are separated by one space', () => {
    fc.assert(
      fc.property(anyWordCount, fc.nat(), (words, seed) => {
        const result = generate({ words }, seed)
        const drawn = result.text.split(' ')
        expect(drawn).toHaveLength(words)
        expect(drawn.filter((word) => !wordList.includes(word))).toEqual([])
        expect(result).toMatchObject({ kind: 'words', words, sentences: 0, paragraphs: 0 })
      }),
    )
  })

  test('are equally likely overall and as the first word', () => {
    const drawn = Array.from({ length: 20 }, (_, seed) => generate({ words: 1000 }, seed).text.split(' ')).flat()
    const firstWords = Array.from({ length: 3700 }, (_, seed) => generate({ words: 1 }, seed).text)
    for (const sample of [drawn, firstWords]) {
      const counts = new Map(wordList.map((word) => [word, 0]))
      for (const word of sample) counts.set(word, (counts.get(word) ?? 0) + 1)
      expect(counts.size).toBe(37)
      // 0.1% significance level.
      expect(chiSquare([...counts.values()])).toBeLessThan(68)
    }
  })

  test('are followed by every other word with equal probability', () => {
    const drawn = Array.from({ length: 20 }, (_, seed) => generate({ words: 1000 }, seed).text.split(' ')).flat()
    const indexes = drawn.map((word) => wordList.indexOf(word))
    const counts = new Array<number>(36).fill(0)
    // Counts the distance in the list from each word to the next, modulo 37. Every 1000th word starts a new text.
    for (let i = 1; i < indexes.length; i++) {
      if (i % 1000 === 0) continue
      const step = ((indexes[i] as number) - (indexes[i - 1] as number) + 37) % 37
      counts[step - 1] = (counts[step - 1] as number) + 1
    }
    expect(chiSquare(counts)).toBeLessThan(66.6)
  })

  test('never repeat immediately', () => {
    const drawn = generate({ words: 1000 }).text.split(' ')
    expect(drawn.filter((word, i) => word === drawn[i + 1])).toEqual([])
  })
})

describe('sentences', () => {
  test('have 8 to 17 words each and exactly the requested number in total', () => {
    fc.assert(
      fc.property(anyWordCount, fc.nat(), (words, seed) => {
        const { text, sentences } = generate({ words, shape: 'sentences' }, seed)
        const each = text.split(/(?<=\.) /)
        expect(countWords(text)).toBe(words)
        expect(each).toHaveLength(sentences)
        for (const sentence of each) {
          expect(sentence).toMatch(/^[A-Z][a-z]*( [a-z]+)*\.$/)
          if (words >= 8) expect(countWords(sentence)).toBeGreaterThanOrEqual(8)
          expect(countWords(sentence)).toBeLessThanOrEqual(17)
        }
      }),
    )
  })

  test.each([1, 7])('form a single sentence if there are only %i words', (words) => {
    expect(generate({ words, shape: 'sentences' }).sentences).toBe(1)
  })

  test('consist of the same words as the plain words for the same seed', () => {
    const sentences = generate({ shape: 'sentences' }).text.toLowerCase().replaceAll('.', '')
    expect(sentences).toBe(generate().text)
  })
})

describe('paragraphs', () => {
  test('have 4 to 7 sentences each and exactly the requested number of words in total', () => {
    fc.assert(
      fc.property(anyWordCount, fc.nat(), (words, seed) => {
        const { text, sentences, paragraphs } = generate({ words, shape: 'paragraphs' }, seed)
        expect(countWords(text)).toBe(words)
        expect(countSentences(text)).toBe(sentences)
        expect(text.split('\n\n')).toHaveLength(paragraphs)
        for (const paragraph of text.split('\n\n')) {
          const count = countSentences(paragraph)
          if (sentences >= 4) expect(count).toBeGreaterThanOrEqual(4)
          expect(count).toBeLessThanOrEqual(7)
        }
      }),
    )
  })
})

test('strings have only the characters that were typed, each equally likely', () => {
  const { text } = generate({ kind: 'characters', length: 1000, alphabet: 'aaaé👍' })
  expect(new Set(text)).toEqual(new Set(['a', 'é', '👍']))
  expect(text.match(/a/g)?.length).toBeLessThan(450)
  expect(generate({ kind: 'characters', length: 50, alphabet: '👨‍👩‍👧🇫🇷' }).text).toMatch(/^(?:👨‍👩‍👧|🇫🇷){50}$/u)
})

test('words can be on lines of their own', () => {
  expect(generate({ shape: 'lines' })).toEqual({ ...generate(), text: generate().text.replaceAll(' ', '\n') })
})

const anyCount = fc.integer({ min: 1, max: 50 })
const anyLength = fc.integer({ min: 1, max: 100 })

describe('characters', () => {
  test('are 32 letters and digits by default', () => {
    expect(generateItems({ kind: 'characters' })).toEqual([expect.stringMatching(/^[A-Za-z0-9]{32}$/)])
  })

  test('are all equally likely', () => {
    const counts = countEach(generateItems({ kind: 'characters', count: 50, length: 620 }).join(''))
    expect(counts).toHaveLength(26 + 26 + 10)
    // 0.1% significance level.
    expect(chiSquare(counts)).toBeLessThan(100.9)
  })

  test('need at least one to choose from', () => {
    expect(() => generateItems({ kind: 'characters', alphabet: '' })).toThrow(
      new InputError('Enter the characters to choose from'),
    )
  })
})

describe('hexadecimal strings', () => {
  test('have the requested length', () => {
    fc.assert(
      fc.property(anyCount, anyLength, fc.nat(), (count, length, seed) => {
        const items = generateItems({ kind: 'hex', count, length }, seed).map(String)
        expect(items).toHaveLength(count)
        for (const item of items) {
          expect(item).toMatch(/^[0-9a-f]+$/)
          expect(item).toHaveLength(length)
        }
      }),
    )
  })

  test('use all 16 digits equally', () => {
    const counts = countEach(generateItems({ kind: 'hex', count: 10, length: 800 }).join(''))
    expect(counts).toHaveLength(16)
    expect(chiSquare(counts)).toBeLessThan(37.7)
  })
})

describe('UUIDs', () => {
  test('have version 4 and the RFC variant', () => {
    fc.assert(
      fc.property(anyCount, fc.nat(), (count, seed) => {
        const items = generateItems({ kind: 'uuid', count }, seed).map(String)
        expect(new Set(items).size).toBe(count)
        for (const item of items)
          expect(item).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      }),
    )
  })

  test.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    [0x5a, '5a5a5a5a-5a5a-4a5a-9a5a-5a5a5a5a5a5a'],
  ])('from bytes of %i are %s', (byte, uuid) => {
    expect(run({ kind: 'uuid' }, constantSource(byte)).text).toBe(uuid)
  })
})

describe('numbers', () => {
  const limit = tool.options.to.max
  const anyRange = fc
    .tuple(fc.integer({ min: -limit, max: limit }), fc.integer({ min: -limit, max: limit }))
    .map((ends) => ends.sort((a, b) => a - b))

  test('are whole numbers within the range', () => {
    fc.assert(
      fc.property(anyCount, anyRange, fc.nat(), (count, [from, to], seed) => {
        const items = generateItems({ kind: 'numbers', count, from, to }, seed).map(Number)
        expect(items).toHaveLength(count)
        for (const item of items) expect(Number.isInteger(item) && item >= from && item <= to).toBe(true)
      }),
    )
  })

  test.each([
    [1, 6, 20.5],
    [-2, 2, 18.5],
    [0, 99, 148.3],
  ])('from %i to %i are equally likely, including both ends', (from, to, critical) => {
    const size = to - from + 1
    const items = Array.from({ length: size }, (_, seed) =>
      generateItems({ kind: 'numbers', count: 200, from, to }, seed),
    ).flat()
    expect(new Set(items)).toEqual(new Set(Array.from({ length: size }, (_, index) => from + index)))
    // 0.1% significance level.
    expect(chiSquare(countEach(items))).toBeLessThan(critical)
  })

  test('reach both ends of the largest range', () => {
    const size = 2 * limit + 1
    const sourceOf = (number: number) => () => {
      const bytes = new Uint8Array(4)
      new DataView(bytes.buffer).setUint32(0, number)
      return bytes
    }
    const ends = [0, size - 1].map((number) => run({ kind: 'numbers', from: -limit, to: limit }, sourceOf(number)).text)
    expect(ends).toEqual([String(-limit), String(limit)])
  })

  test('without repeats are all different', () => {
    const anySize = fc.integer({ min: 1, max: 300 })
    fc.assert(
      fc.property(anySize, fc.nat(), fc.nat(), (size, some, seed) => {
        const count = 1 + (some % size)
        const settings = { kind: 'numbers', from: -5, to: size - 6, unique: true } as const
        const items = generateItems({ ...settings, count }, seed)
        expect(new Set(items).size).toBe(count)
        expect(items).toHaveLength(count)
        const all = generateItems({ ...settings, count: size }, seed).map(Number)
        expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index - 5))
      }),
    )
  })

  test('without repeats come in every order equally often', () => {
    const orders = Array.from({ length: 3000 }, (_, seed) =>
      generateItems({ kind: 'numbers', count: 3, from: 1, to: 3, unique: true }, seed).join(''),
    )
    const counts = countEach(orders)
    expect(counts).toHaveLength(6)
    expect(chiSquare(counts)).toBeLessThan(20.5)
  })

  test('can repeat unless that is excluded', () => {
    expect(new Set(generateItems({ kind: 'numbers', count: 20, to: 10 })).size).toBeLessThan(20)
  })

  test('can come from a reversed range, or one with a single number', () => {
    const settings = { kind: 'numbers', count: 3, unique: true } as const
    expect([...generateItems({ ...settings, from: 7, to: 5 })].sort()).toEqual([5, 6, 7])
    expect(generateItems({ kind: 'numbers', from: 7, to: 7 })).toEqual([7])
  })

  test('without repeats are rejected if the range is too small', () => {
    expect(() => generateItems({ kind: 'numbers', from: 1, to: 10, count: 11, unique: true })).toThrow(
      new InputError('There are only 10 different numbers from 1 to 10.', 'Ask for fewer numbers, or allow repeats.'),
    )
  })
})

test.each(['characters', 'hex', 'uuid', 'numbers'] as const)('%s: the text has one item per line', (kind) => {
  const result = run({ kind, count: 30 }, seededRandom(1)) as RandomItems
  expect(result.kind).toBe(kind)
  expect(result.text.split('\n')).toEqual(result.items.map(String))
  expect(engine.print(result)).toBe(result.text)
})

test.each(['words', 'sentences', 'paragraphs'] as const)('%s: the same seed gives the same text', (shape) => {
  expect(generate({ shape }, 7)).toEqual(generate({ shape }, 7))
  expect(generate({ shape }, 7).text).not.toBe(generate({ shape }, 8).text)
})

test.each(['characters', 'hex', 'uuid', 'numbers'] as const)('%s: the same seed gives the same items', (kind) => {
  expect(generateItems({ kind, count: 10 }, 7)).toEqual(generateItems({ kind, count: 10 }, 7))
  expect(generateItems({ kind, count: 10 }, 7)).not.toEqual(generateItems({ kind, count: 10 }, 8))
})
