import type { TextRange } from '#core/tool/input-error.ts'
import type { Difficulty, Grades } from './scores.ts'
import type { Style } from './style.ts'
import { printFields } from '#core/tool/print-fields.ts'

export interface HardSentence extends TextRange {
  readonly difficulty: Difficulty
  readonly words: number
  /** The text of the sentence, shortened if it is very long. */
  readonly text: string
}

/** The result for a text without a sentence. */
export const noReadability = {
  /** Flesch reading ease. */
  score: 0,
  level: 'No text',
  audience: '',
  words: 0,
  sentences: 0,
  syllables: 0,
  wordsPerSentence: 0,
  syllablesPerWord: 0,
  grades: { fleschKincaid: 0, gunningFog: 0, smog: 0, colemanLiau: 0, automated: 0 } as Grades,
  /** Number of hard sentences, including those that are not listed in `hardSentences` because of the limit. */
  hard: 0,
  veryHard: 0,
  hardSentences: [] as readonly HardSentence[],
  /** Number of words without Latin letters. The formulas are meaningless for them. */
  foreignWords: 0,
  /** Whether the text seems to be in English, which the formulas were designed for. */
  isEnglish: true,
}

export interface Readability extends Readonly<typeof noReadability> {
  /** Only if the option is on and the text is in English. */
  readonly style?: Style | undefined
}

/** Whether most words have no Latin letters. A score for them would only mislead. */
export function hasOtherLetters({ foreignWords, words }: Readability): boolean {
  return 2 * foreignWords > words
}

/** Says why the results mean little for a text that is not in English. */
export function languageNote(found: Readability): string | undefined {
  if (found.isEnglish) return undefined
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

export function print(found: Readability): string {
  const { score, level, audience, words, sentences, syllables, grades, style } = found
  const figures = printFields({
    'Flesch reading ease': score,
    Level: level,
    ...(audience !== '' && { Audience: audience }),
    Words: words,
    Sentences: sentences,
    Syllables: syllables,
    'Flesch-Kincaid grade': grades.fleschKincaid,
    'Gunning Fog index': grades.gunningFog,
    'SMOG grade': grades.smog,
    'Coleman-Liau index': grades.colemanLiau,
    'Automated Readability Index': grades.automated,
  })
  return style ? `${figures}\n${printStyle(style)}` : figures
}
