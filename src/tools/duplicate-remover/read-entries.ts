import { splitEntries } from '#core/text/split-entries.ts'
import type { Options } from './line-key.ts'

export function withoutBlank(lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '')
}

/**
 * Returns the entries to compare, and a first line that is written before the result. `remove` keeps the first line anyway,
 * so there it is one of the entries, and its copies are removed. The first line is not split.
 */
export function readEntries(all: readonly string[], { mode, dropBlank, keepFirst, split }: Partial<Options>) {
  const lines = dropBlank ? withoutBlank(all) : all
  const headerLength = keepFirst ? 1 : 0
  const header = lines.slice(0, headerLength)
  const rest = lines.slice(headerLength)
  const entries = split ? rest.flatMap(splitEntries) : rest
  return mode === 'remove' ? { header: [], entries: [...header, ...entries] } : { header, entries }
}
