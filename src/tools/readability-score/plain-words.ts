import { countOf } from '#core/format.ts'

const lastSchoolYear = 12
const lastCollegeYear = 16

/** Describes a grade with the age of its pupils, and says who can follow a text of this grade. */
export function describeGrade(grade: number): { schoolGrade: string; readers: string } {
  const year = Math.max(1, Math.round(grade))
  const age = year + 5
  if (year > lastCollegeYear) {
    return { schoolGrade: 'beyond college', readers: 'This text is hard even for college graduates.' }
  }
  if (year > lastSchoolYear) {
    return { schoolGrade: 'college (ages 18–22)', readers: 'This text takes a college education to follow.' }
  }
  return {
    schoolGrade: `about ${String(year)} (ages ${String(age)}–${String(age + 1)})`,
    readers: `Readers from about age ${String(age)} can follow this text.`,
  }
}

/** Says who can follow the text, and what would make it easier. */
export function adviceFor(readers: string, hardSentences: number, longWords: number): string {
  const steps = [
    ...(hardSentences > 0 ? [`shorten ${countOf(hardSentences, 'hard sentence')}`] : []),
    ...(longWords > 0 ? [`replace ${countOf(longWords, 'long word')}`] : []),
  ]
  return steps.length === 0 ? readers : `${readers} To make it easier, ${steps.join(' and ')}.`
}
