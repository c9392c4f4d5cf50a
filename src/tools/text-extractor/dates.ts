import { findDate } from '#core/text/dates.ts'

/** Visits dates. Only their position matters, so it makes no difference whether the day or the month is first. */
export function eachDate(text: string, visit: (start: number, end: number) => void): void {
  const order = { monthFirst: false }
  for (let found = findDate(text, 0, order); found; found = findDate(text, found.end, order))
    visit(found.start, found.end)
}
