import type { TextRange } from '#core/tool/input-error.ts'
import type { Difficulty, Grades } from './scores.ts'
import type { Style } from './style.ts'
import type { Lix } from './formulas.ts'
import type { InLanguage } from '#core/language/text-language.ts'
import { printFields } from '#core/tool/print-fields.ts'

export interface HardSentence extends TextRange {
  readonly difficulty: Difficulty
  readonly words: number
  /** The text of the sentence, shortened if it is very long. */
  readonly text: string
}

/** The result for a text without a sentence. */
export const noReadability = {
  /** The name of the formula; undefined for a language without one of Flesch's kind. */
  formula: 'Flesch reading ease' as string | undefined,
  /** From 0 to 100; null without a formula of Flesch's kind, as are level and audience. */
  score: 0 as number | null,
  level: 'No text' as string | null,
  audience: '' as string | null,
  words: 0,
  sentences: 0,
  /** Null if they are not counted for the language. */
  syllables: 0 as number | null,
  wordsPerSentence: 0,
  syllablesPerWord: 0 as number | null,
  lettersPerWord: 0,
  /** Whether the text has no spaces between words, so that its number of words says little. */
  isUnspaced: false,
  /** For English only. */
  grades: { fleschKincaid: 0, gunningFog: 0, smog: 0, colemanLiau: 0, automated: 0 } as Grades | null,
  /** Number of hard sentences, including those that are not listed in `hardSentences` because of the limit. */
  hard: 0,
  veryHard: 0,
  hardSentences: [] as readonly HardSentence[],
  /** Number of words without Latin letters. The formulas are meaningless for them. */
  foreignWords: 0,
  /** Whether the text seems to be in English, which Flesch's formula was designed for. */
  isEnglish: true,
}

export interface Readability extends Readonly<typeof noReadability>, InLanguage {
  /** For Swedish. */
  readonly lix?: number
  readonly lixLevel?: Lix['level']
  /** For Italian. */
  readonly gulpease?: number
  /** Only if the option is on and the text is in English. */
  readonly style?: Style | undefined
}

/** Whether most words have no Latin letters. A score for them would only mislead. */
export function hasOtherLetters({ foreignWords, words }: Readability): boolean {
  return 2 * foreignWords > words
}

/** Says why the results mean little for a text that is not in English. */
export function languageNote(found: Readability): string | undefined {
  if (found.score === null && found.lix === undefined) return 'There is no formula for this language here.'
  if (found.isEnglish || found.language !== undefined) return undefined
  const reason = hasOtherLetters(found)
    ? 'Most of these words aren’t in Latin letters.'
    : 'This text doesn’t look like English.'
  return `${reason} The formulas were designed for English and say little about this text.`
}

export function printStyle({ passive, adverbs, simpler, simplerWords }: Style): string {
  return [
    `Passive voice: ${String(passive)}`,
    `Adverbs: ${String(adverbs)}`,
    `Words with a simpler one: ${String(simpler)}`,
    ...simplerWords.map((found) => `${found.word} → ${found.simpler} (${String(found.count)})`),
  ].join('\n')
}

/** Returns the figures that are shown, by their names. */
function fieldsOf(found: Readability): Record<string, string | number> {
  const { formula, score, level, audience, words, sentences, syllables, grades, lix, gulpease } = found
  return {
    ...(formula !== undefined && score !== null && { [formula]: score }),
    ...(level !== null && { Level: level }),
    ...(audience !== null && audience !== '' && { Audience: audience }),
    ...(lix !== undefined && found.lixLevel !== undefined && { LIX: lix, Level: found.lixLevel }),
    ...(gulpease !== undefined && { Gulpease: gulpease }),
    Words: words,
    Sentences: sentences,
    ...(syllables !== null && { Syllables: syllables }),
    ...(score === null &&
      !found.isUnspaced && {
        'Words per sentence': found.wordsPerSentence,
        'Letters per word': found.lettersPerWord,
      }),
    ...(grades && {
      'Flesch-Kincaid grade': grades.fleschKincaid,
      'Gunning Fog index': grades.gunningFog,
      'SMOG grade': grades.smog,
      'Coleman-Liau index': grades.colemanLiau,
      'Automated Readability Index': grades.automated,
    }),
  }
}

export function print(found: Readability): string {
  const figures = printFields(fieldsOf(found))
  return found.style ? `${figures}\n${printStyle(found.style)}` : figures
}
