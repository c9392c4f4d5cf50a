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

type Settings = OptionValues<(typeof tool)['options']>
type Style = Settings['style']

const namesPerBatch = 10
/** Numbers range from 0 to 998. */
const numberCount = 999
/** Enough to find ten names even if only one in a hundred fits. */
const maxDraws = 10_000

const separators: Readonly<Record<Style, string>> = { joined: '', snake: '_', dotted: '.', kebab: '-' }

/** Returns the words in what the user entered, or an empty list if it is blank. */
function readWords(entered: string, what: 'name' | 'word'): string[] {
  const words = Array.from(nameWords(entered), removeInnerPunctuation)
  if (words.length === 0 && entered.trim() !== '')
    throw new InputError(`Your ${what} needs at least one letter or digit`)
  return words
}

/** Draws one of the ways in which people write their name, such as `zoe.oneil`, `z.oneil` or `swift.zoe`. */
function drawOwnName(first: string, last: string | undefined, context: EngineContext): string[] {
  const adjective = randomItem(adjectives, context)
  if (last === undefined) return randomItem([[first], [adjective, first]], context)
  const forms = [
    [first, last],
    [last, first],
    [initialOf(first), last],
    [first, initialOf(last)],
    [last, initialOf(first)],
    [first],
    [last],
    [adjective, first],
    [adjective, last],
  ]
  return randomItem(forms, context)
}

function initialOf(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) as number)
}

/** The words that the user entered. */
interface OwnWords {
  readonly name: readonly string[]
  readonly keyword: readonly string[]
}

function drawWords({ name, keyword }: OwnWords, context: EngineContext): string[] {
  const [first, ...others] = name
  if (first !== undefined) return [...drawOwnName(first, others.at(-1), context), ...keyword]
  const adjective = randomItem(adjectives, context)
  return [adjective, ...(keyword.length > 0 ? keyword : [randomItem(nouns, context)])]
}

function joinWords(words: readonly string[], style: Style): string {
  return style === 'joined' ? words.map(capitalizeFirst).join('') : words.join(separators[style]).toLowerCase()
}

/** Draws a name. Returns undefined if it is too long. */
function drawName(
  ownWords: OwnWords,
  { style, number, maxLength }: Settings,
  context: EngineContext,
): string | undefined {
  const name = joinWords(drawWords(ownWords, context), style)
  const room = (maxLength === 0 ? Infinity : maxLength) - Array.from(name).length
  if (!number) return room < 0 ? undefined : name
  const digits = room - separators[style].length
  if (digits < 1) return undefined
  return `${name}${separators[style]}${String(randomBelow(Math.min(numberCount, 10 ** digits), context))}`
}

function drawNames(ownWords: OwnWords, settings: Settings, context: EngineContext): Usernames {
  // A name that was already drawn is replaced, so that all names are different.
  const names = new Set<string>()
  for (let draws = 0; names.size < namesPerBatch && draws < maxDraws; draws++) {
    const name = drawName(ownWords, settings, context)
    if (name !== undefined) names.add(name)
  }
  if (names.size === 0) throw new InputError('No username is that short.', 'Allow more characters, or use fewer words.')
  return { items: [...names] }
}

async function toAscii(text: string): Promise<string> {
  // The table is large, so it is loaded only when needed.
  const { default: anyAscii } = await import('any-ascii')
  return anyAscii(text)
}

function generate(name: string, keyword: string, settings: Settings, context: EngineContext): Usernames {
  return drawNames({ name: readWords(name, 'name'), keyword: readWords(keyword, 'word') }, settings, context)
}

export const engine: Engine<typeof tool, Usernames> = {
  run(_input, options, context) {
    const { name, keyword, asciiOnly } = options
    if (!asciiOnly) return generate(name, keyword, options, context)
    return Promise.all([toAscii(name), toAscii(keyword)]).then((ascii) => generate(...ascii, options, context))
  },
  print: ({ items }) => items.join('\n'),
}
