const needsQuotes = /[",\r\n]|^\s|\s$/

/** Formats rows as RFC 4180 CSV. */
export function printCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map((cell) => quote(String(cell))).join(',')}\r\n`).join('')
}

function quote(cell: string): string {
  return needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
