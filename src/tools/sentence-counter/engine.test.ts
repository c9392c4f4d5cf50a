import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSentences, eachSentence } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine } from './engine.ts'
import { noCounts, type SentenceCounts } from './result.ts'

function count(text: string, { limit = 1000, wordLimit = 25, context = createEngineContext() } = {}): SentenceCounts {
  // This engine is synchronous.
  return engine.run({ text }, { limit, wordLimit, language: 'auto' }, context) as SentenceCounts
}

function sentenceOf(words: number): string {
  return `${'word '.repeat(words - 1)}end.`
}

test.each([
  ['', 0, 0, 0, 0],
  [' \r\n\t', 0, 0, 0, 0],
  ['...', 0, 0, 0, 0],
  ['a', 1, 1, 1, 1],
  ['One two three. Four five.', 2, 2.5, 3, 2],
  ['One. Two three. Four five six seven.', 3, 2.3, 4, 1],
  ['Pi is 3.14 on example.com. Dr. J. Lee knows, e.g. from v1.2.', 2, 6, 7, 5],
  ['Wait... what?!', 2, 1, 1, 1],
  ['A heading\r\n\r\nThen a\u00a0text.', 2, 2.5, 3, 2],
  ['👩‍👩‍👧 waves 🇯🇵! 😀!', 1, 3, 3, 3],
  ['吾輩は猫である。名前はまだ無い。', 2, 1, 1, 1],
  ['สวัสดีครับ วันนี้อากาศดี', 1, 2, 2, 2],
  ['שלום עולם. מה שלומך היום?', 2, 2.5, 3, 2],
  ['It is __proto__. And constructor!', 2, 2.5, 3, 2],
  // Punctuation between two sentences doesn't count as a word of either sentence.
  ['Hello. ... World.', 2, 1, 1, 1],
  ['1. Wash your hands.\n2. Dry hands.', 2, 2.5, 3, 2],
])(
  '%j has %i sentences with %d words on average, %i in the longest and %i in the shortest',
  async (text, sentences, average, longest, shortest) =>
    // The rules of a language are loaded.
    expect(await Promise.resolve(count(text))).toMatchObject({ sentences, average, longest, shortest }),
)

test('returns zero counts for text without a sentence', () => expect(count(' ... ')).toEqual(noCounts))

test.each([
  ['One two three.', false],
  ['吾輩は猫である。名前はまだ無い。', true],
])('%j has no spaces between words: %j', (text, isUnspaced) => expect(count(text)).toMatchObject({ isUnspaced }))

test('returns the five longest sentences, longest first', () => {
  const { longestSentences } = count('A! B c! D! E f g! H i! J! K l!')
  expect(longestSentences.map(({ text }) => text)).toEqual(['E f g!', 'B c!', 'H i!', 'K l!', 'A!'])
  expect(longestSentences.map(({ number }) => number)).toEqual([4, 2, 5, 7, 1])
})

test('returns the first of several longest sentences', () => {
  expect(count('One. “Two, three!” Four five. Six.').longestSentence).toEqual({
    number: 2,
    start: 5,
    end: 18,
    words: 2,
    text: '“Two, three!”',
  })
})

test.each([
  ['excludes a sentence of 25 words', [25], []],
  ['includes a sentence of 26 words', [26], [0]],
  ['finds every one', [3, 26, 25, 40], [1, 3]],
])('long sentences: %s', (_, lengths, long) => {
  const sentences = lengths.map(sentenceOf)
  const text = sentences.join(' ')
  const counts = count(text)
  expect(counts.longSentences).toBe(long.length)
  expect(counts.long.map(({ start, end }) => text.slice(start, end))).toEqual(long.map((index) => sentences[index]))
  expect(counts.long.map(({ words }) => words)).toEqual(long.map((index) => lengths[index]))
})

test('lists long sentences up to the limit but counts all of them', () => {
  const counts = count(`${sentenceOf(30)} `.repeat(5), { limit: 2 })
  expect([counts.long.length, counts.longSentences]).toEqual([2, 5])
})

test.each([
  ['one sentence', 1, 1, 1, 1],
  ['the maximum at one sentence per bar', 120, 1, 120, 1],
  ['one sentence more', 121, 2, 61, 1],
  ['twice the maximum', 240, 2, 120, 2],
  ['twice the maximum and one more', 241, 4, 61, 1],
  ['a book', 100_000, 1024, 98, 672],
])('groups the sentences into profile bars: %s', (_, sentences, perBar, bars, last) => {
  const { profile } = count('One. '.repeat(sentences))
  expect(profile.sentencesPerBar).toBe(perBar)
  expect(profile.bars).toHaveLength(bars)
  expect(profile.bars.at(-1)?.sentences).toBe(last)
})

test('profile bars cover every sentence and record the longest sentence of each group', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1, maxLength: 700, size: 'max' })
  fc.assert(
    fc.property(lengths, (lengths) => {
      const sentences = lengths.map(sentenceOf)
      const text = sentences.join(' ')
      const { sentencesPerBar, bars } = count(text).profile
      const groups = bars.map((_, i) => lengths.slice(i * sentencesPerBar, (i + 1) * sentencesPerBar))
      expect(groups.flat()).toEqual(lengths)
      for (const [index, group] of groups.entries()) {
        const longest = Math.max(...group)
        const number = index * sentencesPerBar + group.indexOf(longest) + 1
        const words = group.reduce((sum, words) => sum + words)
        expect(bars[index]).toMatchObject({ sentences: group.length, longest, words, number })
        expect(text.slice(bars[index]?.start, bars[index]?.end)).toBe(sentences[number - 1])
      }
    }),
  )
})

test('follows the shared sentence rules for any text', () => {
  const part = fc.constantFrom(...Array.from('aB7é😀 \n\r.!?…。"”)'), ' Dr.', ' etc.', 'ab cd ')
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('')),
      (text) => {
        const lengths: number[] = []
        eachSentence(text, (start, end) => lengths.push(countWords(text.slice(start, end))))
        const { sentences, longest, shortest, average } = count(text)
        expect(sentences).toBe(countSentences(text))
        expect(longest).toBe(Math.max(0, ...lengths))
        expect(shortest).toBe(lengths.length > 0 ? Math.min(...lengths) : 0)
        expect(average).toBeGreaterThanOrEqual(shortest)
        expect(average).toBeLessThanOrEqual(longest)
      },
    ),
  )
})

test('keeps a sentence that spans two chunks whole', () => {
  const text = `${'a'.repeat(999_990)} by Dr. Lee today. Then.`
  expect(count(text)).toMatchObject({
    sentences: 2,
    words: 6,
    longest: 5,
    shortest: 1,
    longestSentence: { start: 0, number: 1 },
  })
})

test('reports progress on a long text', () => {
  const reports: [number, number | undefined][] = []
  count('a'.repeat(1_500_000), {
    context: createEngineContext({ progress: (done, total) => reports.push([done, total]) }),
  })
  expect(reports).toEqual([
    [1_000_000, 1_500_000],
    [1_500_000, 1_500_000],
  ])
})

test.each([
  ['', 'Sentences: 0\nAverage: 0 words\nLongest: 0 words\nShortest: 0 words'],
  ['One two three. Four.', 'Sentences: 2\nAverage: 2 words\nLongest: 3 words\nShortest: 1 word'],
])('%j prints %j', (text, printed) => expect(engine.print(count(text))).toBe(printed))

test('marks sentences over the given number of words', () => {
  const text = 'One two. One two three. One two three four.'
  expect(count(text, { wordLimit: 2 })).toMatchObject({ longSentences: 2, long: [{ words: 3 }, { words: 4 }] })
  expect(count(text).longSentences).toBe(0)
})
