const needsQuotes = /[",\r\n]|^\s|\s$/

/**
 * Spreadsheets treat a cell that starts like this as a formula. A leading apostrophe makes it text. The apostrophe is in the
 * list too, so that removing the first one always restores the original.
 */
const formulaStart = /^[=+\-@\t\r\n'＝＋－＠]/

/** Signed numbers and phone numbers are harmless: without letters, a formula can only calculate. */
const signedNumber = /^[+-][\d .,()/-]+$/

/** Formats rows as RFC 4180 CSV. Text that a spreadsheet would run as a formula starts with an apostrophe. */
export function printCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('')
}

function printCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = signedNumber.test(cell) ? cell : escapeFormula(cell)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function escapeFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}
