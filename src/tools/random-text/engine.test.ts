import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { seededRandom } from '#core/seeded-random.ts'
import { countParagraphs } from '#core/text/paragraphs.ts'
import { countSentences } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import { exampleSeed, type EngineContext } from '#core/tool.ts'
import { engine, type RandomText } from './engine.ts'
import { tool } from './tool.ts'
import { wordList } from './word-list.ts'

type Settings = OptionValues<typeof tool.options>

function generate(settings: Partial<Settings> = {}, seed = exampleSeed): RandomText {
  // The engine uses only the random source.
  const context = { random: seededRandom(seed) } as EngineContext
  return engine.run({}, { ...initialOptions(tool.options), ...settings }, context) as RandomText
}

const anyWordCount = fc.integer({ min: 1, max: 1000 })

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
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
        expect(result).toMatchObject({ words, sentences: 0, paragraphs: 0 })
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
        expect(countParagraphs(text)).toBe(paragraphs)
        for (const paragraph of text.split('\n\n')) {
          const count = countSentences(paragraph)
          if (sentences >= 4) expect(count).toBeGreaterThanOrEqual(4)
          expect(count).toBeLessThanOrEqual(7)
        }
      }),
    )
  })
})

test.each(['words', 'sentences', 'paragraphs'] as const)('%s: the same seed gives the same text', (shape) => {
  expect(generate({ shape }, 7)).toEqual(generate({ shape }, 7))
  expect(generate({ shape }, 7).text).not.toBe(generate({ shape }, 8).text)
})
