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
  const separator = /\t/.exec(line) ?? /=>|→/.exec(line)
  if (!separator)
    throw new InputError(
      `Line ${String(number)} of the list isn’t a pair`,
      'Write each pair as “find => replace”, or paste two columns from a spreadsheet.',
    )
  const find = line.slice(0, separator.index)
  const replace = line.slice(separator.index + separator[0].length)
  return separator[0] === '\t' ? { find, replace } : { find: find.trim(), replace: replace.trim() }
}
