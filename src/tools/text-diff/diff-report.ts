import { countOf } from '#core/format.ts'
import type { Fold } from './fold.ts'
import { markRow } from './mark-words.ts'
import { type Row, sides } from './rows.ts'

const style =
  'td { vertical-align: top; white-space: pre-wrap } ' +
  '.original { background: #fdecea } .modified { background: #e8f5e9 } .skipped { background: #f4f4f4 }'

/** Returns a web page with both texts side by side, for printing, sending or opening in a word processor. */
export function createReport(rows: readonly Row[], fold: Fold): string {
  const tableRows = rows.map((row) => `<tr>${printCells(row, fold)}</tr>\n`).join('')
  const head = `<!doctype html>\n<meta charset="utf-8">\n<title>Differences</title>\n<style>${style}</style>\n`
  return `${head}<table width="100%">\n${tableRows}</table>\n`
}

function printCells(row: Row, fold: Fold): string {
  if (row.kind === 'skipped') return `<td colspan="4" class="skipped">${countOf(row.count, 'unchanged line')}</td>`
  const lines = markRow(row, fold)
  const cells = sides.map((side) => {
    const tag = side === 'original' ? 'del' : 'ins'
    const spans = lines[side]?.spans.map(({ text, isMarked }) =>
      isMarked ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text),
    )
    const name = spans && row.kind !== 'same' ? side : 'same'
    return `<td>${String(row[`${side}Line`] ?? '')}</td><td class="${name}">${spans?.join('') ?? ''}</td>`
  })
  return cells.join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
