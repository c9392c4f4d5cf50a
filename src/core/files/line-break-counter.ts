import type { LineBreak } from './file-format.ts'

const lineBreaks: readonly LineBreak[] = ['\r\n', '\n', '\r']

/** Counts the line breaks of a text that arrives in chunks. No chunk may end inside CR LF. */
export class LineBreakCounter {
  readonly #counts: Record<LineBreak, number> = { '\r\n': 0, '\n': 0, '\r': 0 }

  add(chunk: string): void {
    const pairs = countOccurrences(chunk, '\r\n')
    this.#counts['\r\n'] += pairs
    this.#counts['\n'] += countOccurrences(chunk, '\n') - pairs
    this.#counts['\r'] += countOccurrences(chunk, '\r') - pairs
  }

  /** Returns the most frequent line break, and all counts if there are several kinds. */
  finish(): { readonly lineBreak: LineBreak; readonly mixed: Readonly<Record<LineBreak, number>> | undefined } {
    const counts = this.#counts
    const found = lineBreaks.filter((lineBreak) => counts[lineBreak] > 0)
    const [lineBreak = '\n'] = found.toSorted((a, b) => counts[b] - counts[a])
    return { lineBreak, mixed: found.length > 1 ? counts : undefined }
  }
}

function countOccurrences(text: string, search: string): number {
  let count = 0
  for (let index = text.indexOf(search); index !== -1; index = text.indexOf(search, index + search.length)) count += 1
  return count
}
