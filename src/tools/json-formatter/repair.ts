import { jsonrepair, JSONRepairError } from 'jsonrepair'
import { type InputError, isInputError } from '#core/input-error.ts'
import { JsonScanner } from './scanner.ts'

/**
 * Repairs the usual mistakes, such as comments, single quotes and missing brackets. Valid JSON is returned unchanged. If
 * the text cannot be repaired, throws the error for its first mistake.
 */
export function repairJson(text: string, isLines: boolean): string {
  const invalid = errorIn(text, isLines)
  if (invalid === undefined) return text
  const repaired = isLines ? text.split('\n').map(repairLine).join('\n') : tryRepair(text)
  if (repaired === undefined || errorIn(repaired, isLines) !== undefined) throw invalid
  return repaired
}

function repairLine(line: string): string {
  return line.trim() === '' || errorIn(line, false) === undefined ? line : (tryRepair(line) ?? line)
}

/** Number of extra characters that are removed at most. */
const maxExtras = 100

/** Returns undefined if the package finds no repair, or if the text is nested too deeply for it. */
function tryRepair(text: string): string | undefined {
  let rest = text
  for (let extras = 0; extras < maxExtras; extras += 1) {
    // First where our scanner stops: jsonrepair turns `[1,,2]` into `[[1],2]`.
    const shorter = withoutExtra(rest, errorIn(rest, false)?.range?.start)
    if (shorter === undefined) break
    rest = shorter
  }
  for (let extras = 0; extras < maxExtras; extras += 1) {
    try {
      return jsonrepair(rest)
    } catch (error) {
      const shorter = error instanceof JSONRepairError ? withoutExtra(rest, error.position) : undefined
      if (shorter === undefined) return undefined
      rest = shorter
    }
  }
  return undefined
}

/**
 * Removes the character at an offset if it is a mistake that jsonrepair does not know: a second comma, the sign of `+1`, or
 * a semicolon at the end.
 */
function withoutExtra(text: string, offset = text.length): string | undefined {
  const [before, rest] = [text.slice(0, offset), text.slice(offset)]
  const isExtra = rest.startsWith(',') ? /[,[{]\s*$/.test(before) : /^(?:\+[\d.]|;\s*$)/.test(rest)
  return isExtra ? before + rest.slice(1) : undefined
}

function errorIn(text: string, isLines: boolean): InputError | undefined {
  const scanner = new JsonScanner(text, { progress: () => undefined }, { isLines })
  try {
    while (scanner.next());
    return undefined
  } catch (error) {
    if (!isInputError(error)) throw error
    return error
  }
}
