import { InputError, isInputError } from '#core/tool/input-error.ts'
import { expandEscapes } from '#core/regex/escapes.ts'
import { findMissingSyntax } from '#core/regex/missing-syntax.ts'
import { compilePattern, createMatchSearch, nextMatch } from '#core/regex/patterns.ts'
import { createReplacement, findMissingGroup } from '#core/regex/replacement.ts'
import { LineCounter } from '#core/text/lines.ts'
import { checkResultLength, TextBuilder } from '#core/long-text/text-builder.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import type { tool } from './tool.ts'
import { print, type Match, type Matches } from './result.ts'

// A short pattern and a short replacement can produce more text than fits into memory: `$'` for every letter of a book,
// or a lookahead that captures the rest of the text.
const maxCharacters = 100_000_000

const matchesPerReport = 100_000

function toMatch(found: RegExpExecArray): Match {
  const groups = found.slice(1) as (string | undefined)[]
  const named = found.groups && Object.entries(found.groups as Readonly<Record<string, string | undefined>>)
  return {
    text: found[0],
    index: found.index,
    groups: groups.map((group) => group ?? null),
    ...(found.indices && { groupRanges: found.indices.slice(1).map((range) => range ?? null) }),
    ...(named && { named: named.map(([name, text]) => ({ name, text: text ?? null })) }),
  }
}

/** The parts of a pattern in which brackets have no special meaning. */
const escapesAndClasses = /\\[^]|\[(?:\\[^]|[^\]\\])*\]/

/** Escapes, character classes and the starts of capturing groups. */
const groupTokens = new RegExp(String.raw`${escapesAndClasses.source}|\((?!\?)|\(\?<(?![=!])([^>]*)>`, 'g')

/** Returns the name of each capturing group of a valid pattern in the order of their numbers, or null if it has no name. */
export function groupNamesOf(pattern: string): (string | null)[] {
  return [...pattern.matchAll(groupTokens)].filter(([token]) => token.startsWith('(')).map(([, name]) => name ?? null)
}

/** Like `compilePattern`, but adds to the reason where a bracket is unpaired. */
function compile(pattern: string, flags: string): RegExp {
  try {
    return compilePattern(pattern, flags)
  } catch (error) {
    if (!isInputError(error)) throw error
    const { message, detail = '' } = error
    const [reason = '', ...others] = detail.split('\n')
    const index = findUnpairedBracket(pattern)
    // In the words of V8 and Firefox, or of Safari.
    if (index === undefined || !/untermin|unmatch|missing/i.test(reason)) throw error
    const exactReason = `${reason}: ${pattern.charAt(index)} at index ${String(index)}`
    throw new InputError(message, [exactReason, ...others].join('\n'))
  }
}

const bracketTokens = new RegExp(String.raw`${escapesAndClasses.source}|[[()]`, 'g')

function findUnpairedBracket(pattern: string): number | undefined {
  const open: number[] = []
  for (const { 0: token, index } of pattern.matchAll(bracketTokens)) {
    if (token === '(') open.push(index)
    else if (token === '[' || (token === ')' && open.pop() === undefined)) return index
  }
  return open.at(-1)
}

export const engine: Engine<typeof tool, Matches> = {
  run({ text }, { pattern, flags, replace, replacement, escapes, limit, lineNumbers, ranges }, context) {
    if (pattern === '') return { matches: [], count: 0 }

    const compiled = compile(pattern, flags)
    const regex = ranges ? new RegExp(compiled, `${flags}d`) : compiled
    const search = createMatchSearch(text, regex)
    const replaced = new TextBuilder((length) => checkResultLength(length, maxCharacters, 'replacement'))
    const expand = createReplacement(escapes ? expandEscapes(replacement) : replacement)
    const matches: Match[] = []
    const linesBefore = new LineCounter()
    let listedCharacters = 0
    let count = 0
    let copiedTo = 0
    for (let next = nextMatch(search); next !== undefined; next = nextMatch(search)) {
      count += 1
      if (matches.length < limit && listedCharacters < maxCharacters) {
        if (lineNumbers) linesBefore.add(text.slice(matches.at(-1)?.index, next.index))
        const match = toMatch(next)
        matches.push(lineNumbers ? { ...match, line: Math.max(1, linesBefore.count) } : match)
        listedCharacters += next.join('').length
      }
      // Uses the match that was just found, because `String.replace` would search the text a second time.
      if (replace) {
        replaced.add(text.slice(copiedTo, next.index))
        replaced.add(expand(next))
        copiedTo = next.index + next[0].length
      }
      if (count % matchesPerReport === 0) context.progress(next.index, text.length)
      if (!regex.global) break
    }
    if (replace) replaced.add(text.slice(copiedTo))
    const names = groupNamesOf(pattern)
    const note = findMissingSyntax(pattern) ?? (replace ? findMissingGroup(replacement, names) : undefined)
    return {
      matches,
      count,
      ...(replace && { replaced: replaced.take().join('') }),
      ...(note !== undefined && { note }),
      ...(names.some((name) => name !== null) && { groupNames: names }),
    }
  },
  print,

  note: ({ note }) => note,

  hasNoMatch: ({ count, replaced }) => count === 0 && replaced === undefined,
}
