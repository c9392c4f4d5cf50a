import { flesch, type Formula } from './formulas.ts'

/** The counts that the formulas use. */
export interface Counts {
  readonly words: number
  readonly sentences: number
  readonly syllables: number
  readonly letters: number
  readonly digits: number
  /** Number of words with three or more syllables. */
  readonly longWords: number
  /** Number of words of more than six letters. */
  readonly sevenLetterWords: number
  /** Like `longWords`, but the endings -es, -ed and -ing are ignored, and a compound counts as its longest part. */
  readonly complexWords: number
}

/** US school grades at which the text is easy to read. */
export interface Grades {
  readonly fleschKincaid: number
  readonly gunningFog: number
  readonly smog: number
  readonly colemanLiau: number
  readonly automated: number
}

export function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

/** The reading ease from 0 to 100; by default Flesch's. Requires at least one word and one sentence. */
export function readingEase(
  { words, sentences, syllables }: Pick<Counts, 'words' | 'sentences' | 'syllables'>,
  { constant, perSentence, perWord }: Formula = flesch,
): number {
  const score = constant - perSentence * (words / sentences) - perWord * (syllables / words)
  return toOneDecimal(Math.min(100, Math.max(0, score)))
}

export function gradesOf({
  words,
  sentences,
  syllables,
  letters,
  digits,
  longWords,
  complexWords,
}: Omit<Counts, 'sevenLetterWords'>): Grades {
  const sentenceLength = words / sentences
  return {
    fleschKincaid: toGrade(0.39 * sentenceLength + 11.8 * (syllables / words) - 15.59),
    gunningFog: toGrade(0.4 * (sentenceLength + 100 * (complexWords / words))),
    // SMOG is defined for samples of 30 sentences. The count is scaled to that number.
    smog: toGrade(1.043 * Math.sqrt(longWords * (30 / sentences)) + 3.1291),
    colemanLiau: toGrade(5.88 * (letters / words) - 29.6 * (sentences / words) - 15.8),
    automated: toGrade(4.71 * ((letters + digits) / words) + 0.5 * sentenceLength - 21.43),
  }
}

/**
 * Rounds a grade and raises it to at least 0, because the formulas return negative grades for very short words and
 * sentences.
 */
function toGrade(years: number): number {
  return Math.max(0, toOneDecimal(years))
}

/** The levels from easiest to hardest, with their lowest score. */
export const levels = [
  { from: 90, level: 'Very Easy', audience: '5th grade' },
  { from: 80, level: 'Easy', audience: '6th grade' },
  { from: 70, level: 'Fairly Easy', audience: '7th grade' },
  { from: 60, level: 'Standard', audience: '8-9th grade' },
  { from: 50, level: 'Fairly Difficult', audience: 'College students' },
  { from: 30, level: 'Difficult', audience: 'College graduates' },
  { from: 0, level: 'Very Difficult', audience: 'Professionals' },
] as const

export function levelOf(score: number) {
  return levels.find(({ from }) => score >= from) ?? levels[6]
}

/** A sentence is hard if it has more words than this, or if its score is lower. */
export const hardThresholds = {
  'very hard': { words: 40, score: 30 },
  hard: { words: 25, score: 50 },
} as const

export type Difficulty = keyof typeof hardThresholds

/** Shorter sentences are not scored, because a single long word would determine the result. */
const minScoredWords = 14

/** Returns how hard a sentence is to read, or undefined if it is not hard. */
export function difficultyOf(
  words: number,
  syllables: number,
  /** Null for a language without one: then only the length counts. */
  formula: Formula | null = flesch,
): Difficulty | undefined {
  const isScored = formula !== null && words >= minScoredWords
  const score = isScored ? readingEase({ words, sentences: 1, syllables }, formula) : 100
  return (['very hard', 'hard'] as const).find((difficulty) => {
    const limit = hardThresholds[difficulty]
    return words > limit.words || score < limit.score
  })
}
