import type { TitleReport } from './title-report.ts'
import { numberWord } from './word-lists.ts'

export interface Check {
  readonly name: 'length' | 'words' | 'number' | 'power word'
  readonly isPassed: boolean
  /** The points that this check adds to the score: four checks of equal weight add up to 100. */
  readonly points: number
  readonly feedback: string
}

function check(name: Check['name'], isPassed: boolean, good: string, bad: string): Check {
  return { name, isPassed, points: isPassed ? 25 : 0, feedback: isPassed ? good : bad }
}

type Properties = Pick<TitleReport, 'length' | 'words' | 'hasNumber' | 'hasPowerWord'>

export function checkTitle(title: string, { length, words, hasNumber, hasPowerWord }: Properties): readonly Check[] {
  return [
    check(
      'length',
      length >= 30 && length <= 60,
      'Perfect! Your title is between 30-60 characters.',
      `${length < 30 ? 'Make it longer' : 'Shorten it'} (aim for 30-60 characters)`,
    ),
    check('words', words >= 4 && words <= 12, 'Good: 4-12 words.', 'Aim for 4-12 words.'),
    check(
      'number',
      hasNumber,
      'Great! Your title has a number.',
      numberWord.test(title)
        ? 'Write the number in digits to make it stand out.'
        : 'Add a number to make it more specific.',
    ),
    check(
      'power word',
      hasPowerWord,
      'Great! Your title has a power word.',
      'Add a power word such as best, guide or proven.',
    ),
  ]
}
