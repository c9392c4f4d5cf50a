import { InputError } from '#core/input-error.ts'
import type { OptionValues } from '#core/options.ts'
import { randomBelow, randomItem } from '#core/random/random.ts'
import { nameWords, removeInnerPunctuation, capitalizeFirst } from '#core/text/name-words.ts'
import { writeOutUmlauts } from '#core/text/normalize.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import type { tool } from './tool.ts'

export interface Usernames {
  readonly items: readonly string[]
  /** Why there are fewer names than wanted. */
  readonly note?: string
}

type Settings = OptionValues<(typeof tool)['options']>
type Style = Settings['style']

/** Numbers range from 0 to 998. */
const numberCount = 999
/** Enough to find a hundred names even if only one in a hundred fits. */
const maxDraws = 10_000
/** After so many draws without enough names, a batch may repeat words. After half of them, any words may be blended. */
const maxDrawsWithoutRepeats = 2000

const separators: Readonly<Record<Style, string>> = { joined: '', lower: '', snake: '_', dotted: '.', kebab: '-' }

interface WordLists {
  readonly adjectives: readonly string[]
  readonly nouns: readonly string[]
}

export const classicLists: WordLists = {
  adjectives: 'brave bright calm clever cosmic gentle happy lucky mighty noble quiet silver sunny swift wild'.split(
    ' ',
  ),
  nouns: 'badger comet falcon fox heron lynx maple otter panda pixel raven river rocket tiger wolf'.split(' '),
}

/** The lists of the themes are loaded only when needed. */
async function loadLists(theme: Settings['theme']): Promise<WordLists> {
  if (theme === 'classic') return classicLists
  const [{ adjectives }, { themes }] = await Promise.all([
    import('#core/random/adjectives.ts'),
    import('#core/random/themes.ts'),
  ])
  return { adjectives, nouns: theme === 'all' ? Object.values(themes).flat() : themes[theme] }
}

/** Returns the words in what the user entered, or an empty list if it is blank. */
function readWords(entered: string, what: 'name' | 'word'): string[] {
  const words = Array.from(nameWords(entered), removeInnerPunctuation)
  if (words.length === 0 && entered.trim() !== '')
    throw new InputError(`Your ${what} needs at least one letter or digit`)
  return words
}

const particles = new Set('al bin da de del den der di dos du ibn la le und van von zu'.split(' '))
const isMain = (word: string) => !particles.has(word)

/** Writes only particles in small letters. Without accents, this tells the Vietnamese `Văn` from the Dutch `van`. */
function lowerParticles(name: string): string {
  return name.replace(/[\p{L}\p{M}'’-]+/gmu, (word) =>
    isMain(word.toLowerCase()) ? capitalizeFirst(word) : word.toLowerCase(),
  )
}

/** Words that are not part of a username. */
const titles = new Set('dr ii iii iv jr mr mrs ms phd prof sr'.split(' '))

/** Returns the words of a name, given names first: those of `Baker, Tom` are Tom and Baker. Leaves out an email's domain. */
function readName(entered: string): string[] {
  const ordered = entered.replace(/\b@\S+/, '').replace(/^([^,]+),(.+)$/, '$2 $1')
  return readWords(ordered, 'name').filter((word) => !titles.has(word.toLowerCase()))
}

/**
 * Returns the ways in which people write their name, such as `zoe.oneil`, `z.oneil` or `swift.zoe`, the usual one first.
 * `noun` is a list with at most one word.
 */
function nameForms(name: readonly string[], adjective: string, noun: readonly string[]): string[][] {
  const [first = '', ...others] = name
  const forms = [[first], [adjective, first], [first, ...noun]]
  if (others.length === 0) return forms
  // Particles stay with the surname: `VanDerBerg`.
  const surnameStart = others.slice(0, -1).findLastIndex(isMain) + 1
  const last = others.slice(surnameStart).map(capitalizeFirst).join('')
  const middle = others.slice(0, surnameStart).filter(isMain)
  const initials = name.map(initialOf)
  const initial = initialOf(first)
  forms.unshift([first, last], [...initials.slice(0, -1), ...others.slice(-1)])
  forms.push([last, first], [first, initialOf(last)], [last, initial], [last], [adjective, last], [...noun, last])
  // `LVB`, `LVanBeethoven` and `AdaKLovelace`
  if (others.length > 1) forms.push(initials, [initial, last], [first, ...middle.map(initialOf), last])
  // The second name can also be the first of two surnames.
  for (const second of middle.slice(0, 1))
    forms.push([first, second], [initial, second], [second, last], [first, second, last])
  return forms
}

/** Returns what people choose if a name is taken, such as `its.zoe` or `zoe.shop`. */
function handleForms(own: readonly string[]): string[][] {
  const before = ['its', 'the', 'real', 'hey'].filter((word) => word !== own[0]?.toLowerCase())
  const after = ['HQ', 'co', 'official', 'shop'].filter((word) => word.toLowerCase() !== own.at(-1)?.toLowerCase())
  return [...before.map((word) => [word, ...own]), ...after.map((word) => [...own, word])]
}

function initialOf(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) as number)
}

/** What names are made of: the words that the user entered and the lists, without these words. */
interface Sources extends WordLists {
  readonly name: readonly string[]
  readonly keyword: readonly string[]
  /** The other words that the user entered with commas, each of which can follow the keyword. */
  readonly otherKeywords: readonly (readonly string[])[]
  /** The numbers that the user entered, such as a year. One of them replaces the random number. */
  readonly numbers: readonly string[]
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

/** Returns the sources for each reading of the name and each keyword. */
function createSources(entered: readonly string[], words: readonly (readonly string[])[], lists: WordLists): Sources[] {
  const name = entered.filter((word) => !isNumber(word))
  const keywords = words.filter((keyword) => !keyword.every(isNumber))
  const numbers = [...entered.filter(isNumber), ...words.filter((keyword) => keyword.every(isNumber)).flat()]
  const own = new Set([...name, ...keywords.flat()].map((word) => word.toLowerCase()))
  const isOther = (word: string) => !own.has(word)
  const adjectives = lists.adjectives.filter(isOther)
  const nouns = lists.nouns.filter(isOther)
  // The last two of four names can be surnames: people call María José García López María García.
  const [, , third = '', fourth] = name.filter((word) => isMain(word) && word.length > 1)
  const readings = fourth === undefined ? [name] : [name, name.slice(0, name.indexOf(third) + 1)]
  return (keywords.length === 0 ? [[]] : keywords).flatMap((keyword) => {
    const used = new Set(keyword.map((word) => word.toLowerCase()))
    const otherKeywords = keywords.filter((other) => other.every((word) => !used.has(word.toLowerCase())))
    return readings.map((reading) => ({ name: reading, keyword, otherKeywords, numbers, adjectives, nouns }))
  })
}

/** The last vowels of a word with other vowels before them, and what follows. */
const lastSyllable = /([aeiouy][^aeiouy]+)[aeiouy]+[^aeiouy]*$/i
const firstConsonants = /^(?:qu|[^aeiouy])+(?=[aeiouy])/i

/** Blends two words into one that can be pronounced: `falcon` and `comet` become `falcomet`. */
export function blendWords(first: string, second: string) {
  const start = first.replace(lastSyllable, '$1')
  const end = /[aeiouy]$/i.test(start) ? second : second.replace(firstConsonants, '')
  const cut = second.length - end.length
  // Words fit if they share a letter at the cut: `o` in `falc-on` and `c-omet`, or `d` in `pand-a` and `d-olphin`.
  const fits = first[start.length] === second[cut] || first[start.length - 1] === second[cut - 1]
  return { blend: start + end, fits }
}

const rudeParts =
  /anal|anus|arse|ass|bitch|butt|chink|cock|coon|crap|cum|dick|fag|gook|molest|nig[eg]|poo|prick|rape|sex|shit|slut|tit/i

/** Draws a blend. Returns undefined if it is the first word again, if it is rude, or if its words must fit and do not. */
function drawBlend({ name, keyword, nouns }: Sources, mustFit: boolean, context: EngineContext): string[] | undefined {
  const own = keyword.join('') || name[0]
  const start = own ?? randomItem(nouns, context)
  const others = nouns.filter((noun) => noun !== start)
  const { blend, fits } = blendWords(start, randomItem(others, context))
  const isRude = rudeParts.test(blend) && !rudeParts.test(own ?? '')
  return blend === start || isRude || (mustFit && !fits) ? undefined : [blend]
}

/** Draws the words of a name. In the first rounds, names of the user's own words have the most usual forms. */
function drawWords(source: Sources, round: number, context: EngineContext): readonly string[] {
  const { name, keyword, otherKeywords, adjectives, nouns } = source
  const adjective = randomItem(adjectives, context)
  const noun = randomItem(nouns, context)
  if (name.length + keyword.length === 0) return [adjective, noun]
  const isPair = otherKeywords.length > 0 && randomBelow(3, context) > 0
  const own = isPair ? [...keyword, ...randomItem(otherKeywords, context)] : keyword
  const forms =
    name.length === 0
      ? [own, [adjective, ...own], [...own, noun]]
      : nameForms(name, adjective, own.length === 0 ? [noun] : []).map((form) => [...form, ...own])
  const handle = randomItem(handleForms(forms[0] as string[]), context)
  const usual = name.length === 0 ? [own, handle] : [forms[0], handle, forms[1], handle]
  return usual[round] ?? randomItem([...forms, handle], context)
}

function joinWords(words: readonly string[], style: Style): string {
  return style === 'joined' ? words.map(capitalizeFirst).join('') : words.join(separators[style]).toLowerCase()
}

const endsWithDigit = /\d$/

function addOwnNumber(words: readonly string[], { numbers }: Sources, context: EngineContext): readonly string[] {
  return numbers.length === 0 || endsWithDigit.test(words.join('')) ? words : [...words, randomItem(numbers, context)]
}

/** Adds a number to the words, unless they end with one. Returns undefined if the name is too long. */
function writeName(
  words: readonly string[],
  { style, number, maxLength }: Settings,
  context: EngineContext,
): string | undefined {
  const name = joinWords(words, style)
  const room = (maxLength === 0 ? Infinity : maxLength) - Array.from(name).length
  if (!number || endsWithDigit.test(name)) return room < 0 ? undefined : name
  const digits = room - separators[style].length
  if (digits < 1) return undefined
  return `${name}${separators[style]}${String(randomBelow(Math.min(numberCount, 10 ** digits), context))}`
}

/** Draws from the sources in turn. */
function drawNames(sources: readonly Sources[], settings: Settings, context: EngineContext): Usernames {
  // A name that was already drawn is replaced, so that all names are different.
  const names = new Set<string>()
  const hasOwnWords = sources.some(({ name, keyword }) => name.length + keyword.length > 0)
  const listWords = new Set(sources.flatMap(({ adjectives, nouns }) => [...adjectives, ...nouns]))
  const usedWords = new Set<string>()
  const usedStems = new Set<string>()
  for (let draws = 0; names.size < settings.count && draws < maxDraws; draws++) {
    const source = sources[draws % sources.length] as Sources
    const drawn = settings.blend
      ? drawBlend(source, draws < maxDrawsWithoutRepeats / 2, context)
      : drawWords(source, Math.floor(draws / sources.length), context)
    if (drawn === undefined) continue
    const words = addOwnNumber(drawn, source, context)
    const mayRepeat = draws >= maxDrawsWithoutRepeats
    // The classic lists are so short that a batch has to repeat some of their words.
    if (!mayRepeat && settings.theme !== 'classic' && words.some((word) => usedWords.has(word))) continue
    // A name or an own word can be written in few ways, which should not differ only in the number.
    const stem = words.join(' ')
    if (!mayRepeat && hasOwnWords && usedStems.has(stem)) continue
    const name = writeName(words, settings, context)
    if (name === undefined) continue
    names.add(name)
    usedStems.add(stem)
    for (const word of words) if (listWords.has(word)) usedWords.add(word)
  }
  if (names.size === 0) throw new InputError('No username is that short.', 'Allow more characters, or use fewer words.')
  if (names.size === settings.count) return { items: [...names] }
  const limit = settings.maxLength === 0 ? '' : ` has at most ${String(settings.maxLength)} characters`
  const note = `Only ${String(names.size)} of ${String(settings.count)} names: no other combination${limit || ' exists'}.`
  return { items: [...names], note }
}

const beyondAscii = /[^\0-\u007f]/
const emoji = /\p{Extended_Pictographic}/gmu
/** The letter ayin, Arabic and Hebrew. The table has a backtick for it, but most people write a vowel: علي is Aly. */
const ayin = /[\u0639\u05e2]/g

async function toAscii(text: string): Promise<string> {
  // The table is large, so it is loaded only when needed. It has names for emoji, such as `:video_game:`.
  return beyondAscii.test(text) ? (await import('any-ascii')).default(text.replace(emoji, '').replace(ayin, 'a')) : text
}

export const engine: Engine<typeof tool, Usernames> = {
  async run(_input, options, context) {
    const { theme, asciiOnly } = options
    const lists = await loadLists(theme)
    const entered = options.name === options.name.toUpperCase() ? options.name.toLowerCase() : options.name
    const text = `${lowerParticles(entered)}\0${options.keyword}`
    // Germans write ü as u or as ue.
    const texts = asciiOnly ? await Promise.all(Array.from(new Set([text, writeOutUmlauts(text)]), toAscii)) : [text]
    const sources = texts.flatMap((spelling) => {
      const [name = '', keywords = ''] = spelling.split('\0')
      return createSources(
        readName(name),
        keywords.split(/[,;、，]/).map((each) => readWords(each, 'word')),
        lists,
      )
    })
    return drawNames(sources, options, context)
  },
  print: ({ items }) => items.join('\n'),
  note: ({ note }) => note,
}
