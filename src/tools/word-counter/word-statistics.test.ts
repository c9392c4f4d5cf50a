import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords } from '#core/text/words.ts'
import { WordStatistics } from './word-statistics.ts'

function readWords(...chunks: string[]): WordStatistics {
  const statistics = new WordStatistics()
  for (const chunk of chunks) statistics.add(chunk)
  statistics.end()
  return statistics
}

test.each([
  ['', 0],
  ['  \n ', 0],
  ['The cat saw the cat.', 3],
  ['"Hello," hello (HELLO) hello! \'hello\' `hello` —hello— ¿hello?', 1],
  ["don't dont don't! well-known well known", 5],
  ['constructor __proto__ toString constructor __proto__', 3],
  ['Straße STRASSE straße', 2],
  ['École école ÉCOLE', 1],
  ['ΟΔΟΣ οδος οδοσ', 1],
  ['ПРИВЕТ привет', 1],
  ['𐐀𐐁 𐐨𐐩', 1],
  ['😀 😀 🎉', 2],
  ['- one - two', 2],
  ['C C++ $5 5', 2],
  ['\udc00 \udc01 \ud83d', 3],
])('%j has %i distinct words', (text, distinct) => expect(readWords(text).distinctCount).toBe(distinct))

test.each([
  ['Hello, world!', 2, 0],
  ['«Bon» (jour)…', 5, 0],
  ['one — two - !!', 4, 3],
  ["don't well-known", 0, 0],
])(
  '%j has %i punctuation characters around words and %i words that consist only of punctuation',
  (text, trimmed, punctuationOnly) => {
    const statistics = readWords(text)
    expect([statistics.trimmedCharacters, statistics.punctuationOnlyWords]).toEqual([trimmed, punctuationOnly])
  },
)

const text = fc.string({ unit: fc.constantFrom(...Array.from("aAbéÉςΣ5😀𐐀𐐨\u0301 \n\u3000.'—`")) })

test('gives the same counts as a set of words', () => {
  fc.assert(
    fc.property(text, (text) => {
      const words = text.match(/\S+/g) ?? []
      const trimmedWords = words.map((word) => word.replace(/^[\p{P}`]+|[\p{P}`]+$/gu, ''))
      const folded = trimmedWords.map((word) => {
        const [inner = word] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?\p{M}*/u.exec(word) ?? []
        return Array.from(inner.normalize(), (point) => point.toLowerCase().replace('ς', 'σ')).join('')
      })
      const statistics = readWords(text)
      expect(statistics.count).toBe(countWords(text))
      expect(statistics.distinctCount).toBe(new Set(folded.filter((word) => word !== '')).size)
      expect(statistics.punctuationOnlyWords).toBe(trimmedWords.filter((word) => word === '').length)
      expect(statistics.trimmedCharacters).toBe(words.join('').length - trimmedWords.join('').length)
    }),
  )
})

test('gives the same counts for chunks as for the whole text', () => {
  fc.assert(
    fc.property(fc.array(text), (chunks) => {
      const { count, punctuationOnlyWords, distinctCount, trimmedCharacters } = readWords(chunks.join(''))
      expect(readWords(...chunks)).toMatchObject({ count, punctuationOnlyWords, distinctCount, trimmedCharacters })
    }),
  )
})

test('recognizes 100,000 distinct words when they are repeated', () => {
  const words = Array.from({ length: 100_000 }, (_, n) => `w${(n * 7919).toString(36)}`).join(' ')
  expect(readWords(words, ' ', words.toUpperCase())).toMatchObject({ count: 200_000, distinctCount: 100_000 })
})

test('distinguishes words longer than a chunk by their ends', () => {
  const long = 'x'.repeat(300_000)
  expect(readWords(`${long}a ${long}b `, long, `a, ${long}`)).toMatchObject({
    count: 4,
    distinctCount: 3,
    trimmedCharacters: 1,
  })
})

test('counts many long words', () => {
  const words = Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + n).repeat(70_000)).join(' ')
  expect(readWords(words, ' ', words).distinctCount).toBe(26)
})
