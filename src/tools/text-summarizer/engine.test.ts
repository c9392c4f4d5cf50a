import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { countSentences, eachSentence } from '#core/text/sentences.ts'
import { testTool } from '#test/test-tool.ts'
import { engine, evenlySpaced } from './engine.ts'
import type { Summary } from './result.ts'
import { tool } from './tool.ts'

const { run, runAsync } = testTool(tool, engine)

type Mode = 'even' | 'key'

function summarize(text: string, count = 3, mode: Mode = 'even'): Summary {
  return run(text, { count, mode })
}

function numbersOf({ kept }: Summary): number[] {
  return kept.map(({ number }) => number)
}

test.each(['', ' \r\n\t', '...', '— 😀 !'])('rejects %j, which has no sentence', (text) => {
  for (const mode of ['even', 'key'] as const) {
    expect(() => summarize(text, 3, mode)).toThrow(new InputError('Please enter text to summarize'))
  }
})

test.each([
  [1, 1, [0]],
  [9, 1, [0]],
  [2, 3, [0, 1]],
  [3, 3, [0, 1, 2]],
  [4, 3, [0, 1, 2]],
  [5, 3, [0, 1, 3]],
  [8, 3, [0, 2, 5]],
  [9, 3, [0, 3, 6]],
  [10, 3, [0, 3, 6]],
  [11, 3, [0, 3, 7]],
  [100, 10, [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]],
])('from %i sentences, picks %i that are evenly spaced: %j', (total, count, numbers) => {
  expect(evenlySpaced(total, count)).toEqual(numbers)
})

test.each([
  ['a', 'a'],
  ['One. Two! Three? Four… Five.', 'One. Two! Four…'],
  ['Dr. Lee left. She was late, e.g. by an hour.', 'Dr. Lee left. She was late, e.g. by an hour.'],
  [
    'A sentence\r\n  on three\n lines.\r\n\r\nAnd a heading\r\n\r\n"So."',
    'A sentence on three lines. And a heading\n\n"So."',
  ],
  ['The Old Clock\n\nIt stopped. It was old.', 'The Old Clock\n\nIt stopped. It was old.'],
  ['It stopped one day in May\nof 1862. He saw Mr.\nLee.', 'It stopped one day in May of 1862. He saw Mr. Lee.'],
  ['One. “Two.” (Three!)', 'One. “Two.” (Three!)'],
  ['今日は。明日は！本当？はい。', '今日は。明日は！本当？'],
  ['👩‍👩‍👧 waves. שלום עולם. ΟΔΟΣ.', '👩‍👩‍👧 waves. שלום עולם. ΟΔΟΣ.'],
])('the three-sentence summary of %j is %j', (text, summary) => {
  expect(summarize(text).text).toBe(summary)
})

test('keeps an unfinished last sentence', () => {
  expect(summarize('One. Two. Three. Four', 2).text).toBe('One. Three.')
})

test('returns the positions of the kept sentences, the total and the numbers of words', () => {
  expect(summarize('One. Two.\nThree. Four.', 2)).toEqual({
    text: 'One. Three.',
    sentences: ['One.', 'Three.'],
    kept: [
      { number: 1, start: 0, end: 4 },
      { number: 3, start: 10, end: 16 },
    ],
    total: 4,
    words: 2,
    totalWords: 4,
  })
})

const bisonArticle = `The Return of the European Bison

By Anna Kowalska

A hundred years ago the European bison was all but gone. The last wild animal was shot in the Caucasus in 1927, and only about fifty bison survived in zoos and private parks. Every bison alive today descends from just twelve of those animals.

Why they disappeared

Bison need space. For centuries farmers cleared the forests of the continent, and hunters took what was left. During the First World War, hungry soldiers in the Białowieża Forest killed hundreds of them for meat. It was a cold winter.

The rescue began with a book. In 1932 zoologists in Warsaw published a pedigree register that listed every pure-bred bison in captivity, so that breeders could avoid pairing close relatives. It was the first such register for any endangered species, and zoos still use the method today. In 1952 the first bison were released into the Białowieża Forest, where they have lived without fences ever since.

What bison do for a landscape

A grown bison eats up to sixty kilograms of plants a day. By grazing and stripping bark, herds keep clearings open, and light-loving plants, butterflies and birds return to places that had grown dark. Their dung carries seeds over long distances. Researchers in Romania estimate that a herd of 170 bison in the Țarcu Mountains helps the soil to store as much carbon each year as 43,000 cars emit.

Not everyone is pleased. Farmers near the forest complain about trampled fields, and some of them demand that the herds be kept behind fences. Countries such as Poland pay compensation for damaged crops. Conservationists say that the number of conflicts falls where farmers are involved from the start.

Today more than 9,000 European bison live in the wild and in reserves, and the species is no longer listed as vulnerable. Their genes remain a worry, because a population that goes back to twelve animals has little variety to fight disease. The next step, most experts agree, is to connect the scattered herds, so that bison can move between forests on their own. "We have saved the animal," one ranger says. "Now we have to give it room."`

describe('key sentences', () => {
  const weather = 'It rained all day. Nobody came. The phone was silent. '

  test.each([
    [
      'picks the sentences that have most in common with the others',
      `${weather}Bees like flowers. Flowers need bees and rain. We slept.`,
      2,
      [4, 5],
    ],
    [
      'can pick the first and the last sentence',
      'Bees need flowers. It was cold. Bees slept. Rain fell on flowers. It was late. Flowers wait for bees.',
      2,
      [1, 6],
    ],
    ['ignores case', 'CATS slept. It was late. The cats woke.', 2, [1, 3]],
    ['ignores stop words', 'It was the one for us. We were at the same. Bees hum. Bees sting.', 2, [3, 4]],
    ['never picks the same position twice', 'Bees hum. Bees hum. Bees hum. Bees hum.', 3, [1, 2, 3]],
    [
      'handles words that are names of object properties',
      'A constructor ran. It rained. The __proto__ is a constructor with __proto__.',
      2,
      [1, 3],
    ],
    ['picks the first ones if none have words in common', 'Bees hum. Cats sleep. Dogs bark.', 2, [1, 2]],
  ])('%s', (_, text, count, numbers) => {
    expect(numbersOf(summarize(text, count, 'key'))).toEqual(numbers)
  })

  test('of an article say what it is about', () => {
    expect(summarize(bisonArticle, 3, 'key').sentences).toEqual([
      'Every bison alive today descends from just twelve of those animals.',
      'In 1952 the first bison were released into the Białowieża Forest, where they have lived without fences ever since.',
      'Today more than 9,000 European bison live in the wild and in reserves, and the species is no longer listed as vulnerable.',
    ])
  })
})

const part = fc.constantFrom(...Array.from('ab7 .!?。"\n\r茶水😀'), 'tea ', ' cup. ', ' Dr. ', '\n\n', '\r\n', 'the ')
const anyText = fc.array(part, { maxLength: 120 }).map((parts) => parts.join(''))
const anyMode = fc.constantFrom<Mode>('even', 'key')

test('keeps the requested number of sentences, or all of them, in their original order and unchanged', () => {
  fc.assert(
    fc.property(anyText, anyMode, fc.integer({ min: 1, max: 10 }), (text, mode, count) => {
      const total = countSentences(text)
      fc.pre(total > 0)
      const summary = summarize(text, count, mode)
      const allSentences: string[] = []
      eachSentence(text, (start, end) => allSentences.push(text.slice(start, end)))
      expect(summary.total).toBe(total)
      expect(summary.kept).toHaveLength(Math.min(count, total))
      expect(numbersOf(summary)).toEqual([...new Set(numbersOf(summary))].sort((a, b) => a - b))
      for (const { number, start, end } of summary.kept) expect(allSentences[number - 1]).toBe(text.slice(start, end))
      expect(summary.text.replaceAll(/\s+/g, '')).toBe(summary.sentences.join('').replaceAll(/\s+/g, ''))
      expect(summary.text).not.toMatch(/\r|(?:^|[^\n])\n(?!\n)|\n{3}/)
    }),
  )
})

test('lists the sentences with bullets, which are not words', () => {
  const { text, words } = run('We met\nin May. We left in June.', { count: 2, bullets: true })
  expect(text).toBe('- We met in May.\n- We left in June.')
  expect(words).toBe(8)
})

test('joins Chinese sentences without spaces, and counts their words with a dictionary', async () => {
  const text = '今天天气很好。我们去公园散步。“花开了。”孩子们很高兴！'
  const summary = await runAsync(text, { count: 2, mode: 'even' })
  expect(summary.text).toBe('今天天气很好。“花开了。”')
  expect(summary.words).toBeGreaterThan(3)
  expect(summary.totalWords).toBeGreaterThan(summary.words)
})
