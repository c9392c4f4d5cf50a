import { countOf } from '#core/format.ts'

const lastSchoolYear = 12
const lastCollegeYear = 16

/** Returns a grade in words, with the age of its pupils: `about 8 (ages 13–14)`. */
export function describeGrade(grade: number): string {
  const year = yearOf(grade)
  if (year > lastCollegeYear) return 'beyond college'
  return year > lastSchoolYear
    ? 'college (ages 18–22)'
    : `about ${String(year)} (ages ${String(year + 5)}–${String(year + 6)})`
}

/** Says who can follow a text of this grade. */
function describeReaders(grade: number): string {
  const year = yearOf(grade)
  if (year > lastCollegeYear) return 'This text is hard even for college graduates.'
  if (year > lastSchoolYear) return 'This text takes a college education to follow.'
  return `Readers from about age ${String(year + 5)} can follow this text.`
}

function yearOf(grade: number): number {
  return Math.max(1, Math.round(grade))
}

/** Says who can follow the text, and what would make it easier. */
export function adviceFor(grade: number, hardSentences: number, longWords: number): string {
  const steps = [
    ...(hardSentences > 0 ? [`shorten ${countOf(hardSentences, 'hard sentence')}`] : []),
    ...(longWords > 0 ? [`replace ${countOf(longWords, 'long word')}`] : []),
  ]
  return [describeReaders(grade), ...(steps.length > 0 ? [`To make it easier, ${steps.join(' and ')}.`] : [])].join(' ')
}
