import type { TextRange } from '#core/input-error.ts'
import { findDate, monthNames } from '#core/text/dates.ts'
import { findItems, inOrder, type PatternKind } from './pattern-kinds.ts'

const month = String.raw`(?:${monthNames})(?!\p{L})`
const day = String.raw`(?:3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th|er)?(?!\d)`
const year = String.raw`[12]\d{3}(?!\d)`
const end = String.raw`(?![\p{L}\p{N}]|[:.\/-]\d)`

const noSuchDay = [
  String.raw`(?!3[01]\D{1,5}[Ff]eb|31\D{1,5}(?:Apr|Jun|Sep|Nov)`,
  String.raw`Feb\D{1,8}3[01]|(?:Apr|Jun|Sep|Nov)\D{1,9}31)`,
].join('|')

/** Dates that have no day or no year, or that are written in a way that is too rare for sorting lines by date. */
const otherDates: PatternKind = {
  pattern: new RegExp(
    [
      `(?:^|[^\\p{L}\\p{N}])(${noSuchDay}(?:`,
      // 12/May/2024, 12-Mar-24
      String.raw`${day}([\/-])${month}\2(?:${year}|\d\d(?![\d.\/-]))`,
      // 5 May, 12. Mai 2024, 12 de mayo de 2024
      String.raw`|${day}\.? (?:of |de )?${month}(?:\.?,? (?:de )?${year}|${end})`,
      // May 12th, May 5–7, 2024
      String.raw`|${month}\.? ${day}(?: ?[–-] ?${day})?(?:,? ${year}|${end})`,
      // May 2024, marzo de 2024
      String.raw`|${month}\.?,? (?:de )?${year}${end}`,
      String.raw`|${year}年\d{1,2}月\d{1,2}日))`,
    ].join(''),
    'gu',
  ),
}

export function findDates(text: string): Iterable<TextRange> {
  const dates: TextRange[] = [...findItems(text, otherDates)]
  // Only the positions matter, and they are the same if the month is first.
  const order = { monthFirst: false }
  for (let found = findDate(text, 0, order); found; found = findDate(text, found.end, order)) dates.push(found)
  return inOrder(dates)
}
