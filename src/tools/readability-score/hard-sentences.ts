import { readingEase } from './scores.ts'

export type Difficulty = 'hard' | 'very hard'

export const difficultyNames: Record<Difficulty, string> = { hard: 'Hard', 'very hard': 'Very hard' }

/** A sentence is hard if it has more words than this, or if its score is lower. */
export const hardThresholds = {
  'very hard': { words: 40, score: 30 },
  hard: { words: 25, score: 50 },
} as const satisfies Record<Difficulty, { words: number; score: number }>

/** Shorter sentences are not scored, because a single long word would determine the result. */
const minScoredWords = 14

/** Returns how hard a sentence is to read, or undefined if it is not hard. */
export function difficultyOf(words: number, syllables: number): Difficulty | undefined {
  const score = words >= minScoredWords ? readingEase({ words, sentences: 1, syllables }) : 100
  const exceeds = (limit: { words: number; score: number }) => words > limit.words || score < limit.score
  if (exceeds(hardThresholds['very hard'])) return 'very hard'
  return exceeds(hardThresholds.hard) ? 'hard' : undefined
}
