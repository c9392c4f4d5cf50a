import { expect, test } from 'vitest'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import { formulaOf, lixOf } from './formulas.ts'
import { tool } from './tool.ts'
import { wordStatsIn } from './word-stats.ts'
import { withLanguage } from '#core/language/text-language.ts'

const { runAsync } = testTool(tool, engine)

test.each([
  [
    // 21 words, 2 sentences, 34 syllables: 180 − 10.5 − 58.5 × 34 / 21 = 74.8
    'de',
    'Amstad reading ease',
    74.8,
    'Der Stadtrat hat am Dienstag beschlossen, den alten Hafen zu sanieren. Was aus den Lagerhallen wird, will er im ' +
      'Herbst entscheiden.',
  ],
  [
    // 20 words, 2 sentences, 35 syllables: 206.835 − 10 − 62.3 × 35 / 20 = 87.8
    'es',
    'Szigriszt-Pazos reading ease',
    87.8,
    'El barco llegó tarde otra vez, así que tomamos un café en el puerto. Las gaviotas volaban sobre el agua.',
  ],
  [
    // 23 words, 2 sentences, 36 syllables: 207 − 1.015 × 11.5 − 73.6 × 36 / 23 = 80.1
    'fr',
    'Kandel-Moles reading ease',
    80.1,
    'Le conseil municipal a décidé mardi de rénover le vieux port. La place du marché reste ouverte pendant les ' +
      'travaux de la ville.',
  ],
  [
    // 24 words, 2 sentences, 46 syllables: 217 − 1.3 × 12 − 60 × 46 / 24 = 86.4
    'it',
    'Franchina-Vacca reading ease',
    86.4,
    'Il consiglio comunale ha deciso di rinnovare il vecchio porto. La piazza del mercato resta aperta, ma non si sa ' +
      'ancora fino a quando.',
  ],
  [
    // 23 words, 2 sentences, 36 syllables: 206.84 − 0.93 × 11.5 − 77 × 36 / 23 = 75.6
    'nl',
    'Douma reading ease',
    75.6,
    'De gemeenteraad heeft dinsdag besloten de oude haven te vernieuwen. Wat er met de huizen gebeurt, is nog niet ' +
      'bekend bij de stad.',
  ],
  [
    // 22 words, 2 sentences, 44 syllables: 248.835 − 1.015 × 11 − 84.6 × 44 / 22 = 68.5
    'pt',
    'Martins reading ease',
    68.5,
    'A câmara decidiu na terça-feira renovar o porto velho. A praça do mercado fica aberta, mas ainda não se sabe até ' +
      'quando.',
  ],
  [
    // 22 words, 2 sentences, 45 syllables: 206.835 − 1.3 × 11 − 60.1 × 45 / 22 = 69.6
    'ru',
    'Oborneva reading ease',
    69.6,
    'Городской совет решил обновить старый порт. Площадь у рынка будет открыта, но никто не знает, когда начнётся ' +
      'работа и сколько она продлится.',
  ],
] as const)('%s: %s gives %d within a point', async (language, formula, score, text) => {
  for (const choice of ['auto', language] as const) {
    const found = await runAsync(text, { language: choice })
    expect(found).toMatchObject({ language, formula, grades: null })
    expect(Math.abs((found.score ?? NaN) - score)).toBeLessThanOrEqual(1)
  }
})

test('an Italian text has the Gulpease index too', async () => {
  // 24 words, 2 sentences, 107 letters: 89 + (300 × 2 − 10 × 107) / 24 = 69
  const text =
    'Il consiglio comunale ha deciso di rinnovare il vecchio porto. La piazza del mercato resta aperta, ma non si sa ' +
    'ancora fino a quando.'
  expect(await runAsync(text)).toMatchObject({ gulpease: 69, level: 'Easy', audience: '6th grade' })
})

test('a Swedish text has LIX and no score', async () => {
  // 24 words, 2 sentences, 5 words of more than six letters: 12 + 100 × 5 / 24 = 33
  const text =
    'Kommunen beslutade på tisdagen att renovera den gamla hamnen. Vad som ska hända med magasinen är inte klart, men ' +
    'torget är öppet för alla.'
  const found = await runAsync(text)
  expect(found).toMatchObject({ language: 'sv', lix: 33, lixLevel: 'Easy, like fiction', score: null, level: null })
  expect(engine.print(found)).toContain('LIX: 33')
  expect(engine.note?.(found)).toBeUndefined()
})

test.each([
  [{ words: 100, sentences: 10, sevenLetterWords: 19 }, 29, 'Very easy, like children’s books'],
  [{ words: 100, sentences: 10, sevenLetterWords: 20 }, 30, 'Easy, like fiction'],
  [{ words: 100, sentences: 5, sevenLetterWords: 20 }, 40, 'Medium, like newspapers'],
  [{ words: 100, sentences: 5, sevenLetterWords: 30 }, 50, 'Difficult, like official texts'],
  [{ words: 100, sentences: 5, sevenLetterWords: 40 }, 60, 'Very difficult, like legal texts'],
] as const)('the LIX of %j is %i', (counts, value, level) => expect(lixOf(counts)).toEqual({ value, level }))

test('a language without a formula has lengths and no score', async () => {
  const text = 'Rada miasta zdecydowała we wtorek o remoncie portu. Nie wiadomo, co się stanie.'
  const found = await runAsync(text, { language: 'pl' })
  expect(found).toMatchObject({ score: null, level: null, audience: null, syllables: null, grades: null })
  // 13 words, 64 letters
  expect(found).toMatchObject({ words: 13, sentences: 2, wordsPerSentence: 6.5, lettersPerWord: 4.9 })
  expect(engine.note?.(found)).toBe('There is no formula for this language here.')
  expect(engine.print(found)).not.toMatch(/ease|Level/)
})

test('an unsure text has Flesch’s score', async () => {
  const found = await runAsync('Wir sehen uns am Samstag um acht am Bahnhof.')
  expect(found).toMatchObject({ formula: 'Flesch reading ease', isEnglish: false })
  expect(found).not.toHaveProperty('language')
  expect(formulaOf(undefined)?.constant).toBe(206.835)
})

// Syllables as a dictionary divides the words.
const words = {
  de: { 1: 'der Herbst Frau neu', 2: 'Häuser heute quälen', 3: 'Dienstages sanieren', 4: 'Lagerhallen' },
  es: { 1: 'que bien rey', 2: 'puerto día agua país guerra canción', 3: 'gaviota poeta', 4: 'pingüinera' },
  fr: { 1: 'port belle eau les', 2: 'mardi ouverte naïf', 3: 'décidé animal', 4: 'municipal' },
  it: { 1: 'più già', 2: 'piazza quando mio', 3: 'consiglio aperta', 4: 'comunale' },
  nl: { 1: 'huis nieuw mooi', 2: 'haven oude', 3: 'besloten ideeën', 4: 'gemeenteraad' },
  pt: { 1: 'não mãe', 2: 'quando guerra ouviu', 3: 'câmara decidiu saída', 4: 'telefone' },
  ru: { 1: 'порт', 2: 'совет', 3: 'городской', 4: 'понимает' },
} as const

test.each(
  Object.entries(words).flatMap(([language, lists]) =>
    Object.entries(lists).flatMap(([syllables, list]) =>
      list.split(' ').map((word) => [language as keyof typeof words, word, Number(syllables)] as const),
    ),
  ),
)('%s: %s has %i syllables', async (code, word, syllables) => {
  const { syllables: patterns } = await withLanguage('', code, (language) => language)
  expect(patterns && wordStatsIn(patterns)(word).syllables).toBe(syllables)
})
