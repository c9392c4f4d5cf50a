import { countOf } from '#ui/format.ts'
import type { Fold } from './fold.ts'
import { type MarkedLine, markRow } from './mark-words.ts'
import { type Row, sides } from './rows.ts'

/** Attributes instead of a style sheet, which the policy of this page would block. They also work in Word. */
const colors = { original: '#fdecea', modified: '#e8f5e9', skipped: '#f4f4f4' }

/** Returns a web page with both texts side by side, for printing, sending or opening in a word processor. */
export function createReport(rows: readonly Row[], fold: Fold): string {
  const page = document.implementation.createHTMLDocument('Differences')
  const meta = page.createElement('meta')
  meta.setAttribute('charset', 'utf-8')
  page.head.append(meta)
  const table = page.createElement('table')
  table.setAttribute('width', '100%')
  page.body.append(table)
  for (const row of rows) {
    const tableRow = table.insertRow()
    if (row.kind === 'skipped') addCell(tableRow, [countOf(row.count, 'unchanged line')], 'skipped').colSpan = 4
    else {
      const lines = markRow(row, fold)
      for (const side of sides) {
        addCell(tableRow, [String(row[`${side}Line`] ?? '')])
        const nodes = createNodes(page, lines[side], side === 'original' ? 'del' : 'ins')
        addCell(tableRow, nodes, lines[side] && row.kind !== 'same' ? side : undefined)
      }
    }
  }
  return new XMLSerializer().serializeToString(page)
}

function createNodes(page: Document, line: MarkedLine | undefined, tag: 'del' | 'ins'): (Node | string)[] {
  return (line?.spans ?? []).map(({ text, isMarked }) => {
    if (!isMarked) return text
    const mark = page.createElement(tag)
    mark.textContent = text
    return mark
  })
}

function addCell(row: HTMLTableRowElement, content: (Node | string)[], color?: keyof typeof colors) {
  const cell = row.insertCell()
  cell.setAttribute('valign', 'top')
  if (color) cell.setAttribute('bgcolor', colors[color])
  cell.append(...content)
  return cell
}
