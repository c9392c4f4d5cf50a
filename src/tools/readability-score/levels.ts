export interface Level {
  /** The lowest score of this level. */
  readonly from: number
  readonly level: string
  readonly audience: string
}

/** The levels from easiest to hardest. */
export const levels = [
  { from: 90, level: 'Very Easy', audience: '5th grade' },
  { from: 80, level: 'Easy', audience: '6th grade' },
  { from: 70, level: 'Fairly Easy', audience: '7th grade' },
  { from: 60, level: 'Standard', audience: '8-9th grade' },
  { from: 50, level: 'Fairly Difficult', audience: 'College students' },
  { from: 30, level: 'Difficult', audience: 'College graduates' },
  { from: 0, level: 'Very Difficult', audience: 'Professionals' },
] as const satisfies readonly Level[]

const hardest = levels[6]

export function levelOf(score: number): Level {
  return levels.find(({ from }) => score >= from) ?? hardest
}
