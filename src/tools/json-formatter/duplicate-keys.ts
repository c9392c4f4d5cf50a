import type { TextRange } from '#core/tool/input-error.ts'
import { countLines } from '#core/text/lines.ts'
import { JsonScanner, unquote } from './scanner.ts'

/** A key that its object has already. Most programs keep only the last value of such a key. */
export interface DuplicateKey extends TextRange {
  readonly key: string
  readonly line: number
}

const maxDuplicates = 20

/** In UTF-16 code units. Checking longer texts would take too long. */
const maxLength = 1_000_000

/**
 * Finds keys that occur twice in the same object. Throws an InputError if the text is invalid, unless it is too long to be
 * checked or has too many repeated keys before the error.
 */
export function findDuplicateKeys(text: string, isLines: boolean): readonly DuplicateKey[] {
  if (text.length > maxLength) return []
  const scanner = new JsonScanner(text, isLines)
  const duplicates: DuplicateKey[] = []
  /** The keys of each open object or array, innermost last. */
  const levels: Set<string>[] = []
  while (scanner.next() && duplicates.length < maxDuplicates) {
    if (scanner.kind === 'openBracket') levels.push(new Set())
    else if (scanner.kind === 'closeBracket') levels.pop()
    else if (scanner.kind === 'key') {
      const { token, start, end } = scanner
      const key = unquote(token)
      const keys = levels.at(-1)
      if (keys?.has(key)) duplicates.push({ key, line: countLines(text.slice(0, end)), start, end })
      keys?.add(key)
    }
  }
  return duplicates
}
