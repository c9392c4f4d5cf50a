import { countOf } from '#core/format.ts'
import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { shuffled } from '#core/random/random.ts'
import { randomIndexes } from '#core/random/filler.ts'
import type { EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'

type Settings = OptionValues<(typeof tool)['options']>

/** Draws words from a list. No word directly follows itself, unless it is the only one. */
export function drawWords(
  list: readonly string[],
  { words, startsWith, letters, unique }: Settings,
  context: EngineContext,
): string[] {
  const beginning = startsWith.trim().toLowerCase()
  const matches = list.filter((word) => word.startsWith(beginning) && (letters === 0 || word.length === letters))
  if (matches.length === 0) {
    const conditions = [
      ...(beginning === '' ? [] : [`starts with “${beginning}”`]),
      ...(letters === 0 ? [] : [`has ${countOf(letters, 'letter')}`]),
    ]
    throw new InputError(`No word in this list ${conditions.join(' and ')}.`)
  }
  if (unique && words > matches.length)
    throw new InputError(
      `There ${matches.length === 1 ? 'is' : 'are'} only ${countOf(matches.length, 'different word')}.`,
      'Ask for fewer words, or allow repeats.',
    )
  if (unique) return shuffled(matches, context).slice(0, words)
  if (matches.length === 1) return Array.from({ length: words }, () => matches[0] as string)
  return Array.from(randomIndexes(matches.length, words, context), (index) => matches[index] as string)
}
