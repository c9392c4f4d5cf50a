import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countSentences } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine } from './engine.ts'
import { noReadability, type Readability } from './result.ts'
import { difficultyOf, gradesOf, levelOf, readingEase } from './scores.ts'
import { wordStatsOf } from './word-stats.ts'

function score(text: string, { limit = 1000, style = false, context = createEngineContext() } = {}): Readability {
  // This engine runs synchronously.
  return engine.run({ text }, { limit, style, language: 'auto' }, context) as Readability
}

test.each(['', ' \r\n\t\u00a0', '—', '... !!!', '😀 🎉'])('%j has no score', (text) => {
  expect(score(text)).toEqual(noReadability)
})

test.each([
  [100, 'Very Easy', '5th grade'],
  [90, 'Very Easy', '5th grade'],
  [89.9, 'Easy', '6th grade'],
  [80, 'Easy', '6th grade'],
  [79.9, 'Fairly Easy', '7th grade'],
  [70, 'Fairly Easy', '7th grade'],
  [69.9, 'Standard', '8-9th grade'],
  [60, 'Standard', '8-9th grade'],
  [59.9, 'Fairly Difficult', 'College students'],
  [50, 'Fairly Difficult', 'College students'],
  [49.9, 'Difficult', 'College graduates'],
  [30, 'Difficult', 'College graduates'],
  [29.9, 'Very Difficult', 'Professionals'],
  [0, 'Very Difficult', 'Professionals'],
])('a score of %d is %s, for %s', (value, level, audience) => {
  expect(levelOf(value)).toMatchObject({ level, audience })
})

test.each([
  // 206.835 - 1.015 * 10 - 84.6 * 1.5
  [{ words: 100, sentences: 10, syllables: 150 }, 69.8],
  [{ words: 1, sentences: 1, syllables: 1 }, 100],
  [{ words: 3, sentences: 1, syllables: 15 }, 0],
])('scores %j as %d', (counts, ease) => {
  expect(readingEase(counts)).toBe(ease)
})

test.each([
  'https://www.sba.gov/business-guide',
  '(https://www.sba.gov/business-guide/),',
  'WWW.EXAMPLE.ORG/documentation',
  'customer.service@university.example',
])('counts %j like the word “link”', (address) => {
  const withWord = (word: string) => score(`Start by visiting ${word} for the legal basics.`)
  expect(withWord(address)).toMatchObject({ score: withWord('link').score, grades: withWord('link').grades })
})

test('calculates the five grades', () => {
  const counts = { words: 100, sentences: 5, syllables: 150, letters: 450, digits: 10, longWords: 12, complexWords: 10 }
  expect(gradesOf(counts)).toEqual({
    fleschKincaid: 9.9, // 0.39 * 20 + 11.8 * 1.5 - 15.59
    gunningFog: 12, // 0.4 * (20 + 10)
    smog: 12, // 1.043 * √72 + 3.1291
    colemanLiau: 9.2, // 0.0588 * 450 - 0.296 * 5 - 15.8
    automated: 10.2, // 4.71 * 4.6 + 0.5 * 20 - 21.43
  })
})

test('never returns a negative grade', () => {
  expect(score('I am. We go. He is.').grades).toMatchObject({ fleschKincaid: 0, colemanLiau: 0, automated: 0 })
})

test.each([
  ['The cat sat on the mat.', { words: 6, sentences: 1, syllables: 6, score: 100 }],
  ['Dr. Lee said: "Wait... what?!" Then she left.', { words: 8, sentences: 3, syllables: 9 }],
  ['Rain — 7 days of it — fell.', { words: 8, syllables: 8 }],
  ['A well-known café\r\nopened.', { words: 4, sentences: 1, syllables: 7 }],
  ['constructor __proto__ constructor', { words: 3, syllables: 8 }],
  ['“Привет, мир!” сказал он.', { words: 4, sentences: 1, syllables: 4, foreignWords: 4 }],
  ['吾輩は猫である。名前はまだ無い。', { words: 1, sentences: 2, foreignWords: 1 }],
  ['שלום עולם. مرحبا', { words: 3, foreignWords: 3 }],
  ['👩‍👩‍👧 waves.', { words: 2, syllables: 2, foreignWords: 0 }],
])('scores %j: %j', (text, expected) => {
  expect(score(text)).toMatchObject(expected)
})

test.each([
  ['', 1, false],
  ['7,000', 1, false],
  ['😀', 1, false],
  ['naïve', 2, false],
  ['Zoë’s', 2, false],
  ['résumé', 3, true],
  ['cafe\u0301', 2, false],
  ['schön', 1, false],
  ['HTML', 4, true],
  ['IBM', 1, false],
  ['state-of-the-art', 4, false],
  ['information-rich', 5, true],
  ['example.com', 4, true],
  ['DON’T', 1, false],
  ['created', 3, false],
  ['interesting', 4, true],
  ['addresses', 3, false],
  ['Παρακαλώ', 1, false],
  ['İstanbul', 3, true],
])('%j has %i syllables; complex: %j', (word, syllables, isComplex) => {
  expect(wordStatsOf(word)).toMatchObject({ syllables, isComplex })
})

describe('hard sentences', () => {
  test.each([
    ['13 words of five syllables', 13, 65, undefined],
    ['14 easy words', 14, 20, undefined],
    ['14 words that score 47.6', 14, 24, 'hard'],
    ['14 words that score 29.5', 14, 27, 'very hard'],
    ['25 easy words', 25, 30, undefined],
    ['26 easy words', 26, 30, 'hard'],
    ['40 easy words', 40, 45, 'hard'],
    ['41 easy words', 41, 45, 'very hard'],
  ])('rates %s', (_, words, syllables, difficulty) => {
    expect(difficultyOf(words, syllables)).toBe(difficulty)
  })

  const hard = `${'go '.repeat(25)}now.`
  const veryHard = `${'go '.repeat(40)}now.`

  test('are listed with their offsets', () => {
    const { hardSentences } = score(`Go. ${hard} Stop.\n\n${veryHard}`)
    expect(hardSentences).toEqual([
      { start: 4, end: 83, difficulty: 'hard', words: 26, text: hard },
      { start: 91, end: 215, difficulty: 'very hard', words: 41, text: veryHard },
    ])
  })

  test('are all counted, but listed only up to the limit', () => {
    const { hard: count, veryHard: more, hardSentences } = score(`${hard} ${veryHard} `.repeat(3), { limit: 2 })
    expect([count, more, hardSentences.length]).toEqual([3, 3, 2])
  })

  test('are shortened if they are very long', () => {
    const [sentence] = score(`x${'go😀 '.repeat(1000)}`).hardSentences
    expect(sentence).toMatchObject({ end: 5000, words: 1000, text: `x${'go😀 '.repeat(119)}go😀…` })
  })
})

test('prints the score, level, counts and grades', () => {
  expect(engine.print(score('The cat sat on the mat.'))).toBe(
    [
      'Flesch reading ease: 100',
      'Level: Very Easy',
      'Audience: 5th grade',
      'Words: 6',
      'Sentences: 1',
      'Syllables: 6',
      'Flesch-Kincaid grade: 0',
      'Gunning Fog index: 2.4',
      'SMOG grade: 3.1',
      'Coleman-Liau index: 0',
      'Automated Readability Index: 0',
    ].join('\n'),
  )
  expect(engine.print(noReadability)).toMatch(/^Flesch reading ease: 0\nLevel: No text\nWords: 0\n/)
})

test('finds passive voice, adverbs and long words only if asked to, and only in English', () => {
  const english = 'The letter was quickly written in order to help.'
  expect(score(english).style).toBeUndefined()
  const found = score(english, { style: true })
  expect(found.style).toMatchObject({ passive: 1, adverbs: 1, simpler: 1 })
  expect(engine.print(found)).toMatch(
    /\nPassive voice: 1\nAdverbs: 1\nWords with a simpler one: 1\nin order to → to \(1\)$/,
  )
  const german = 'Der Brief ist schnell geschrieben worden, damit er noch heute zur Post kommt.'
  expect(score(german, { style: true }).style).toBeUndefined()
})

test.each([
  ['Der Brief ist schnell geschrieben worden, damit er heute ankommt.', /^This text doesn’t look like English\. The/],
  ['Я сегодня иду домой, а потом мы пьём чай.', /^Most of these words aren’t in Latin letters\. The formulas/],
])('the note on %j matches %s', (text, expected) => {
  expect(engine.note?.(score(text))).toMatch(expected)
})

test('reports progress on a long text', () => {
  const reports: (number | undefined)[][] = []
  const context = createEngineContext({ progress: (done, total) => reports.push([done, total]) })
  score(`${'x'.repeat(999)} `.repeat(2500), { context })
  expect(reports).toEqual([
    [1_000_000, 2_500_000],
    [2_000_000, 2_500_000],
  ])
})

const part = fc.constantFrom(
  ...Array.from('aZé7 \n.!。"—😀я\u0301'),
  'interesting ',
  ' Dr. ',
  'table. ',
  '\n\n',
  "n't ",
)
const anyText = fc.array(part, { maxLength: 80 }).map((parts) => parts.join(''))

test('counts the same number of words and sentences as the other tools', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { words, sentences, syllables } = score(text)
      expect(sentences).toBe(countSentences(text))
      if (sentences === 0) return
      expect(words).toBe(countWords(text))
      expect(syllables).toBeGreaterThanOrEqual(words)
    }),
  )
})

test('counts of two texts joined by a blank line are the sums of their counts', () => {
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      const [one, other, both] = [score(a), score(b), score(`${a}\n\n${b}`)]
      expect(both.sentences).toBe(one.sentences + other.sentences)
      expect(both.veryHard).toBe(one.veryHard + other.veryHard)
      // Words are not counted in a text without a sentence.
      fc.pre(one.sentences > 0 && other.sentences > 0)
      expect(both.words).toBe(one.words + other.words)
      expect(both.syllables).toBe((one.syllables ?? NaN) + (other.syllables ?? NaN))
    }),
  )
})
