import type { Splicer } from './splicer.ts'

type Part = string | ((match: RegExpExecArray) => string)

/** Writes what a replacement (`$2, $1`) makes of each match of one pattern, as `String.replace` would. */
export class Replacement {
  readonly #replacement: string
  #parts: Part[] | undefined

  constructor(replacement: string) {
    this.#replacement = replacement
  }

  write(match: RegExpExecArray, splicer: Splicer): void {
    this.#parts ??= readReplacement(this.#replacement, match)
    splicer.cut(match.index, match.index + match[0].length)
    for (const part of this.#parts) splicer.put(typeof part === 'string' ? part : part(match))
  }
}

/** The replacement's literal text and its references (`$1`, `$<name>`, `$&` …). */
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
