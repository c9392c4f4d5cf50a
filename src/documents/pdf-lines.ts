/** A part of a line, as PDF.js finds it. */
export interface PdfItem {
  readonly str: string
  readonly dir: string
  readonly width: number
  readonly height: number
  /** The last two numbers are the position of its lower left corner. */
  readonly transform: readonly number[]
  readonly hasEOL: boolean
}

/** Letters in the shape they have at one place in an Arabic word. */
const letterShapes = /[\uFB50-\uFDFF\uFE70-\uFEFC]+/g

/** Joins the parts of a page to lines. A line from right to left is read from the right. */
export function joinItems(items: readonly PdfItem[]): string {
  const lines: string[] = []
  let line: PdfItem[] = []
  for (const item of items) {
    line.push(item)
    if (!item.hasEOL) continue
    lines.push(joinLine(line))
    line = []
  }
  lines.push(joinLine(line))
  return clean(lines.join('\n'))
}

/** At the end of a line a soft hyphen is shown, so it stays. */
function clean(text: string): string {
  return text
    .replaceAll('\u00AD\n', '-\n')
    .replaceAll('\u00AD', '')
    .replace(letterShapes, (shapes) => shapes.normalize('NFKC'))
    .trim()
}

function joinLine(items: readonly PdfItem[]): string {
  return items.some(({ dir }) => dir === 'rtl') ? joinByPosition(items) : items.map(({ str }) => str).join('')
}

type Direction = 'rtl' | 'ltr' | undefined

/** Punctuation and spaces have no direction. */
function directionOf({ str, dir }: PdfItem): Direction {
  if (dir === 'rtl') return 'rtl'
  return /[\p{L}\p{N}]/mu.test(str) ? 'ltr' : undefined
}

function leftOf({ transform }: PdfItem): number {
  return transform[4] ?? 0
}

/** Some programs write a line in the order in which it is read, and some in the order in which it is seen. */
function joinByPosition(items: readonly PdfItem[]): string {
  const lengthOf = (direction: Direction) =>
    items.reduce((sum, item) => (directionOf(item) === direction ? sum + item.str.length : sum), 0)
  const main = lengthOf('rtl') > lengthOf('ltr') ? 'rtl' : 'ltr'
  const sign = main === 'rtl' ? -1 : 1
  const seen = items.filter(({ str }) => str !== '').sort((a, b) => sign * (leftOf(a) - leftOf(b)))
  const read = reverseRuns(seen, main === 'rtl' ? 'ltr' : 'rtl')
  return read.map((item, index) => gapBefore(item, read[index - 1]) + item.str).join('')
}

/** Reverses the parts of a line that are read in the other direction. */
function reverseRuns(items: readonly PdfItem[], other: Direction): PdfItem[] {
  const ordered: PdfItem[] = []
  let run: PdfItem[] = []
  const endRun = () => {
    // Spaces after the run belong to the line.
    const end = run.findLastIndex((item) => directionOf(item) === other) + 1
    ordered.push(...run.slice(0, end).reverse(), ...run.slice(end))
    run = []
  }
  for (const item of items) {
    const direction = directionOf(item)
    if (direction === other || (direction === undefined && run.length > 0)) {
      run.push(item)
      continue
    }
    endRun()
    ordered.push(item)
  }
  endRun()
  return ordered
}

/** How wide a gap without a space must be to divide words, as a part of the letters’ height. */
const wordGap = 0.15

function gapBefore(item: PdfItem, previous: PdfItem | undefined): string {
  if (!previous || /^\s/.test(item.str) || /\s$/.test(previous.str)) return ''
  const [left, right] = leftOf(item) < leftOf(previous) ? [item, previous] : [previous, item]
  const gap = leftOf(right) - (leftOf(left) + left.width)
  return gap > wordGap * Math.max(item.height, previous.height) ? ' ' : ''
}
