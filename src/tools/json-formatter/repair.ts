import { jsonrepair, JSONRepairError } from 'jsonrepair'
import { type InputError, isInputError } from '#core/input-error.ts'
import { noRepairAt } from './invalid-json.ts'
import { JsonScanner } from './scanner.ts'

/**
 * Repairs the usual mistakes, such as comments, single quotes and missing brackets. Valid JSON is returned unchanged. If
 * the text cannot be repaired, throws an error that says where the repair stops.
 */
export function repairJson(text: string, isLines: boolean): string {
  const invalid = errorIn(text, isLines)
  if (invalid === undefined) return text
  const { repaired, stop = 0 } = isLines ? repairLines(text) : repairValue(text)
  const remaining = repaired === undefined ? invalid : errorIn(repaired, isLines)
  if (repaired !== undefined && remaining === undefined) return repaired
  // Earlier mistakes could be repaired.
  throw stop > (invalid.range?.start ?? 0) ? noRepairAt(text, stop) : (remaining ?? invalid)
}

/** The repaired text, or the offset at which the repair stopped. If neither is known, the text is nested too deeply. */
interface Attempt {
  readonly repaired?: string
  readonly stop?: number | undefined
}

function repairLines(text: string): Attempt {
  const lines = text.split('\n').map((line) => {
    const isFine = line.trim() === '' || errorIn(line, false) === undefined
    return isFine ? line : (repairValue(line).repaired ?? line)
  })
  return { repaired: lines.join('\n') }
}

/** The time and the level at the start of each line in a log. */
const logPrefixes = /^[^\s{"'][^{"'\n]*(?=\{)|^[^\s[{"'][^[{"'\n]*(?=\[)/gm

function repairValue(text: string): Attempt {
  const attempt = tryRepair(withoutPython(text))
  if (attempt.repaired !== undefined) return attempt
  // Spaces keep the offsets.
  const withoutPrefixes = text.replace(logPrefixes, (prefix) =>
    /\w/.test(prefix) ? ' '.repeat(prefix.length) : prefix,
  )
  if (withoutPrefixes === text) return attempt
  const { repaired, stop } = tryRepair(withoutPython(withoutPrefixes))
  return repaired === undefined ? { stop } : { repaired: repaired.trim() }
}

/** Number of extra characters that are removed at most. */
const maxExtras = 100

function tryRepair(text: string): Attempt {
  let rest = text
  for (let extras = 0; extras < maxExtras; extras += 1) {
    // First where our scanner stops: jsonrepair turns `[1,,2]` into `[[1],2]`.
    const shorter = withoutExtra(rest, errorIn(rest, false)?.range?.start)
    if (shorter === undefined) break
    rest = shorter
  }
  for (let extras = 0; extras < maxExtras; extras += 1) {
    try {
      return { repaired: jsonrepair(rest) }
    } catch (error) {
      if (!(error instanceof JSONRepairError)) return {}
      const shorter = withoutExtra(rest, error.position)
      if (shorter === undefined) return { stop: error.position + text.length - rest.length }
      rest = shorter
    }
  }
  return {}
}

const pythonTokens = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[bu](?=["'])|[\w.]+|\s+|[^]/g

/** Writes Python tuples such as `(1, 2)` as arrays, and removes the letter of `u'a'` and the parentheses of `({…})`. */
function withoutPython(text: string): string {
  if (!/\(|\b[bu]["']/.test(text)) return text
  /** What each open parenthesis is closed with. */
  const closers: string[] = []
  let last = ''
  return text.replace(pythonTokens, (token, offset: number) => {
    if (token.trim() === '') return token
    const isWrapper = last === '' && /^\s*\(\s*\{/.test(text)
    const isTuple = last === '' || '[(,:'.includes(last)
    last = token
    if (/^[bu]$/.test(token) && /["']/.test(text.charAt(offset + 1))) return ' '
    if (token === ')') return closers.pop() ?? token
    if (token !== '(') return token
    if (isWrapper) closers.push(' ')
    else closers.push(isTuple ? ']' : ')')
    if (isWrapper) return ' '
    return isTuple ? '[' : '('
  })
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
  const scanner = new JsonScanner(text, { isLines })
  try {
    while (scanner.next());
    return undefined
  } catch (error) {
    if (!isInputError(error)) throw error
    return error
  }
}
