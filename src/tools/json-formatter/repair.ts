import { jsonrepair, JSONRepairError } from 'jsonrepair'
import { type InputError, isInputError } from '#core/tool/input-error.ts'
import { invalidJson } from './invalid-json.ts'
import { JsonScanner } from './scanner.ts'

const strings = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|\\?$)|“[^”]*(?:”|$)|`[^`]*(?:`|$)/
const withoutQuote = /[^'\\\n]*(?:\\[^][^'\\\n]*)*/.source
/** An apostrophe before a letter, as in 'it's', does not end a string. Limited, because a text may have many. */
const singleQuoted = `'${withoutQuote}(?:'(?=[a-zA-Z\u00c0-\u024f])${withoutQuote}){0,9}'`
const comments = /\/\/.*|\/\*[^]*?(?:\*\/|$)/
const extraComma = /,(?=\s*[,\]}])/

/** The first group matches a string, the second a comma to remove, never one in a string or a comment. */
const tokens = new RegExp(`(${strings.source}|${singleQuoted})|${comments.source}|(${extraComma.source})`, 'g')

/** The start of an object or array, or a comment. jsonrepair would turn any other text into strings. */
const jsonStart = /^\s*(?:[[{]|\/[/*])/

/** The group matches a backslash that starts no escape, as in "C:\Users". The last escape may be cut off. */
const escapes = /\\(?:\W|[bfnrt]|u[\da-fA-F]{4}|u?[\da-fA-F]{0,3}$)|(\\)/g

/**
 * Repairs the usual mistakes of quotes, commas and brackets, comments and the words of Python. Valid JSON is returned
 * unchanged. If the text cannot be repaired, throws an error that says where the repair stops.
 */
export function repairJson(text: string, isLines: boolean): string {
  const invalid = errorIn(text, isLines)
  if (invalid === undefined) return text
  if (!jsonStart.test(text)) throw invalidJson(text, text.search(/\S/), 'this doesn’t look like JSON. It starts with')
  const { repaired, stop = 0 } = isLines ? repairLines(text) : repairValue(text)
  if (repaired !== undefined && errorIn(repaired, isLines) === undefined) return repaired
  if (stop <= (invalid.range?.start ?? 0)) throw invalid
  // The mistakes before `stop` could be repaired.
  throw invalidJson(text, stop, 'there’s no automatic repair from here on, at')
}

/** The repaired text, or the offset at which the repair stopped. If neither is known, the text is nested too deeply. */
interface Attempt {
  readonly repaired?: string
  readonly stop?: number
}

function repairLines(text: string): Attempt {
  const repairedLines: string[] = []
  let lineStart = 0
  for (const line of text.split('\n')) {
    const isFine = line.trim() === '' || errorIn(line, false) === undefined
    const { repaired, stop = 0 }: Attempt = isFine ? { repaired: line } : jsonStart.test(line) ? repairValue(line) : {}
    if (repaired === undefined) return { stop: lineStart + stop }
    repairedLines.push(repaired)
    lineStart += line.length + 1
  }
  return { repaired: repairedLines.join('\n') }
}

function repairValue(text: string): Attempt {
  const wrongEscape = findWrongEscape(text)
  if (wrongEscape !== undefined) return { stop: wrongEscape }
  const attempt = runJsonRepair(prepare(text, ''))
  // Spaces in place of what is removed keep the offset of the error.
  return attempt.stop === undefined ? attempt : runJsonRepair(prepare(text, ' '))
}

function runJsonRepair(text: string): Attempt {
  try {
    return { repaired: jsonrepair(text) }
  } catch (error) {
    return error instanceof JSONRepairError ? { stop: error.position } : {}
  }
}

/**
 * Removes repeated commas, and those before a closing bracket, because jsonrepair copies the whole text for each of
 * them. If a quote is missing, it is not known what is in a string, so nothing is removed.
 */
function prepare(text: string, replacement: string): string {
  if (isQuoteMissing(text)) return text
  return text.replace(tokens, (token, _, comma?: string) =>
    comma === undefined ? escapeApostrophes(token) : replacement,
  )
}

function isQuoteMissing(text: string): boolean {
  for (const { 1: string } of text.matchAll(tokens))
    if (string !== undefined && (string.length === 1 || !/["”`']$/.test(string))) return true
  return false
}

/** jsonrepair would turn the apostrophe of 'it's' into a double quote. */
function escapeApostrophes(string: string): string {
  if (!string.startsWith("'")) return string
  return `'${string.slice(1, -1).replace(/\\[^]|'/g, (part) => (part === "'" ? String.raw`\'` : part))}'`
}

/** Returns the offset of a backslash that starts no escape. jsonrepair would remove it. */
function findWrongEscape(text: string): number | undefined {
  for (const { 1: string = '', index } of text.matchAll(tokens))
    for (const escape of string.matchAll(escapes)) if (escape[1] !== undefined) return index + escape.index
  return undefined
}

function errorIn(text: string, isLines: boolean): InputError | undefined {
  const scanner = new JsonScanner(text, isLines)
  try {
    while (scanner.next());
    return undefined
  } catch (error) {
    if (!isInputError(error)) throw error
    return error
  }
}
