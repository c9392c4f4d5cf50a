import { InputError } from '#core/input-error.ts'
import type { Engine } from '#core/tool.ts'
import type { tool } from './tool.ts'

export interface NamedGroup {
  readonly name: string
  readonly text: string | null
}

export interface Match {
  readonly text: string
  /** Where the match starts, counted in UTF-16 units as JavaScript does. */
  readonly index: number
  /** The groups by number; null where a group took no part in the match. */
  readonly groups: readonly (string | null)[]
  /** Only for a pattern that names groups. A list, for an object would lose a group called __proto__ on the way. */
  readonly named?: readonly NamedGroup[]
}

export interface Matches {
  /** The first of them, up to the limit. */
  readonly matches: readonly Match[]
  /** All of them. */
  readonly count: number
  readonly replaced?: string
}

// A few characters of pattern and replacement can ask for more text than any machine holds: `$'` for every letter of
// a book, or a lookahead that captures the rest of it.
const maxCharacters = 100_000_000

const matchesPerReport = 100_000

function compile(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags)
  } catch (error) {
    throw invalidPattern(error)
  }
}

function invalidPattern(error: unknown): InputError {
  // The person has pattern and flags before their eyes; what is left of the message is why.
  const reason = (error as Error).message.replace(/^Invalid regular expression: (?:\/[^]*\/[a-z]*: )?/, '')
  return new InputError('Invalid regex pattern', reason)
}

/** The iterator steps past empty matches by itself, by whole code points where the flags ask for it. */
function findMatches(text: string, regex: RegExp): Iterator<RegExpExecArray> {
  return text.matchAll(regex.global ? regex : new RegExp(regex, `${regex.flags}g`))
}

function nextMatch(found: Iterator<RegExpExecArray>): RegExpExecArray | undefined {
  try {
    const step = found.next()
    return step.done === true ? undefined : step.value
  } catch (error) {
    // Patterns are compiled when first used, so one that is too large is refused only here.
    if (error instanceof SyntaxError) throw invalidPattern(error)
    // The other way to fail is a pattern that remembers more places to turn back to than the machine has room for.
    throw new InputError('This pattern runs out of memory on this text', (error as Error).message)
  }
}

function toMatch(found: RegExpExecArray): Match {
  const groups = found.slice(1) as (string | undefined)[]
  const match = { text: found[0], index: found.index, groups: groups.map((group) => group ?? null) }
  if (found.groups === undefined) return match

  const named = Object.entries(found.groups as Readonly<Record<string, string | undefined>>)
  return { ...match, named: named.map(([name, text]) => ({ name, text: text ?? null })) }
}

function countCharacters(match: Match): number {
  return match.groups.reduce((sum, group) => sum + (group?.length ?? 0), match.text.length)
}

type Part = string | ((match: RegExpExecArray) => string)

/** The replacement's literal text and its references (`$1`, `$<name>`, `$&` …), as `String.replace` reads them. */
function readReplacement(replacement: string, match: RegExpExecArray): Part[] {
  const references = match.groups === undefined ? /\$(?:[$&`']|\d\d?)/g : /\$(?:[$&`']|\d\d?|<[^>]*>)/g
  const parts: Part[] = []
  let end = 0
  for (const { 0: reference, index } of replacement.matchAll(references)) {
    parts.push(replacement.slice(end, index), ...readReference(reference, match.length - 1))
    end = index + reference.length
  }
  parts.push(replacement.slice(end))
  return parts.filter((part) => part !== '')
}

function readReference(reference: string, groupCount: number): Part[] {
  const what = reference.slice(1)
  if (what === '$') return ['$']
  if (what === '&') return [(match) => match[0]]
  if (what === '`') return [(match) => match.input.slice(0, match.index)]
  if (what === "'") return [(match) => match.input.slice(match.index + match[0].length)]
  if (what.startsWith('<')) {
    const name = what.slice(1, -1)
    return [(match) => match.groups?.[name] ?? '']
  }
  // `$12` is group 12 where there is one, otherwise group 1 and a 2.
  const digits = Number(what) <= groupCount ? what : what.slice(0, 1)
  const group = Number(digits)
  if (group < 1 || group > groupCount) return [reference]
  return [(match) => match[group] ?? '', what.slice(digits.length)]
}

/**
 * Gives what `String.replace` would, from matches already found. Calling it would search the text a second time, and
 * with many matches it takes a gigabyte or, past a hundred million pieces, ends the whole tab.
 */
class Replacer {
  readonly #text: string
  readonly #replacement: string
  #parts: Part[] | undefined
  #done = ''
  #pieces: string[] = []
  #length = 0
  #end = 0

  constructor(text: string, replacement: string) {
    this.#text = text
    this.#replacement = replacement
  }

  add(match: RegExpExecArray): void {
    this.#parts ??= readReplacement(this.#replacement, match)
    this.#push(this.#text.slice(this.#end, match.index))
    for (const part of this.#parts) this.#push(typeof part === 'string' ? part : part(match))
    this.#end = match.index + match[0].length
    if (this.#pieces.length > 8192) this.#join()
  }

  finish(): string {
    this.#push(this.#text.slice(this.#end))
    this.#join()
    return this.#done
  }

  #push(piece: string): void {
    this.#length += piece.length
    if (this.#length > maxCharacters) {
      throw new InputError('The replaced text would be longer than 100 million characters')
    }
    this.#pieces.push(piece)
  }

  #join(): void {
    this.#done += this.#pieces.join('')
    this.#pieces = []
  }
}

export const engine: Engine<typeof tool, Matches> = {
  run({ text }, { pattern, flags, replace, replacement, limit }, host) {
    if (pattern === '') return { matches: [], count: 0 }

    const regex = compile(pattern, flags)
    const found = findMatches(text, regex)
    const replacer = replace ? new Replacer(text, replacement) : undefined
    const matches: Match[] = []
    let listedCharacters = 0
    let count = 0
    for (let next = nextMatch(found); next !== undefined; next = nextMatch(found)) {
      count += 1
      if (matches.length < limit && listedCharacters < maxCharacters) {
        const match = toMatch(next)
        matches.push(match)
        listedCharacters += countCharacters(match)
      }
      replacer?.add(next)
      if (count % matchesPerReport === 0) host.progress(next.index, text.length)
      if (!regex.global) break
    }
    return { matches, count, ...(replacer && { replaced: replacer.finish() }) }
  },

  /**
   * The replaced text where it was asked for. Otherwise one line per match, so a line break within a match is written
   * \n or \r. Nothing else is escaped: a path such as C:\new stays readable, and whoever needs every character exactly
   * takes the JSON.
   */
  print({ matches, replaced }) {
    if (replaced !== undefined) return replaced
    return matches.map(({ text }) => text.replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)).join('\n')
  },
}
