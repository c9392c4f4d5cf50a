interface TitleProperties {
  readonly length: number
  readonly words: number
  readonly hasNumber: boolean
  readonly hasPowerWord: boolean
}

export interface Check {
  readonly name: 'length' | 'words' | 'number' | 'power word'
  readonly isPassed: boolean
  /** The points that this check adds to the score. */
  readonly points: number
  readonly feedback: string
}

/** Four checks of equal weight add up to 100 points. */
const pointsEach = 25

const goodLength = { from: 30, to: 60 }
const goodWords = { from: 4, to: 12 }

function check(
  name: Check['name'],
  isPassed: boolean,
  feedback: { readonly good: string; readonly bad: string },
): Check {
  return { name, isPassed, points: isPassed ? pointsEach : 0, feedback: isPassed ? feedback.good : feedback.bad }
}

function isWithin(value: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return value >= from && value <= to
}

export function checkTitle({ length, words, hasNumber, hasPowerWord }: TitleProperties): readonly Check[] {
  return [
    check('length', isWithin(length, goodLength), {
      good: 'Perfect! Your title is between 30-60 characters.',
      bad: `${length < goodLength.from ? 'Make it longer' : 'Shorten it'} (aim for 30-60 characters)`,
    }),
    check('words', isWithin(words, goodWords), { good: 'Good: 4-12 words.', bad: 'Aim for 4-12 words.' }),
    check('number', hasNumber, {
      good: 'Great! Your title has a number.',
      bad: 'Add a number to make it more specific.',
    }),
    check('power word', hasPowerWord, {
      good: 'Great! Your title has a power word.',
      bad: 'Add a power word such as best, guide or proven.',
    }),
  ]
}
