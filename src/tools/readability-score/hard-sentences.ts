import { readingEase } from './scores.ts'

export type Difficulty = 'hard' | 'very hard'

/** From when on a sentence is hard: by its words, or by its own score if it has enough words for one. */
export const hardThresholds = {
  'very hard': { words: 40, score: 30 },
  hard: { words: 25, score: 50 },
} as const satisfies Record<Difficulty, { words: number; score: number }>

/** In a shorter sentence a single long word decides the score. */
const minScoredWords = 10

/** How hard a sentence is to read, if it is. */
export function difficultyOf(words: number, syllables: number): Difficulty | undefined {
  const score = words >= minScoredWords ? readingEase({ words, sentences: 1, syllables }) : 100
  const isBeyond = (limit: { words: number; score: number }) => words > limit.words || score < limit.score
  if (isBeyond(hardThresholds['very hard'])) return 'very hard'
  return isBeyond(hardThresholds.hard) ? 'hard' : undefined
}
