import type { Fold } from './fold.ts'

/**
 * Lines as `patch` has them: each ends with LF, and a CR before it belongs to the line. The rule of the other mode, for
 * which every kind of break ends a line, could not be written down as a patch.
 */
export interface PatchLines {
  /** Without their LF. */
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
 * What stands for each line when lines are compared. A last line without LF is equal to no line that has one: a line
 * break of its own makes sure of it.
 */
export function keysOf({ lines, isUnended }: PatchLines): readonly string[] {
  return isUnended ? lines.with(-1, `${lines.at(-1) ?? ''}\n`) : lines
}

export interface Numbered {
  readonly original: Int32Array
  readonly modified: Int32Array
}

/** Gives every key of both lists a number. Two keys have the same number if they count as equal. */
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
 * A missing LF at the end is whitespace and may be ignored, but only where nothing follows on either side: in a patch no
 * line can come after one without LF.
 */
function joinLastKeys({ original, modified }: Numbered, last: string, otherLast: string, fold: Fold): void {
  if (original.length === 0 || modified.length === 0) return
  if (isUnended(last) === isUnended(otherLast) || fold(last) !== fold(otherLast)) return
  const ownNumber = original.length + modified.length
  original[original.length - 1] = ownNumber
  modified[modified.length - 1] = ownNumber
}
