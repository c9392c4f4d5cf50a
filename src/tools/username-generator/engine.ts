import { InputError } from '#core/tool/input-error.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { randomBelow, randomItem } from '#core/random/random.ts'
import { capitalizeFirst, nameWords, removeInnerPunctuation } from '#core/text/name-words.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import type { tool } from './tool.ts'
import { print, type Usernames } from './result.ts'

type Settings = OptionValues<(typeof tool)['options']>
type Style = Settings['style']

export const adjectives: readonly string[] =
  'brave bright calm clever cosmic gentle happy lucky mighty noble quiet silver sunny swift wild'.split(' ')
export const nouns: readonly string[] =
  'badger comet falcon fox heron lynx maple otter panda pixel raven river rocket tiger wolf'.split(' ')

/** Numbers range from 0 to 998. */
const numberCount = 999
/** Enough to find all names even if there are few. */
const maxDraws = 10_000

const separators: Readonly<Record<Style, string>> = { joined: '', lower: '', snake: '_', dotted: '.', kebab: '-' }

/** Returns the letters and digits of the user's own words. */
function readKeyword(entered: string): string[] {
  const words = Array.from(nameWords(entered), removeInnerPunctuation)
  if (words.length === 0 && entered.trim() !== '') throw new InputError('Your word needs at least one letter or digit')
  return words
}

/** Draws the words of a name. The user's own words replace the noun or the adjective. */
function drawWords(keyword: readonly string[], context: EngineContext): string[] {
  const adjective = randomItem(adjectives, context)
  const noun = randomItem(nouns, context)
  if (keyword.length === 0) return [adjective, noun]
  return randomBelow(2, context) === 0 ? [adjective, ...keyword] : [...keyword, noun]
}

function writeName(words: readonly string[], style: Style): string {
  return style === 'joined' ? words.map(capitalizeFirst).join('') : words.join(separators[style]).toLowerCase()
}

export const engine: Engine<typeof tool, Usernames> = {
  run(_input, { style, keyword: entered, number, count }, context) {
    const keyword = readKeyword(entered)
    // A name that was already drawn is replaced, so that all names are different.
    const names = new Set<string>()
    for (let draws = 0; names.size < count && draws < maxDraws; draws++) {
      const words = drawWords(keyword, context)
      names.add(writeName(number ? [...words, String(randomBelow(numberCount, context))] : words, style))
    }
    const note = `Only ${String(names.size)} of ${String(count)} names: no other combination exists.`
    return { items: [...names], ...(names.size < count && { note }) }
  },
  print,
  note: ({ note }) => note,
}
