import { printCsv } from '#core/text/csv.ts'

/** The figures in an engine's result, by name. */
export type Figures = Readonly<Record<string, string | number>>

interface FileFigures {
  readonly name: string
  readonly rows: readonly Figures[]
}

/** Whether an object has only numbers, at any depth. A passage of the text with its position is not such a group. */
function isGroup(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((item) => typeof item === 'number' || isGroup(item))
}

function* figureEntries(result: object, prefix = ''): Generator<[string, string | number], void, void> {
  for (const [key, value] of Object.entries(result) as [string, unknown][]) {
    const name = `${prefix}${key}`
    if (typeof value === 'number' || typeof value === 'string') yield [name, value]
    else if (typeof value === 'boolean') yield [name, value ? 'yes' : 'no']
    else if (isGroup(value)) yield* figureEntries(value, `${name} `)
  }
}

/** Returns the figures of a result. A result with a list of `items`, such as words, has one row for each item. */
export function figureRows(result: object): Figures[] {
  const { items } = result as { readonly items?: unknown }
  const rows = Array.isArray(items) ? (items as object[]) : [result]
  return rows.map((row) => Object.fromEntries(figureEntries(row)))
}

/** Turns `charactersNoSpaces` into `characters no spaces`. */
function columnTitle(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
}

/** Prints the figures of several files as CSV, with the name of the file in the first column. */
export function printFigures(files: readonly FileFigures[]): string {
  const columns = [...new Set(files.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row))))]
  const rows = files.flatMap(({ name, rows: own }) => own.map((row) => [name, ...columns.map((key) => row[key] ?? '')]))
  return printCsv([['file', ...columns.map(columnTitle)], ...rows])
}
