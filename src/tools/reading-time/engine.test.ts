import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import type { ReadingTime } from './times.ts'
import { tool } from './tool.ts'

function read(text: string, ownSpeed = 0): ReadingTime {
  // This engine runs synchronously.
  return testTool(tool, engine).run(text, { ownSpeed })
}

function timeOf(words: number, ownSpeed: number): ReadingTime {
  return read('word '.repeat(words), ownSpeed)
}

test.each([
  [0, 0, 0, 0],
  [1, 1, 1, 1],
  [150, 1, 1, 1],
  [151, 1, 1, 2],
  [200, 1, 1, 2],
  [201, 2, 1, 2],
  [250, 2, 1, 2],
  [251, 2, 2, 2],
  [3000, 15, 12, 20],
  [3001, 16, 13, 21],
])('%i words take %i minutes at average, %i at high and %i at low speed', (words, average, fast, slow) =>
  expect(read('word '.repeat(words))).toMatchObject({ words, average, fast, slow }),
)

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [20, 6, 10],
  [130, 39, 60],
  [131, 40, 61],
])('%i words take %i seconds to read and %i to say aloud', (words, average, speaking) =>
  expect(timeOf(words, 0).paces).toMatchObject({ average: { seconds: average }, speaking: { seconds: speaking } }),
)

test.each([
  [100, 0, undefined],
  [100, 100, { wordsPerMinute: 100, minutes: 1, seconds: 60 }],
  [101, 100, { wordsPerMinute: 100, minutes: 2, seconds: 61 }],
  [100, 1, { wordsPerMinute: 1, minutes: 100, seconds: 6000 }],
  [0, 300, { wordsPerMinute: 300, minutes: 0, seconds: 0 }],
])('%i words at a custom speed of %i give %j', (words, ownSpeed, own) =>
  expect(timeOf(words, ownSpeed).paces.own).toEqual(own),
)

test.each([
  ['', 0],
  [' \r\n\u00a0', 0],
  ["don't\u00a0stop", 2],
  ['吾輩は猫である。', 1],
  ['👩‍👩‍👧 and 🇯🇵', 3],
  ['Я помню чудное мгновенье', 4],
  ['constructor __proto__', 2],
])('%j has %i words', (text, words) => expect(read(text).words).toBe(words))

test.each([
  [0, 'Average: 0 min'],
  [50, 'Average: 1 min (15 s)'],
  [200, 'Average: 1 min'],
  [201, 'Average: 2 min (1 min 1 s)'],
  [1990, 'Average: 10 min (9 min 57 s)'],
  [2000, 'Average: 10 min'],
  [2240, 'Average: 12 min (11 min 12 s)'],
  [12_001, 'Average: 61 min'],
])('the time for %i words is printed as “%s”', (words, line) =>
  expect(engine.print(timeOf(words, 0)).split('\n')[1]).toBe(line),
)

test('prints a line for each pace, including the custom speed if it is set', () => {
  expect(engine.print(timeOf(9000, 0))).toBe(
    'Words: 9000\nAverage: 45 min\nFast: 36 min\nSlow: 60 min\nSpeaking: 70 min',
  )
  expect(engine.print(timeOf(9000, 300))).toMatch(/\nYour speed: 30 min$/)
})

test('a Japanese text has the dictionary’s words and minutes beside the times', () => {
  const time = read('吾輩は猫である。名前はまだ無い。'.repeat(100))
  // 100 × 16 characters at 500 a minute
  expect(time).toMatchObject({ words: 1, dictionaryWords: 900, dictionaryMinutes: 4, average: 1 })
  expect(engine.print(time)).toMatch(/^Words: 1\nAverage: 1 min/)
  expect(engine.print(time)).toMatch(/Words by dictionary: about 900\nAt 500 characters a minute: about 4 min$/)
})

test('minutes are seconds rounded up, and a slower pace never takes less time', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.integer({ min: 1, max: 10_000 }), (words, ownSpeed) => {
      const { fast, average, slow, speaking, own } = timeOf(words, ownSpeed).paces
      for (const pace of [fast, average, slow, speaking, own])
        expect(pace?.minutes).toBe(Math.ceil((pace?.seconds ?? 0) / 60))
      expect(fast.minutes).toBeLessThanOrEqual(average.minutes)
      expect(average.minutes).toBeLessThanOrEqual(slow.minutes)
    }),
  )
})
