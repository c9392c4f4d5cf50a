import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { countSentences } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'
import { exampleSeed } from '#core/tool/manifest.ts'
import { engine } from './engine.ts'
import type { LoremIpsum } from './result.ts'
import { classicOpening, latinWords } from './latin.ts'
import { tool } from './tool.ts'

const isDeep = process.env['DEEP_TESTS'] !== undefined

type Settings = OptionValues<typeof tool.options>

function generate(settings: Partial<Settings> = {}, seed = exampleSeed): LoremIpsum {
  // The engine uses only the random source.
  const context = { random: seededRandom(seed) } as EngineContext
  return engine.run({}, { ...initialOptions(tool.options), ...settings }, context) as LoremIpsum
}

const anySettings = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  classicOpening: fc.boolean(),
  seed: fc.nat(),
})

function sentencesOf(paragraph: string): string[] {
  return paragraph.split(/(?<=\.) /)
}

function expectSentence(sentence: string) {
  expect(sentence).toMatch(/^[A-Z][a-z]+[a-z ,]*\.$/)
  expect(sentence.split(' ').length).toBeGreaterThanOrEqual(8)
  expect(sentence.split(' ').length).toBeLessThanOrEqual(17)
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('word list', () => {
  test('has unique lowercase words and starts with the words of the passage', () => {
    expect(new Set(latinWords).size).toBe(latinWords.length)
    expect(latinWords.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
    expect(latinWords.slice(0, 8)).toEqual(classicOpening.toLowerCase().replace(/[.,]/g, '').split(' '))
  })
})

describe('paragraphs', () => {
  test('have 4 to 7 sentences of 8 to 17 words and a blank line between them', () => {
    fc.assert(
      fc.property(anySettings, ({ seed, ...settings }) => {
        const { text, words } = generate(settings, seed)
        const paragraphs = text.split('\n\n')
        expect(paragraphs).toHaveLength(settings.count)
        for (const paragraph of paragraphs) {
          const sentences = sentencesOf(paragraph)
          expect(sentences.length).toBeGreaterThanOrEqual(4)
          expect(sentences.length).toBeLessThanOrEqual(7)
          sentences.forEach(expectSentence)
        }
        expect(words).toBe(countWords(text))
      }),
      // Each run checks hundreds of sentences.
      { numRuns: 30 },
    )
  })

  test('have the counts that the other tools report', () => {
    const { text } = generate({ count: 40 })
    expect(text.split('\n\n')).toHaveLength(40)
    expect(countSentences(text)).toBe(text.split('\n\n').flatMap(sentencesOf).length)
  })

  test('are five by default', () => {
    expect(generate().text.split('\n\n')).toHaveLength(5)
  })
})

describe('sentences', () => {
  test('have 8 to 17 words and are all on one line', () => {
    fc.assert(
      fc.property(anySettings, ({ seed, ...settings }) => {
        const { text, words } = generate({ ...settings, unit: 'sentences' }, seed)
        expect(text).not.toContain('\n')
        const sentences = sentencesOf(text)
        expect(sentences).toHaveLength(settings.count)
        sentences.forEach(expectSentence)
        expect(words).toBe(countWords(text))
      }),
    )
  })

  test('have a comma after three to six words if they have more than ten words', () => {
    const { text } = generate({ count: 1000, unit: 'sentences', classicOpening: false })
    const commaPositions = sentencesOf(text).map((sentence) => {
      const words = sentence.split(' ')
      const withComma = words.flatMap((word, index) => (word.endsWith(',') ? [index + 1] : []))
      expect(withComma).toHaveLength(words.length > 10 ? 1 : 0)
      return withComma[0]
    })
    expect(new Set(commaPositions)).toEqual(new Set([3, 4, 5, 6, undefined]))
  })

  test('have every length and contain every word with equal probability', () => {
    const { text } = generate({ count: 10_000, unit: 'sentences', classicOpening: false })
    const lengths = new Map<number, number>()
    for (const sentence of sentencesOf(text)) {
      const { length } = sentence.split(' ')
      lengths.set(length, (lengths.get(length) ?? 0) + 1)
    }
    expect(lengths.size).toBe(10)
    // 0.1% significance level.
    expect(chiSquare([...lengths.values()])).toBeLessThan(27.9)
    const words = new Map(latinWords.map((word) => [word, 0]))
    for (const word of text.toLowerCase().match(/[a-z]+/g) ?? []) words.set(word, (words.get(word) ?? 0) + 1)
    expect(words.size).toBe(latinWords.length)
    expect(chiSquare([...words.values()])).toBeLessThan(102.2)
  })
})

describe('words', () => {
  test.each([
    [1, 'lorem'],
    [5, 'lorem ipsum dolor sit amet'],
    [63, latinWords.join(' ')],
    [65, `${latinWords.join(' ')} lorem ipsum`],
  ])('%i words follow the order of the list', (count, text) => {
    for (const seed of [1, 2]) {
      for (const classicOpening of [true, false]) {
        expect(generate({ count, unit: 'words', classicOpening }, seed)).toEqual({ text, words: count })
      }
    }
  })
})

describe('words in random order', () => {
  const drawWords = (settings: Partial<Settings>, seed: number) =>
    generate({ unit: 'words', count: 100, randomOrder: true, ...settings }, seed).text.split(' ')

  test('start with the classic opening, then differ each time', () => {
    for (const seed of [1, 2]) expect(drawWords({}, seed).slice(0, 5).join(' ')).toBe('lorem ipsum dolor sit amet')
    expect(drawWords({}, 1)).toHaveLength(100)
    expect(drawWords({}, 1)).not.toEqual(drawWords({}, 2))
    expect(drawWords({ count: 3 }, 1)).toEqual(['lorem', 'ipsum', 'dolor'])
  })

  test('can do without the classic opening', () => {
    const firstWords = Array.from({ length: 50 }, (_, seed) => drawWords({ classicOpening: false }, seed)[0])
    expect(new Set(firstWords).size).toBeGreaterThan(20)
  })
})

describe('classic opening', () => {
  test.each(['paragraphs', 'sentences'] as const)('is the first sentence of %s and occurs only once', (unit) => {
    const { text } = generate({ unit, count: 50 })
    expect(text.startsWith(`${classicOpening} `)).toBe(true)
    expect(text.lastIndexOf(classicOpening)).toBe(0)
  })

  test('is the whole text if only one sentence is requested', () => {
    expect(generate({ count: 1, unit: 'sentences' }).text).toBe(classicOpening)
  })

  test.each(['paragraphs', 'sentences'] as const)('can be left out of %s', (unit) => {
    expect(generate({ unit, classicOpening: false }).text).not.toContain('Lorem ipsum dolor sit amet,')
  })
})

describe('HTML', () => {
  test('wraps each paragraph in a p and keeps the words', () => {
    const plain = generate()
    const html = generate({ format: 'html' })
    expect(html.text.split('\n')).toEqual(plain.text.split('\n\n').map((paragraph) => `<p>${paragraph}</p>`))
    expect(html.words).toBe(plain.words)
  })

  test.each(['sentences', 'words'] as const)('wraps all %s in one p', (unit) => {
    expect(generate({ unit, format: 'html' }).text).toBe(`<p>${generate({ unit }).text}</p>`)
  })

  test('writes each paragraph as a list item', () => {
    const items = generate()
      .text.split('\n\n')
      .map((paragraph) => `  <li>${paragraph}</li>`)
    expect(generate({ format: 'list' }).text.split('\n')).toEqual(['<ul>', ...items, '</ul>'])
  })

  test('writes each sentence as a list item and does not count tags as words', () => {
    const plain = generate({ unit: 'sentences' })
    const list = generate({ unit: 'sentences', format: 'list' })
    expect(list.text.match(/<li>[^<]+\.<\/li>/g)).toHaveLength(5)
    expect(list.words).toBe(plain.words)
  })
})

describe('word limit', () => {
  test.each([
    ['words', 1_000_001, 'This could exceed 1,000,000 words. Choose 1,000,000 words or fewer.'],
    ['sentences', 58_824, 'This could exceed 1,000,000 words. Choose 58,823 sentences or fewer.'],
    ['paragraphs', 8404, 'This could exceed 1,000,000 words. Choose 8,403 paragraphs or fewer.'],
    ['paragraphs', 1_000_000_000, 'This could exceed 1,000,000 words. Choose 8,403 paragraphs or fewer.'],
  ] as const)('%s: rejects %i', (unit, count, message) => {
    expect(() => generate({ unit, count })).toThrow(new InputError(message))
  })

  // A million words take seconds.
  test.runIf(isDeep).each([
    ['words', 1_000_000],
    ['sentences', 58_823],
    ['paragraphs', 8403],
  ] as const)('%s: generates %i', (unit, count) => {
    const { words } = generate({ unit, count })
    expect(words).toBeGreaterThan(500_000)
    expect(words).toBeLessThanOrEqual(1_000_000)
  })
})

test('the same seed gives the same text, and a different seed gives a different text', () => {
  expect(generate({}, 7)).toEqual(generate({}, 7))
  expect(generate({}, 7).text).not.toBe(generate({}, 8).text)
})
