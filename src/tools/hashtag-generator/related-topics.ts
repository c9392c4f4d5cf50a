import { firstDistinct, wordKey, writeWord } from './tag-words.ts'
import topics from './topics.txt?raw'

/** By the keys of the words that name a topic, without spaces, and of its tags of several words, as in #amwriting. */
const tagsByName = new Map<string, readonly string[]>()
/** The keys of two words that name a topic, except holidays. Some of these words alone are too common for a tag. */
export const topicPairs = new Set(['time zone'])
/** How tags in small letters are usually written: SEO, SaaS. */
export const spellings = new Map<string, string>()
/** The keys of names that tell what a post is for, such as “we're hiring”, whatever else it is about. */
const intents = new Set<string>()
/** The keys of words that are common in posts about other topics. */
const commonNames = new Set<string>()
/** What is read instead of names of several words and such as C++: their tag. Idioms name nothing and are read as a comma. */
const readings = new Map<string, string>()
/** The keys of these tags. */
export const joinedKeys = new Set<string>()
/** For places such as cities, before the tags of their country. */
const placeTags = ['Visit*', '*Life', '*Food', 'Explore*', '*Gram', '*Travel']

// The first line has the idioms. Each other line is a topic that many posts have: the words that name it, and tags that
// people who post about it use.
// A place with an asterisk has tags of its own, too, so the others must fit all places of the line.
// With an exclamation mark, a name tells what a post is for. With a question mark, it needs another one beside it.
// A tag can follow a name: c++=Cpp. These names, places and names with “and” are read as one word.
const [idioms = '', ...lines] = topics.trim().split('\n')
for (const idiom of idioms.split(', ')) readings.set(idiom, ',')
for (const line of lines) {
  const [names = '', list = ''] = line.split(': ')
  const tags = list.split(' ')
  for (const entry of names.split(', ')) {
    const [name = '', ownTag] = entry.replace(/[*!?]$/, '').split('=')
    const tag = ownTag ?? writeWord(name.replaceAll(' ', '-'), 'capitals')
    const isPlace = entry.endsWith('*')
    const keys = name.split(' ').map(wordKey)
    const placed = [...placeTags.map((pattern) => pattern.replace('*', tag)), ...tags]
    for (const key of [keys.join(''), wordKey(tag)]) tagsByName.set(key, isPlace ? placed : tags)
    if (entry.endsWith('?')) commonNames.add(keys.join(''))
    if (entry.endsWith('!')) intents.add(keys.join(''))
    else if (keys.length === 2 && keys[1] !== 'day') topicPairs.add(keys.join(' '))
    if (!ownTag && !keys.includes('and') && !(isPlace && keys.length > 1)) continue
    readings.set(name, tag)
    joinedKeys.add(wordKey(tag))
    spellings.set(tag.toLowerCase(), tag)
  }
  for (const tag of tags) spellings.set(tag.toLowerCase(), tag)
  for (const tag of tags) if (/[a-z][A-Z]/.test(tag) && !isTopic(wordKey(tag))) tagsByName.set(wordKey(tag), tags)
}

// The longest first: New York City rather than New York.
const joined = [...readings.keys()].sort((a, b) => b.length - a.length).join('|')
const joinedPattern = joined.replaceAll(/[.+]/g, '\\$&').replaceAll(' ', '\\s+')
const joinedName = new RegExp(`(^|[^\\p{L}\\p{N}#])(${joinedPattern})(?![\\p{L}\\p{N}])`, 'giu')

/** Writes known names as one word: HongKong for “Hong Kong”, MacAndCheese for “mac & cheese”. */
export function joinNames(text: string): string {
  const spelledOut = text.replace(/(\p{L})\s*&\s*(?=\p{L})/gmu, '$1 and ')
  return spelledOut.replace(joinedName, (_, before: string, name: string) => {
    const reading = readings.get(name.toLowerCase().replaceAll(/\s+/g, ' ')) ?? ''
    // A sentence in capitals must not get small letters.
    return before + (/\p{Ll}|^\S+$/mu.test(name) ? reading : reading.toUpperCase())
  })
}

/** Whether a word names a topic. Like all words here, it is a key. */
export function isTopic(word: string): boolean {
  return tagsByName.has(word)
}

/** How surely words name a topic: those of a pair, a keyword or a tag, a word near the start, elsewhere or in a phrase. */
export const sureness = { intent: 5, pair: 4, keyword: 3, start: 2, elsewhere: 1, part: 0, common: -1 }

/** The keys of a phrase, how often the text has it, and how surely one of its words names a topic. */
export type CountedKeys = readonly [keys: readonly string[], count: number, rank: number]

/** Returns all runs of so many words that name a topic. */
export function findNames(keys: readonly string[], length: number): string[][] {
  const runs = keys.slice(length - 1).map((_, i) => keys.slice(i, i + length))
  // “Vitamin C at night” is not about a cat.
  const isSplit = ([first = '', second]: string[]) =>
    second && first.length === 1 && !topicPairs.has(`${first} ${second}`)
  return runs.filter((run) => isTopic(run.join('')) && !isSplit(run))
}

/** Returns the names of four words, or else those of three or two. */
export function findPairs(keys: readonly string[]): string[][] {
  return [4, 3, 2].map((length) => findNames(keys, length)).find((names) => names.length > 0) ?? []
}

const maxTopics = 3
const maxTags = 20
const sale = tagsByName.get('sale') ?? []

/** Returns the lists of tags of the topics that phrases name, the surest topics first. */
function findTopics(phrases: readonly CountedKeys[]) {
  // The words of a pair name no other topic: data science is not about physics.
  const paired = new Set(phrases.flatMap(([keys]) => findPairs(keys).flat()))
  const topics = new Map<readonly string[], { words: Set<string>; rank: number; score: number }>()
  for (const [keys, count, phraseRank] of phrases) {
    const single = findNames(keys, 1).filter(([key = '']) => !paired.has(key))
    for (const name of [...findPairs(keys), ...single]) {
      const key = name.join('')
      const tags = tagsByName.get(key) ?? []
      const { words, rank, score } = topics.get(tags) ?? { words: new Set(), rank: sureness.common, score: 0 }
      for (const word of name) words.add(word)
      const isCommon = commonNames.has(key) && phraseRank < sureness.keyword
      const wordRank = words.size > 1 ? sureness.pair : isCommon ? sureness.common : phraseRank
      const newRank = Math.max(rank, intents.has(key) ? sureness.intent : wordRank)
      topics.set(tags, { words, rank: newRank, score: score + count * (name.length > 1 ? 1.5 : 1) })
    }
  }
  return Array.from(topics, ([tags, topic]) => ({ tags, ...topic })).sort(
    (a, b) => b.rank - a.rank || b.score - a.score,
  )
}

/**
 * Returns the tags of what a post is for, then those of the topics that most words name: one of each, another of each.
 * What is on sale comes before the sale.
 */
export function findRelatedTags(phrases: readonly CountedKeys[]): string[] {
  const topics = findTopics(phrases)
  const sure = topics.filter(({ rank }) => rank >= sureness.start).slice(0, maxTopics)
  // Without a topic that is sure, the only other one is.
  const [first, second] = topics.filter(({ rank }) => rank < sureness.start && rank >= sureness.part)
  const isOnly = first && first.rank !== second?.rank && sure.length === 0
  const chosen = isOnly ? [first] : sure
  const saleTags = chosen.flatMap(({ tags }) => (tags === sale ? sale : []))
  const others = chosen.filter(({ tags }) => tags !== sale)
  const intentTags = others.flatMap(({ tags, rank }) => (rank === sureness.intent ? tags : []))
  const mixed = Array.from({ length: maxTags }, (_, i) => others.flatMap(({ tags }) => tags[i] ?? [])).flat()
  return firstDistinct([...intentTags, ...mixed.slice(0, maxTags / 2), ...saleTags, ...mixed], maxTags)
}

/** Returns tags that people form from any keyword. */
export function composeTags(keyword: string): string[] {
  const singular = keyword.trim().replace(/([^isu])s$/, '$1')
  const name = writeWord(singular.replace(/\s+/, '-'), 'capitals')
  return [...['Life', 'Lover', 'Community', 'Tips', 'Ideas', 'OfTheDay'].map((end) => name + end), `Insta${name}`]
}
