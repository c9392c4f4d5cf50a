import type { FileFormat, LineBreak } from './file-format.ts'

const lineBreaks: readonly LineBreak[] = ['\r\n', '\n', '\r']

/** Counts the line breaks of a text that arrives in chunks. No chunk may end inside CR LF. */
export class LineBreakCounter {
  readonly counts: Record<LineBreak, number> = { '\r\n': 0, '\n': 0, '\r': 0 }

  add(chunk: string): void {
    const pairs = countOccurrences(chunk, '\r\n')
    this.counts['\r\n'] += pairs
    this.counts['\n'] += countOccurrences(chunk, '\n') - pairs
    this.counts['\r'] += countOccurrences(chunk, '\r') - pairs
  }
}

function countOccurrences(text: string, search: string): number {
  let count = 0
  for (let index = text.indexOf(search); index !== -1; index = text.indexOf(search, index + search.length)) count += 1
  return count
}

/** Returns the format of a file with these line breaks. Undefined if saving the text as it is gives the same file. */
export function createFormat(
  counts: Readonly<Record<LineBreak, number>>,
  { encoding, hasByteOrderMark }: Pick<FileFormat, 'encoding' | 'hasByteOrderMark'>,
): FileFormat | undefined {
  const found = lineBreaks.filter((lineBreak) => counts[lineBreak] > 0)
  const [lineBreak = '\n'] = found.toSorted((a, b) => counts[b] - counts[a])
  return simplifyFormat({ encoding, hasByteOrderMark, lineBreak, mixed: found.length > 1 ? counts : undefined })
}

/** Returns undefined for a format with nothing to remember: UTF-8 with LF line breaks. */
export function simplifyFormat(format: FileFormat): FileFormat | undefined {
  const { encoding, hasByteOrderMark, lineBreak, mixed } = format
  const isPlain = encoding === 'utf-8' && !hasByteOrderMark && lineBreak === '\n' && !mixed
  return isPlain ? undefined : format
}
