import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { analyzeTitle, engine } from './engine.ts'
import { emptyReport, type TitleReports } from './title-report.ts'
import { tool } from './tool.ts'

const perfect = 'Perfect! Your title is between 30-60 characters.'
const longer = 'Make it longer (aim for 30-60 characters)'
const shorter = 'Shorten it (aim for 30-60 characters)'
const goodWords = 'Good: 4-12 words.'
const otherWords = 'Aim for 4-12 words.'
const number = 'Great! Your title has a number.'
const noNumber = 'Add a number to make it more specific.'
const powerWord = 'Great! Your title has a power word.'
const noPowerWord = 'Add a power word such as best, guide or proven.'

test.each([
  ['7 Proven Ways to Keep Your Sourdough Starter Alive', [perfect, goodWords, number, powerWord]],
  ['Bread', [longer, otherWords, noNumber, noPowerWord]],
  ['a'.repeat(29), [longer, otherWords, noNumber, noPowerWord]],
  ['a'.repeat(30), [perfect, otherWords, noNumber, noPowerWord]],
  ['a'.repeat(60), [perfect, otherWords, noNumber, noPowerWord]],
  ['a'.repeat(61), [shorter, otherWords, noNumber, noPowerWord]],
  ['a b c', [longer, otherWords, noNumber, noPowerWord]],
  ['a b c d', [longer, goodWords, noNumber, noPowerWord]],
  ['a b c d e f g h i j k l', [longer, goodWords, noNumber, noPowerWord]],
  ['a b c d e f g h i j k l m', [longer, otherWords, noNumber, noPowerWord]],
  ['Top 5', [longer, otherWords, number, powerWord]],
  ['Top Five', [longer, otherWords, 'Write the number in digits to make it stand out.', powerWord]],
])('the feedback for %j is %j', (title, feedback) => expect(analyzeTitle(title).feedback).toEqual(feedback))

test.each(['', ' ', '\n\t\u00a0'])('gives no feedback on the blank title %j', (title) =>
  expect(analyzeTitle(title)).toMatchObject({
    length: 0,
    words: 0,
    hasNumber: false,
    hasPowerWord: false,
    feedback: [],
    score: 0,
  }),
)

test.each([
  ['Tea', 3, 1],
  [' Tea for two \n', 11, 3],
  ['Tea\r\nfor two', 11, 3],
  ['👨‍👩‍👧‍👦 🇫🇷 e\u0301', 5, 3],
  ['東京の朝', 4, 1],
  ['שלום עולם', 9, 2],
])('%j has %i characters and %i words', (title, length, words) =>
  expect(analyzeTitle(title)).toMatchObject({ length, words }),
)

test.each([
  '1. Bread for Two',
  '1) Bread for Two',
  '- Bread for Two',
  '* Bread for Two',
  '• Bread for Two',
  '## Bread for Two',
  '"Bread for Two"',
  '“Bread for Two”',
  '‘Bread for Two’',
  '- "Bread for Two",',
])('the list marker and the quotes of %j are not part of the title', (text) =>
  expect(analyzeTitle(text)).toEqual(analyzeTitle('Bread for Two')),
)

test.each([
  ['-', 1],
  ['1.', 2],
  ['""', 2],
  ['“Bread” or “Cake”', 17],
  ['5 Breads', 8],
  ['3.5 Breads', 10],
  ['#1 Bread', 8],
])('%j has %i characters: nothing is left out', (text, length) => expect(analyzeTitle(text).length).toBe(length))

test.each([
  ['One', false],
  ['1', true],
  ['Top10', true],
  ['٣ طرق', true],
  ['½ price', true],
  ['Ⅷ', true],
  ['1️⃣', true],
  ['一', false],
])('%j has a number: %j', (title, hasNumber) => expect(analyzeTitle(title).hasNumber).toBe(hasNumber))

describe('power words', () => {
  test.each(['amazing', 'best', 'essential', 'free', 'guide', 'proven', 'ultimate', 'top', 'easy', 'simple', 'quick'])(
    '%s',
    (word) => {
      expect(analyzeTitle(word)).toMatchObject({ hasPowerWord: true, powerWords: [word] })
      expect(analyzeTitle(`The ${word.toUpperCase()}!`)).toMatchObject({ hasPowerWord: true, powerWords: [word] })
    },
  )

  test.each([
    ['Stop the guided tour', []],
    ['Bestseller', []],
    ['topé e\u0301top', []],
    ['freeware_free', []],
    ['best-selling (free) “guide”', ['best', 'free', 'guide']],
    ['A guide’s guide to guides', ['guide']],
    ['constructor __proto__', []],
  ])('found in %j are %j', (title, powerWords) =>
    expect(analyzeTitle(title)).toMatchObject({ powerWords, hasPowerWord: powerWords.length > 0 }),
  )
})

test.each([
  ['The cat and I', { common: 3, emotional: 0, other: 1, emotionalWords: [] }],
  ['“Love,” she said: LOVE!', { common: 1, emotional: 2, other: 1, emotionalWords: ['love'] }],
  ['Don’t fear the Dark', { common: 2, emotional: 2, other: 0, emotionalWords: ['fear', 'dark'] }],
  ['— 👩‍👩‍👧 любовь constructor', { common: 0, emotional: 0, other: 4, emotionalWords: [] }],
  ['', { common: 0, emotional: 0, other: 0, emotionalWords: [] }],
])('the word balance of %j is %j', (title, balance) => expect(analyzeTitle(title).balance).toEqual(balance))

describe('hostile text', () => {
  test.each([
    ['<script>alert("best")</script> 7', { length: 32, words: 2, hasNumber: true, powerWords: ['best'] }],
    ['\ud800 best', { length: 6, words: 2, powerWords: ['best'] }],
    ['a\0b', { length: 3, words: 1, powerWords: [] }],
    ['\ufeffTop 5\r\n', { length: 5, words: 2, powerWords: ['top'] }],
    ['\u202eBest שלום', { length: 10, words: 2, powerWords: ['best'] }],
    ['be\u00adst be\u200dst', { words: 2, powerWords: [] }],
    ['\ufeff \u3000\u2028\n', { length: 0, words: 0, feedback: [] }],
    ['\u200b', { length: 1, words: 1, score: 0 }],
    ['e' + '\u0301'.repeat(1000), { length: 1, words: 1 }],
  ])('reports %j as %j', (title, report) => expect(analyzeTitle(title)).toMatchObject(report))

  test('handles a line of 100,000 characters', () => {
    const { length, words, powerWords, searchResult } = analyzeTitle('best'.repeat(25_000))
    expect({ length, words, powerWords }).toEqual({ length: 100_000, words: 1, powerWords: [] })
    expect(searchResult.shown.length).toBeLessThan(100)
  })
})

test.each([
  ['Tea', { characters: 3, pixels: 34, limit: 600, isEstimate: false, shown: 'Tea' }],
  ['  Tea \n', { characters: 3, pixels: 34, limit: 600, isEstimate: false, shown: 'Tea' }],
  ['茶', { characters: 1, pixels: 20, limit: 600, isEstimate: true, shown: '茶' }],
])('fits %j into a search result as %j', (title, searchResult) =>
  expect(analyzeTitle(title).searchResult).toEqual(searchResult),
)

const title = fc.string({
  unit: fc.constantFrom('a', 'best ', ' ', '7', 'é', '\n', 'love ', 'the ', '👩‍👩‍👧', '\u0301', 'word '),
  maxLength: 40,
})

test('the score is the sum of the points for passed checks', () => {
  fc.assert(
    fc.property(title, (title) => {
      const { checks, score, feedback } = analyzeTitle(title)
      expect(score).toBe(25 * checks.filter(({ isPassed }) => isPassed).length)
      expect(feedback).toHaveLength(title.trim() === '' ? 0 : 4)
    }),
  )
})

test('every word is in exactly one group', () => {
  fc.assert(
    fc.property(title, (title) => {
      const { words, balance } = analyzeTitle(title)
      expect(balance.common + balance.emotional + balance.other).toBe(words)
    }),
  )
})

describe('several titles, one per line', () => {
  function run(text: string, options: Partial<OptionValues<(typeof tool)['options']>> = {}) {
    return engine.run({ text }, { ...initialOptions(tool.options), ...options }, createEngineContext()) as TitleReports
  }
  const text = '\n  How to Bake Sourdough Bread in a Dutch Oven \r\n\nOur best bread\n'

  test('are compared, and the best is marked', () => {
    const { titles, titleCount } = run(text)
    expect(titleCount).toBe(2)
    expect(titles.map(({ title, overall, score, isBest }) => ({ title, overall, score, isBest }))).toEqual([
      { title: 'How to Bake Sourdough Bread in a Dutch Oven', overall: 93, score: 50, isBest: true },
      { title: 'Our best bread', overall: 18, score: 25, isBest: false },
    ])
  })

  test('are compared without list markers and quotes', () => {
    expect(run('1. Our best bread\n2. "Our best bread"').titles.map(({ title }) => title)).toEqual([
      'Our best bread',
      'Our best bread',
    ])
  })

  test('are one title by default, as before', () => {
    expect(engine.print(run('Our best\nbread'))).toBe(engine.print(run('Our best bread')))
  })

  test('with equal judgements differ in the checks, then in the width', () => {
    const best = (text: string) => run(text).titles.filter(({ isBest }) => isBest)
    const checked = '7 Proven Ways to Store Bread and Keep It Fresh'
    const [first, ...others] = best(`Seven Ways to Store Bread and Keep It Fresh\n${checked}`)
    expect(others).toEqual([])
    expect(first).toMatchObject({ title: checked, overall: 100 })
    expect(best(`${checked}\n9 Proven Ways to Store Rye Bread`).map(({ title }) => title)).toEqual([
      '9 Proven Ways to Store Rye Bread',
    ])
  })

  test('are all marked as the best if they are equally good, and none if they are not judged', () => {
    expect(run('Our best bread\nOur best bread').titles.map(({ isBest }) => isBest)).toEqual([true, true])
    expect(run('京都の朝\n東京の夜').titles.map(({ isBest }) => isBest)).toEqual([false, false])
  })

  test('do not include a title that stands alone', () => {
    expect(run('\nOur best bread\n')).toMatchObject({ titles: [], titleCount: 1 })
    expect(run('')).toMatchObject({ titles: [], titleCount: 0 })
  })

  test('are judged by the keyword', () => {
    const titles = ['Bread for a Rainy Sunday', 'What You Can Do on a Rainy Sunday Without Any Bread'].join('\n')
    expect(run(titles, { keyword: 'bread' }).titles.map(({ isBest }) => isBest)).toEqual([true, false])
  })

  test('are printed as a table, then one by one', () => {
    const printed = engine.print(run(text, { full: true }))
    expect(printed).toMatch(
      /^Best\tOverall\tChecks\tLength\tPixels\tTitle\n\*\t93\t2 of 4\t43\t425\tHow to Bake .*\n\t18\t1 of 4\t14\t133\tOur best bread\n\n/,
    )
    expect(printed).toContain('Our best bread\nOverall: 18 of 100, Weak\n')
  })

  test('have the same strong words in the judgement and in the list', () => {
    const printed = engine.print(run('BUY CHEAP SHOES NOW!!!', { full: true }))
    expect(printed).toContain('- It has ‘CHEAP’ and ‘NOW’.')
    expect(printed).toContain('\nStrong words: CHEAP, NOW\n')
    expect(printed).not.toContain('Power words:')
  })

  test('need neither a number nor a power word if they are news', () => {
    const note = 'A news headline needs neither a number nor a power word.'
    expect(engine.print(run('Storm closes schools in Leeds', { full: true }))).toContain(note)
    expect(engine.print(run('Schools of Leeds', { full: true }))).not.toContain(note)
  })

  test('are limited to the first hundred', () => {
    const result = run('Our best bread\n'.repeat(150), { full: true })
    expect(result.titles).toHaveLength(100)
    expect(result.titleCount).toBe(150)
    expect(engine.print(result)).toContain('Only the first 100 titles are compared.')
  })
})

test('the report on a blank title is the empty report', () => {
  const blank = engine.run({ text: ' ' }, initialOptions(tool.options), createEngineContext())
  expect(blank).toEqual(emptyReport)
})

test('prints the properties of the title and the feedback, and omits the feedback for a blank title', () => {
  expect(engine.print({ ...emptyReport, ...analyzeTitle('Top 5') })).toBe(
    'Length: 5\nWords: 2\nNumber: yes\nPower word: yes\nWidth: 51 of 600 px\nScore: 50 of 100\n\n' +
      [longer, otherWords, number, powerWord].join('\n'),
  )
  expect(engine.print(emptyReport)).toBe(
    'Length: 0\nWords: 0\nNumber: no\nPower word: no\nWidth: 0 of 600 px\nScore: 0 of 100',
  )
})
