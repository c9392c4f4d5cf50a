import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitLines } from '#core/text/lines.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine } from './engine.ts'
import { noCounts, type WordCounts } from './result.ts'

const context = createEngineContext()

function count(text: string, goal = 0, notesStart = 0): WordCounts {
  // `run` is synchronous; only `stream` is not.
  return engine.run({ text }, { goal, notesStart }, context) as WordCounts
}

async function* inChunks(bytes: Uint8Array, sizes: readonly number[]) {
  let from = 0
  for (const size of sizes) {
    yield await Promise.resolve(bytes.subarray(from, from + size))
    from += size
  }
  yield bytes.subarray(from)
}

async function countStream(
  chunks: AsyncIterable<Uint8Array>,
  { goal = 0, notesStart = 0, context = createEngineContext() } = {},
) {
  const stream = engine.stream?.(chunks, { goal, notesStart }, context)
  return (await stream?.next())?.value
}

test.each([
  ['', 0, 0, 0, 0],
  [' \r\n\t', 0, 3, 0, 0],
  ['a', 1, 1, 1, 1],
  ['  hi there ', 2, 11, 1, 1],
  ['One two. Three!\n\nFour', 4, 21, 3, 2],
  ['👩‍👩‍👧 and e\u0301\r\n', 3, 8, 1, 1],
  ['שלום עולם. מה שלומך?', 4, 20, 2, 1],
  ['—', 1, 1, 0, 1],
])('%j has %i words, %i characters, %i sentences, %i paragraphs', (text, words, characters, sentences, paragraphs) =>
  expect(count(text)).toMatchObject({ words, characters, sentences, paragraphs }),
)

test.each([
  [' \n\n\t', 0],
  ['one\ntwo', 1],
  ['one\n\ntwo', 2],
  ['\n\none\n \t \n\n\ntwo\n', 2],
  ['one\r\ntwo\r\n\r\nthree', 2],
  ['one\r\rtwo', 2],
  ['one\n\rtwo', 2],
  ['one\u2028\u2028two', 1],
  ['one  \n  \u00a0\n  two', 2],
])('%j has %i paragraphs', (text, paragraphs) => expect(count(text).paragraphs).toBe(paragraphs))

test('counts the blocks of text between blank lines as paragraphs', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u2028') })
  fc.assert(
    fc.property(text, (text) => {
      const isBlank = splitLines(text).lines.map((line) => line.trim() === '')
      const firstLines = isBlank.filter((blank, i) => !blank && isBlank[i - 1] !== false)
      expect(count(text).paragraphs).toBe(firstLines.length)
    }),
  )
})

// Each text extends beyond the end of the first chunk.
test.each([
  ['an emoji', 'a'.repeat(999_999) + '😀', { words: 1, characters: 1_000_000, uniqueWords: 1 }],
  ['a letter of two UTF-16 units', ' '.repeat(999_999) + '𝒳', { words: 1, sentences: 1, uniqueWords: 1 }],
  ['a line break', 'a'.repeat(999_999) + '\r\nb', { words: 2, characters: 1_000_001, paragraphs: 1 }],
  ['an abbreviation', 'a'.repeat(999_997) + ' Dr. Lee left.', { words: 4, sentences: 1 }],
])('counts %s across two chunks', (_, text, counts) => expect(count(text)).toMatchObject(counts))

test('reports progress on a long text', () => {
  const reports: [number, number | undefined][] = []
  const reportingContext = createEngineContext({ progress: (done, total) => reports.push([done, total]) })
  void engine.run({ text: 'a'.repeat(1_500_000) }, { goal: 0, notesStart: 0 }, reportingContext)
  expect(reports).toEqual([
    [1_000_000, 1_500_000],
    [1_500_000, 1_500_000],
  ])
})

test('returns zero counts for an empty text', () => expect(count('')).toEqual(noCounts))

test.each([
  ['a b\r\nc', { charactersNoSpaces: 3 }],
  ['The cat and the CAT, the.', { uniqueWords: 3 }],
  ['constructor __proto__ constructor', { uniqueWords: 2 }],
  ['<b>word</b> word™ ~word~ word😀 Word _word_', { uniqueWords: 1 }],
  ["caf\u00e9 cafe\u0301 don't don’t", { uniqueWords: 2 }],
  ['😀 😀 ™', { uniqueWords: 0 }],
  ['team(s) U.S. u.s', { uniqueWords: 3 }],
  ['Hello, world!', { averageWordLength: 5 }],
  ['“naïve” – (e\u0301a)', { averageWordLength: 3.5 }],
  ['tea – and – tea, too !', { words: 7, uniqueWords: 3 }],
  ['—', { averageWordLength: 0, averageSentenceLength: 0, uniqueWords: 0 }],
  ['One two three. Four five.', { averageSentenceLength: 2.5 }],
  ['word', { readingSeconds: 1, speakingSeconds: 1 }],
  ['word '.repeat(10), { readingSeconds: 3, speakingSeconds: 5 }],
  ['word '.repeat(2600), { readingSeconds: 780, speakingSeconds: 1200, pages: 10.4 }],
  [
    '吾輩は猫である。名前はまだ無い。',
    { words: 1, dictionaryWords: 9, dictionaryMinutes: 1, readingSeconds: 3, speakingSeconds: 5 },
  ],
])('the counts of %j include %j', (text, counts) => expect(count(text)).toMatchObject(counts))

test.each([
  ['Tea and cake. TEA, “tea”! The cake; the end.', 'tea 3, cake 2'],
  ['the the 12 12 go go', ''],
  ['Don’t panic: don’t. Panic’s Panic.', 'panic 2'],
  ['one two two three three four four five five six six seven seven', 'two 2, three 2, four 2, five 2, six 2'],
])('the most used words of %j are %j', (text, words) =>
  expect(
    count(text)
      .topWords.map(({ word, count }) => `${word} ${String(count)}`)
      .join(', '),
  ).toBe(words),
)

test.each([
  ['one two three', 0, undefined],
  ['', 5, { words: 5, percent: 0 }],
  ['one two', 3, { words: 3, percent: 66 }],
  ['one two three', 3, { words: 3, percent: 100 }],
  ['one two three', 2, { words: 2, percent: 150 }],
])('%j with a goal of %i: %j', (text, goal, reached) => expect(count(text, goal).goal).toEqual(reached))

test('counts the words without notes if the text has any', () => {
  const body = 'Tea[1] and cake.\n\n'
  const counts = count(`${body}[1] Black tea.`, 0, body.length)
  expect(counts).toMatchObject({ words: 6, wordsWithoutNotes: 3 })
  expect(engine.print(counts)).toMatch(/^Words: 6\n.*\nWords without notes: 3$/s)
  expect(count(body)).not.toHaveProperty('wordsWithoutNotes')
})

test('counts a very long run of punctuation as one word with a length of 0', () => {
  const dashes = '-'.repeat(1_100_000)
  expect(count(dashes)).toMatchObject({ words: 1, uniqueWords: 0, averageWordLength: 0 })
  expect(count(`abc ${dashes}`)).toMatchObject({ words: 2, uniqueWords: 1, averageWordLength: 3 })
  expect(count(`abc ${'x'.repeat(1_100_000)}`)).toMatchObject({ words: 2, uniqueWords: 2 })
})

test('prints four lines', () =>
  expect(engine.print({ ...noCounts, words: 12_345, characters: 67_890, sentences: 3, paragraphs: 1 })).toBe(
    'Words: 12345\nCharacters: 67890\nSentences: 3\nParagraphs: 1',
  ))

describe('a stream', () => {
  const part = fc.constantFrom(
    ...Array.from('aBé7 \n\r.!。",\'\u0301\u200d\ufeff👩🏽🇩क\u094dष'),
    ...['\r\n', '\n\n', ' Dr. ', ' etc. '],
  )
  const text = fc.oneof(
    fc.array(part).map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
  )
  const bytes = fc.oneof(
    { weight: 4, arbitrary: text.map((text) => new TextEncoder().encode(text)) },
    { weight: 1, arbitrary: fc.uint8Array() },
  )

  test('gives the same counts as the whole text, wherever the text is split', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.array(fc.nat(5)), fc.nat(9), fc.nat(9), async (bytes, sizes, goal, notesStart) => {
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
        expect(await countStream(inChunks(bytes, sizes), { goal, notesStart })).toEqual(count(text, goal, notesStart))
      }),
    )
  })

  test.each([
    ['one word', 'x', ''],
    ['spaces', ' ', ''],
    ['full stops', '.', ''],
    ['one sentence on one line', 'word ', ''],
    ['sentences on one line', 'Some words. ', ''],
    ['lines without a blank one', 'word\r\n', ''],
    ['marks on one letter', '\u0301', 'e'],
  ])('counts 200 KB of %s', async (_, repeated, first) => {
    const text = first + repeated.repeat(200_000 / repeated.length)
    const bytes = new TextEncoder().encode(text)
    expect(await countStream(inChunks(bytes, Array<number>(40).fill(5003)))).toEqual(count(text))
  })

  test('reports progress in bytes', async () => {
    const done: number[] = []
    const reportingContext = createEngineContext({ progress: (bytes) => done.push(bytes) })
    await countStream(inChunks(new TextEncoder().encode('Grüße'), [3, 2]), { context: reportingContext })
    expect(done).toEqual([3, 5, 7])
  })

  test('stops when aborted', async () => {
    const controller = new AbortController()
    const abortingContext = createEngineContext({
      signal: controller.signal,
      progress: () => {
        controller.abort()
      },
    })
    const counting = countStream(inChunks(new TextEncoder().encode('one two'), [3, 2]), { context: abortingContext })
    await expect(counting).rejects.toThrow('aborted')
  })
})
