import { jsonrepair } from 'jsonrepair'
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

/** Returns undefined if the package finds no repair, or if the text is nested too deeply for it. */
function tryRepair(text: string): string | undefined {
  try {
    return jsonrepair(text)
  } catch {
    return undefined
  }
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
