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

export function cutLines(text: string): PatchLines {
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

/** A number for every key of both lists; two have the same number if they count as equal. */
export function numberKeys(original: readonly string[], modified: readonly string[], fold: Fold | undefined): Numbered {
  const numbers = new Numbers()
  const first = numbers.number(original)
  const second = numbers.number(modified, { keys: original, numbers: first })
  if (!fold) return { original: first, modified: second }

  const folded = numbers.fold((key) => foldKey(key, fold))
  const renumber = (list: Int32Array) => list.map((number) => folded[number] as number)
  const numbered = { original: renumber(first), modified: renumber(second) }
  joinLastKeys(numbered, original.at(-1) ?? '', modified.at(-1) ?? '', fold)
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

class Numbers {
  readonly #numbers = new Map<string, number>()

  /** `before` is the other text: most keys are the next of it, which is found out faster than looked up. */
  number(keys: readonly string[], before?: { keys: readonly string[]; numbers: Int32Array }): Int32Array {
    const numbers = new Int32Array(keys.length)
    const places = before && lastPlaces(before.numbers, this.#numbers.size)
    let next = 0
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as string
      if (before?.keys[next] === key) {
        numbers[i] = before.numbers[next++] as number
        continue
      }
      const number = this.#numberOf(key)
      numbers[i] = number
      next = (places?.[number] ?? next) + 1
    }
    return numbers
  }

  /** For each number the one its key has once all are folded. */
  fold(fold: Fold): Int32Array {
    const folded = new Numbers()
    return Int32Array.from(this.#numbers.keys(), (key) => folded.#numberOf(fold(key)))
  }

  #numberOf(key: string): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(key, number)
    return number
  }
}

function lastPlaces(numbers: Int32Array, different: number): Int32Array {
  const places = new Int32Array(different)
  numbers.forEach((number, place) => { places[number] = place })
  return places
}
