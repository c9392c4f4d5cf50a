import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { randomBelow, randomItem } from '#core/random.ts'
import { nameWords, removeInnerPunctuation, capitalizeFirst } from '#core/text/name-words.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'
import { adjectives, nouns } from './word-lists.ts'

export interface Usernames {
  readonly items: readonly string[]
}

type Style = OptionValues<(typeof tool)['options']>['style']

const namesPerBatch = 10
/** Numbers range from 0 to 998. */
const numberCount = 999

const separators: Readonly<Record<Exclude<Style, 'joined'>, string>> = { snake: '_', dotted: '.', kebab: '-' }

function writeName(words: readonly string[], number: number, style: Style): string {
  if (style === 'joined') return words.map(capitalizeFirst).join('') + String(number)
  return [...words, String(number)].join(separators[style]).toLowerCase()
}

/** Returns the words in the keyword, or an empty list if the keyword is blank. */
function readKeyword(keyword: string): string[] {
  const words = Array.from(nameWords(keyword), removeInnerPunctuation)
  if (words.length === 0 && keyword.trim() !== '') throw new InputError('Your word needs at least one letter or digit')
  return words
}

function drawName(keywordWords: readonly string[], style: Style, context: EngineContext): string {
  const adjective = randomItem(adjectives, context)
  const rest = keywordWords.length > 0 ? keywordWords : [randomItem(nouns, context)]
  return writeName([adjective, ...rest], randomBelow(numberCount, context), style)
}

export const engine: Engine<typeof tool, Usernames> = {
  run(_input, { style, keyword }, context) {
    const keywordWords = readKeyword(keyword)
    // A name that was already drawn is replaced, so that all names are different.
    const names = new Set<string>()
    while (names.size < namesPerBatch) names.add(drawName(keywordWords, style, context))
    return { items: [...names] }
  },
  print: ({ items }) => items.join('\n'),
}
