import { jsonrepair, JSONRepairError } from 'jsonrepair'
import { type InputError, isInputError } from '#core/input-error.ts'
import { invalidJson } from './invalid-json.ts'
import { JsonScanner } from './scanner.ts'
import { unwrapString, urlEncodedJson } from './unwrap-string.ts'

const strings = /"[^"\\]*(?:\\[^][^"\\]*)*"|“[^”]*”|`[^`\n]*`/
const withoutQuote = /[^'\\\n]*(?:\\[^][^'\\\n]*)*/.source
/** An apostrophe before a letter, as in 'it's', does not end a string. Limited, because a text may have many. */
const singleQuoted = `'${withoutQuote}(?:'(?=[a-zA-Z\u00c0-\u024f])${withoutQuote}){0,9}'`
const comments = /\/\/.*|\/\*[^]*?\*\//
const extras = /[,;](?=\s*[,;\]}])|;(?=\s*$)|[bu](?=["'])/

/** The tokens of nearly valid JSON. The group matches a character to remove, never one in a string or a comment. */
const tokens = new RegExp(
  String.raw`${strings.source}|${singleQuoted}|${comments.source}|(${extras.source})|&\w+;|[\w.]+|\s+|[^]`,
  'g',
)

const letter = /\p{L}/mu

/** A bracket, which may be encoded, or a quote or parenthesis at the start. CSV would become a list of strings. */
const jsonMark = /[[{]|%[57]B|^\s*["'“‘`(]/i

/** A bracket before a value or a key, unlike those of `see [this](b)`, `[section]` and `tags: [a, b]`. */
const valueInBrackets = /[[{][\s[{]*(?:["'“‘`\\&\]}]|-?\d|true|false|null|[\w$]+\s*:)|%[57]B/i

const yamlValue = /^[ \t]*(?:- +)*[\w-]+: +(?:\[|\{(?!\s*"))/m
const yamlKey = /^[ \t]*(?:- +)*[\w-]+:(?: +\S|\r?\n)/m

function looksLikeJson(text: string): boolean {
  if (!jsonMark.test(text)) return false
  const around = textAround(text)
  const isYaml = yamlValue.test(text) && yamlKey.test(around)
  return !isYaml && (!letter.test(around) || valueInBrackets.test(text))
}

/** Returns the text outside of brackets, strings and comments. */
function textAround(text: string): string {
  let depth = 0
  return text.replace(tokens, (token) => {
    if (/^[[{]/.test(token)) depth += 1
    const isAround = depth <= 0 && !/^(?:["'“`]|\/[/*])/.test(token)
    if (/^[\]}]/.test(token)) depth -= 1
    return isAround ? token : ''
  })
}

/**
 * Repairs the usual mistakes, such as comments, single quotes and missing brackets. Valid JSON is returned unchanged.
 * If the text cannot be repaired, throws an error that says where the repair stops.
 */
export function repairJson(text: string, isLines: boolean): string {
  const invalid = errorIn(text, isLines)
  if (invalid === undefined) return text
  if (!looksLikeJson(text)) throw invalidJson(text, text.search(/\S/), 'this doesn’t look like JSON. It starts with')
  const { repaired, stop = 0 } = isLines ? repairLines(text) : repairValue(text)
  if (repaired !== undefined && errorIn(repaired, isLines) === undefined) return repaired
  if (stop <= (invalid.range?.start ?? 0)) throw invalid
  // The mistakes before `stop` could be repaired.
  throw invalidJson(text, stop, 'there’s no automatic repair from here on, at')
}

/** The repaired text, or the offset at which the repair stopped. If neither is known, the text is nested too deeply. */
interface Attempt {
  readonly repaired?: string | undefined
  readonly stop?: number | undefined
}

function repairLines(text: string): Attempt {
  const repairedLines: string[] = []
  let lineStart = 0
  for (const line of text.split('\n')) {
    const isFine = line.trim() === '' || errorIn(line, false) === undefined
    const { repaired, stop = 0 }: Attempt = isFine ? { repaired: line } : looksLikeJson(line) ? repairValue(line) : {}
    if (repaired === undefined) return { stop: lineStart + stop }
    repairedLines.push(repaired)
    lineStart += line.length + 1
  }
  return { repaired: repairedLines.join('\n') }
}

/** The time and the level at the start of each line in a log. */
const logPrefixes = /^[^\s{"'][^{"'\n]*(?=\{)|^[^\s[{"'][^[{"'\n]*(?=\[)/gm

function repairValue(text: string): Attempt {
  const extracted = repairCodeBlock(text) ?? repairInside(text) ?? unwrapString(text)
  if (extracted !== undefined) return { repaired: extracted }
  // jsonrepair would only put it in quotes.
  if (urlEncodedJson.test(text)) return {}
  const attempt = tryRepair(text)
  // jsonrepair makes a list of several lines, and strings of the words in them.
  const isListOfWords = attempt.repaired?.startsWith('[\n') && letter.test(textAround(text))
  if (attempt.repaired !== undefined && !isListOfWords) return attempt
  const members = repairMembers(text)
  return members === undefined ? (repairLog(text) ?? { stop: attempt.stop }) : { repaired: members }
}

/** Repairs the only code block of an answer in Markdown. */
function repairCodeBlock(text: string): string | undefined {
  const [, block, ...others] = text.split(/^[ \t]*```.*$/m)
  return block !== undefined && others.length === 1 ? repairValue(block).repaired?.trim() : undefined
}

/** Repairs members without the braces around them. */
function repairMembers(text: string): string | undefined {
  return /^\s*"[^"\n]*"\s*:/.test(text) ? tryRepair(`{${text}}`).repaired : undefined
}

function repairLog(text: string): Attempt | undefined {
  // Spaces keep the offsets.
  const bare = text.replace(logPrefixes, (prefix) => (/\w/.test(prefix) ? ' '.repeat(prefix.length) : prefix))
  if (bare === text) return undefined
  const { repaired, stop } = repairValue(bare)
  return { repaired: repaired?.trim(), stop }
}

/** Repairs the only object or array in a text, such as an answer, a command or a line of a log. */
function repairInside(text: string): string | undefined {
  const start = text.search(/[[{]/)
  if (start < 0) return undefined
  let depth = 0
  for (const { 0: token, index } of text.slice(start).matchAll(tokens)) {
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    if (depth > 0) continue
    const end = start + index + 1
    const [json, around] = [text.slice(start, end), (text.slice(0, start) + text.slice(end)).trim()]
    // A parenthesis starts a Python tuple.
    if (/^\(|[[\]{}"]/.test(around)) return undefined
    // If nothing else is around it, the spaces stay.
    return errorIn(json, false) === undefined ? json : tryRepair(around === '' ? text : json).repaired
  }
  return undefined
}

function tryRepair(text: string): Attempt {
  const attempt = runJsonRepair(prepare(text))
  return attempt.repaired === undefined ? runJsonRepair(prepare(text, { keepsOffsets: true })) : attempt
}

function runJsonRepair(text: string): Attempt {
  try {
    return { repaired: jsonrepair(text) }
  } catch (error) {
    return error instanceof JSONRepairError ? { stop: error.position } : {}
  }
}

/**
 * Handles mistakes that jsonrepair does not know: repeated commas, the sign of `+1`, semicolons, Python tuples such as
 * `(1, 2)`, the letter of `u'a'`, the parentheses of `({…})` and values without a line break between them. Also removes
 * commas before a closing bracket, because jsonrepair copies the whole text for each of them. With `keepsOffsets`,
 * spaces replace what is removed, and nothing is inserted, so that the offset of an error is that in the text.
 */
function prepare(text: string, { keepsOffsets = false } = {}): string {
  /** What each open parenthesis is closed with. */
  const closers: string[] = []
  let last = ''
  return text.replace(tokens, (token, extra?: string) => {
    if (/^(?:\s|\/[/*])/.test(token)) return token
    const isStart = last === ''
    const isAtValue = isStart || '[(,;:'.includes(last)
    const isSign = token === '+' && isAtValue
    const isFirstComma = token === ',' && (last === '[' || last === '{')
    const isExtra = extra !== undefined && (isAtValue || last === '{' || !/[bu]/.test(extra))
    if (isExtra || isSign || isFirstComma) return keepsOffsets ? ' ' : ''
    // jsonrepair makes an array of values in separate lines.
    const isNextValue = /[}\]]/.test(last) && /[{[]/.test(token) && !keepsOffsets
    last = token
    if (isNextValue) return `\n${token}`
    if (/^["']/.test(token)) return escapeApostrophes(doubleBackslashes(token))
    if (token === ';') return ','
    if (token === ')') return closers.pop() ?? token
    if (token !== '(') return token
    const isWrapper = isStart && /^\s*\(\s*\{/.test(text)
    closers.push(isWrapper ? ' ' : isAtValue ? ']' : ')')
    return isWrapper ? ' ' : isAtValue ? '[' : '('
  })
}

const escapes = /\\(?:\W|[bfnrt]|u[\da-fA-F]{4})/g

/** If a backslash of a string does not start an escape, as in "C:\Users\bob", all of them are part of the string. */
function doubleBackslashes(string: string): string {
  if (!string.replace(escapes, '').includes('\\')) return string
  // Two backslashes at the start are those of "\\server\share".
  return string.replace(/\\["'\\]|\\/g, (escape, offset) =>
    escape === '\\' || (escape === '\\\\' && offset === 1) ? escape + escape : escape,
  )
}

/** jsonrepair would turn the apostrophe of 'it's' into a double quote. */
function escapeApostrophes(string: string): string {
  if (!/^'[^]+'$/.test(string)) return string
  return `'${string.slice(1, -1).replace(/\\[^]|'/g, (part) => (part === "'" ? String.raw`\'` : part))}'`
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
