import type { Fold } from './fold.ts'

/**
 * Lines as `patch` defines them: each line ends with LF, and a CR before the LF is part of the line. When comparing by
 * position, any line break ends a line, but a patch could not represent that.
 */
export interface PatchLines {
  /** The lines without their LF. */
  readonly lines: readonly string[]
  /** Whether the last line lacks its LF. */
  readonly isUnended: boolean
}

export function splitPatchLines(text: string): PatchLines {
  const lines = text.split('\n')
  const isUnended = lines.at(-1) !== ''
  if (!isUnended) lines.pop()
  return { lines, isUnended }
}

/**
 * Returns the keys that represent the lines in comparisons. If the last line has no LF, an LF is appended to its key,
 * so that the key is not equal to the key of any other line.
 */
export function keysOf({ lines, isUnended }: PatchLines): readonly string[] {
  return isUnended ? lines.with(-1, `${lines.at(-1) ?? ''}\n`) : lines
}

export interface Numbered {
  readonly original: Int32Array
  readonly modified: Int32Array
}

/** Assigns a number to every key of both lists. Keys that count as equal get the same number. */
export function numberKeys(original: readonly string[], modified: readonly string[], fold: Fold | undefined): Numbered {
  const numbers = new Map<string, number>()
  const numberOf = (key: string) => {
    const compared = fold ? foldKey(key, fold) : key
    const number = numbers.get(compared) ?? numbers.size
    if (number === numbers.size) numbers.set(compared, number)
    return number
  }
  const numbered = { original: Int32Array.from(original, numberOf), modified: Int32Array.from(modified, numberOf) }
  if (fold) joinLastKeys(numbered, original.at(-1) ?? '', modified.at(-1) ?? '', fold)
  return numbered
}

function isUnended(key: string): boolean {
  return key.endsWith('\n')
}

function foldKey(key: string, fold: Fold): string {
  return isUnended(key) ? `${fold(key.slice(0, -1))}\n` : fold(key)
}

/**
 * Gives the last lines of both texts the same number if they differ only in the final LF, which is whitespace and may
 * be ignored. This is done only for the last lines, because in a patch no line can follow a line without LF.
 */
function joinLastKeys({ original, modified }: Numbered, last: string, otherLast: string, fold: Fold): void {
  if (original.length === 0 || modified.length === 0) return
  if (isUnended(last) === isUnended(otherLast) || fold(last) !== fold(otherLast)) return
  const sharedNumber = original.length + modified.length
  original[original.length - 1] = sharedNumber
  modified[modified.length - 1] = sharedNumber
}
