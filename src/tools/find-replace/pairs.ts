import { InputError } from '#core/input-error.ts'
import { expandEscapes } from '#core/regex/escapes.ts'
import type { ReplaceOptions } from './replacer.ts'

/** What to find, and what to replace it with. */
export interface Pair {
  readonly find: string
  readonly replace: string
}

/** Returns the pairs of the list in the mode `pairs`, and otherwise the one pair of the two fields. */
export function pairsOf({ mode, pairs, find, replace, escapes, regex }: ReplaceOptions): readonly Pair[] {
  const given = mode === 'pairs' ? readPairs(pairs) : [{ find, replace }]
  if (given.length === 0 || given.some((pair) => pair.find === '')) throw new InputError('Please enter text to find')
  if (!escapes || regex) return given
  return given.map((pair) => ({ find: expandEscapes(pair.find), replace: expandEscapes(pair.replace) }))
}

/** Reads `find => replace` or two columns of a spreadsheet, which are separated by a tab. Blank lines are ignored. */
function readPairs(list: string): Pair[] {
  return list.split(/\r\n|\r|\n/).flatMap((line, index) => (line.trim() === '' ? [] : readPair(line, index + 1)))
}

function readPair(line: string, number: number): Pair {
  const tab = line.indexOf('\t')
  if (tab >= 0) return { find: line.slice(0, tab), replace: line.slice(tab + 1) }
  const [arrow] = /=>|→/.exec(line) ?? []
  if (arrow === undefined)
    throw new InputError(
      `Line ${String(number)} of the list isn’t a pair`,
      'Write each pair as “find => replace”, or paste two columns from a spreadsheet.',
    )
  const at = line.indexOf(arrow)
  return { find: line.slice(0, at).trim(), replace: line.slice(at + arrow.length).trim() }
}
