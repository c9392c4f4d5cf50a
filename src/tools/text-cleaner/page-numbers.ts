import type { Counted } from './counted.ts'
import { listItem, sentenceEnd } from './lines.ts'

// 12, - 12 -, Page 12, 12 of 340, 12/340. A number of four digits alone is more likely a year.
const pageNumber = /^(?:\d{1,3}|[-–—]\s*\d{1,4}\s*[-–—]|page\s+\d{1,4}|(?:page\s+)?\d{1,4}\s*(?:\/|of)\s*\d{1,4})$/i

/** A line with a number at its start or end, which may be the header of a page. */
const numberedLine = /^(?:(\d{1,4})\s+(\S.*)|(.*\S)\s+(\d{1,4}))$/
const minHeaderWords = 3

/** Finds the headers of pages: lines of several words that occur again with a higher page number. */
function findHeaders(lines: readonly string[]): ReadonlySet<string> {
  const headers = new Set<string>()
  const last = new Map<string, { readonly line: string; readonly page: number }>()
  for (const line of lines) {
    const [, firstPage, textAfter, textBefore, lastPage] = numberedLine.exec(line) ?? []
    const text = textAfter ?? textBefore ?? ''
    if (text.split(/\s+/).length < minHeaderWords) continue
    const page = Number(firstPage ?? lastPage)
    const previous = last.get(text)
    if (previous && page > previous.page) headers.add(previous.line).add(line)
    last.set(text, { line, page })
  }
  return headers
}

/**
 * Removes page numbers that are alone on a line or in a header, and the blank lines around them. If the text before a
 * page number ends a sentence, or is a list item before a capital letter, one blank line stays; otherwise the
 * paragraph goes on. Numbers below each other are a list.
 */
export function removePageNumbers(text: string): Counted {
  const lines = text.split('\n')
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line: line.trim(), index }]))
  const headers = findHeaders(filled.map(({ line }) => line))
  const isNumber = (position: number) => pageNumber.test(filled[position]?.line ?? '')
  const isAlone = (position: number) => isNumber(position) && !isNumber(position - 1) && !isNumber(position + 1)
  // A line break at the end of the text stays.
  const end = text.endsWith('\n') ? lines.length - 1 : lines.length
  const kept: string[][] = []
  let start = 0
  for (const [position, { line }] of filled.entries()) {
    if (!headers.has(line) && !isAlone(position)) continue
    const previous = filled[position - 1]
    const next = filled[position + 1]
    const textEnd = previous ? previous.index + 1 : 0
    const nextStart = next?.index ?? end
    const hasBlankLine = nextStart - textEnd > 1
    const isLastItem = listItem.test(previous?.line ?? '') && /^\p{Lu}/u.test(next?.line ?? '')
    const endsParagraph = previous && next && hasBlankLine && (isLastItem || sentenceEnd.test(previous.line))
    kept.push([...lines.slice(start, textEnd), ...(endsParagraph ? [''] : [])])
    start = nextStart
  }
  return { text: [...kept, lines.slice(start)].flat().join('\n'), count: kept.length }
}
