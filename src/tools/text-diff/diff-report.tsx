import { countOf } from '#ui/format.ts'
import type { DisplayLine, DisplayRow } from './display-rows.ts'
import type { Fold } from './fold.ts'
import { markLine } from './row-list.tsx'

/** Attributes instead of a style sheet, which the policy of this page would block. They also work in Word. */
const colors: Readonly<Record<string, string>> = { removed: '#fdecea', added: '#e8f5e9', gap: '#f4f4f4' }

/** Returns a web page with both texts side by side, for printing, sending or opening in a word processor. */
export function createReport(rows: readonly DisplayRow[], fold: Fold | undefined): string {
  const page = document.implementation.createHTMLDocument('Differences')
  const meta = page.createElement('meta')
  meta.setAttribute('charset', 'utf-8')
  page.head.append(meta)
  const table = page.createElement('table')
  table.setAttribute('width', '100%')
  page.body.append(table)
  for (const { left, right, gap } of rows) {
    const row = table.insertRow()
    if (gap) addCell(row, 'gap', countOf(gap.count, 'unchanged line')).colSpan = 4
    else {
      addLine(row, left, left?.originalLine, fold)
      addLine(row, right, right?.modifiedLine, fold)
    }
  }
  return new XMLSerializer().serializeToString(page)
}

function addLine(
  row: HTMLTableRowElement,
  line: DisplayLine | undefined,
  number: number | undefined,
  fold: Fold | undefined,
) {
  addCell(row, 'number', String(number ?? ''))
  if (!line) addCell(row, '', '')
  else addCell(row, line.kind, ...markedNodes(row.ownerDocument, line, fold))
}

function markedNodes(page: Document, line: DisplayLine, fold: Fold | undefined): (Node | string)[] {
  return markLine(line, fold).spans.map(({ text, isMarked }) => {
    if (!isMarked) return text
    const mark = page.createElement(line.kind === 'added' ? 'ins' : 'del')
    mark.textContent = text
    return mark
  })
}

function addCell(row: HTMLTableRowElement, kind: string, ...content: (Node | string)[]): HTMLTableCellElement {
  const cell = row.insertCell()
  cell.setAttribute('valign', 'top')
  const color = colors[kind]
  if (color !== undefined) cell.setAttribute('bgcolor', color)
  cell.append(...content)
  return cell
}
