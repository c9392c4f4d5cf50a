import { firstDistinct, wordKey, writeWord } from './tag-words.ts'
import topics from './topics.txt?raw'

/** By the keys of the words that name a topic, with and without spaces, and of its tags of several words. */
const tagsByName = new Map<string, readonly string[]>()
/** The keys of two words that name a topic, except holidays. Some of these words alone are too common for a tag. */
export const topicPairs = new Set(['time zone'])
/** How tags in small letters are usually written: SEO, SaaS. */
export const spellings = new Map<string, string>()
/** By the keys of names: ! if it tells what a post is for, such as “we're hiring”, and ? if it is common in other posts. */
const marks = new Map<string, string>()
/** What is read instead of known names, such as HongKong for “hong kong”, and instead of idioms: a comma. */
const readings = new Map<string, string>()
/** The keys of names that are read as one word. */
export const joinedKeys = new Set<string>()
/** For places such as cities, before the tags of their country. */
const placeTags = ['Visit*', '*Life', '*Food', 'Explore*', '*Gram', '*Travel']

// The first line has idioms. Each other one is a topic that many posts have: its names, and tags that people use for it.
// A place with an asterisk has tags of its own, too, so the others must fit all places of the line.
// With an exclamation mark, a name tells what a post is for. With a question mark, it needs another one beside it.
// Places, names with “and”, and those that have another spelling, as in c++=Cpp, are read as one word.
const [idioms = '', ...lines] = topics.trim().split('\n')
for (const idiom of idioms.split(', ')) readings.set(idiom, ',')
for (const line of lines) {
  const [names = '', list = ''] = line.split(': ')
  const tags = list.split(' ')
  for (const entry of names.split(', ')) {
    const [name = '', spelling] = entry.replace(/[*!?]$/, '').split('=')
    const keys = name.split(' ').map(wordKey)
    const tag = spelling ?? writeWord(name.replaceAll(' ', '-'), 'capitals')
    const placed = entry.endsWith('*') ? [...placeTags.map((pattern) => pattern.replace('*', tag)), ...tags] : tags
    for (const key of [keys.join(''), keys.join(' '), wordKey(tag)]) tagsByName.set(key, placed)
    marks.set(keys.join(''), entry.slice(-1))
    if (!entry.endsWith('!') && keys.length === 2 && keys[1] !== 'day') topicPairs.add(keys.join(' '))
    if (!spelling && !/ and | .*\*/.test(entry)) continue
    readings.set(name, tag)
    joinedKeys.add(wordKey(tag))
    spellings.set(tag.toLowerCase(), tag)
  }
  for (const tag of tags) spellings.set(tag.toLowerCase(), tag)
  const phraseKeys = tags.filter((tag) => /[a-z][A-Z]/.test(tag)).map(wordKey)
  for (const key of phraseKeys) tagsByName.set(key, tagsByName.get(key) ?? tags)
}

// The longest first: New York City rather than New York.
const longestFirst = [...readings.keys()].sort((a, b) => b.length - a.length).join('|')
const knownPattern = longestFirst.replaceAll(/[.+]/g, '\\$&').replaceAll(' ', '\\s+')
const knownName = new RegExp(`(^|[^\\p{L}\\p{N}#])(${knownPattern})(?![\\p{L}\\p{N}])`, 'gimu')

/** Writes known names as one word: HongKong for “Hong Kong”, MacAndCheese for “mac & cheese”. */
export function joinNames(text: string): string {
  const spelledOut = text.replace(/(\p{L})\s*&\s*(?=\p{L})/gmu, '$1 and ')
  return spelledOut.replace(knownName, (_, before: string, name: string) => {
    const reading = readings.get(name.toLowerCase().replaceAll(/\s+/g, ' ')) ?? ''
    if (reading.includes('-')) return before + name.replaceAll(/\s+/g, '-')
    // A sentence in capitals must not get small letters.
    return before + (/\p{Ll}|^\S+$/mu.test(name) ? reading : reading.toUpperCase())
  })
}

/** Whether a word alone names a topic. Like all words here, it is a key. */
export function isTopic(word: string): boolean {
  return tagsByName.has(word) && marks.get(word) !== '?'
}

/** How surely words name a topic: those of a pair, a keyword or a tag, a word near the start, elsewhere or in a phrase. */
export const sureness = { intent: 5, pair: 4, keyword: 3, start: 2, elsewhere: 1, part: 0, common: -1 }
/** The keys of a phrase, how often the text has it, and how surely its last word that can name a topic does. */
export type CountedKeys = readonly [keys: readonly string[], count: number, rank: number]

/** Returns all runs of so many words that name a topic. “In de” is not the French word for India. */
function findNames(keys: readonly string[], length: number): string[][] {
  const runs = keys.slice(length - 1).map((_, i) => keys.slice(i, i + length))
  return runs.filter((run) => tagsByName.has(run.join(run.every((key) => key.length > 2) ? '' : ' ')))
}

/** Returns the names of four words, or else those of three or two. */
export function findPairs(keys: readonly string[]): string[][] {
  return [4, 3, 2].map((length) => findNames(keys, length)).find((names) => names.length > 0) ?? []
}

/** Returns the names of several words, and on request those of one word. */
export function findAllNames(keys: readonly string[], readsWords: boolean): string[][] {
  const names = [4, 3, 2, 1].flatMap((length) => findNames(keys, length))
  return names.filter((name) => readsWords || name.length > 1 || joinedKeys.has(name.join('')))
}

/** Returns the tags of the topics that phrases name, with the topic's rank. The surest topics come first. */
function findTopics(phrases: readonly CountedKeys[]) {
  // The words of a pair name no other topic: data science is not about physics.
  const paired = new Set(phrases.flatMap(([keys]) => findPairs(keys).flat()))
  const topics = new Map<readonly string[], { words: Set<string>; rank: number; score: number }>()
  for (const [keys, count, lastRank] of phrases) {
    const single = findNames(keys, 1).filter(([key = '']) => !paired.has(key))
    for (const name of [...findPairs(keys), ...single]) {
      const key = name.join('')
      const tags = tagsByName.get(key) ?? []
      const { words, rank, score } = topics.get(tags) ?? { words: new Set(), rank: sureness.common, score: 0 }
      for (const word of name) words.add(word)
      const isCommon = marks.get(key) === '?' && lastRank < sureness.keyword
      const isPair = words.size > 1 || (joinedKeys.has(key) && !isCommon)
      // Leather shoes and shoe tips are about shoes.
      const isLast = lastRank === sureness.keyword || keys.findLast((other) => tagsByName.has(other)) === key
      const wordRank = isCommon ? sureness.common : isLast ? lastRank : sureness.part
      const newRank = marks.get(key) === '!' ? sureness.intent : isPair ? sureness.pair : wordRank
      const newScore = score + count * (name.length > 1 ? 1.5 : 1)
      topics.set(tags, { words, rank: Math.max(rank, newRank), score: newScore })
    }
  }
  return [...topics].sort(([, a], [, b]) => b.rank - a.rank || b.score - a.score)
}

const maxTopics = 3
const maxTags = 20

/** Returns the tags of what a post is for, then those of the topics that most words name: one of each, another of each. */
export function findRelatedTags(phrases: readonly CountedKeys[]): string[] {
  const topics = findTopics(phrases)
  const sure = topics.filter(([, { rank }]) => rank >= sureness.start).slice(0, maxTopics)
  const [first, second] = topics.filter(([, { rank }]) => rank >= sureness.part)
  // If no topic is sure, the text may be about the only one.
  const chosen = sure.length === 0 && first && first[1].rank !== second?.[1].rank ? [first] : sure
  // What is on sale comes before the sale.
  const sale = chosen.flatMap(([tags]) => (tags[0] === 'Sale' ? tags : []))
  const others = chosen.filter(([tags]) => tags[0] !== 'Sale')
  const intentTags = others.flatMap(([tags, { rank }]) => (rank === sureness.intent ? tags : []))
  const mixed = Array.from({ length: maxTags }, (_, i) => others.flatMap(([tags]) => tags[i] ?? [])).flat()
  return firstDistinct([...intentTags, ...mixed.slice(0, maxTags / 2), ...sale, ...mixed], maxTags)
}

/** Returns tags that people form from any keyword. “Macetas” and “imanes decorativos” are not English and keep their s. */
export function composeTags(keyword: string): string[] {
  const singular = keyword.trim().replace(/^(\S*(?:[^s\s]|ss)\s+)?([a-z]*[^aiosu])s$/i, '$1$2')
  const name = writeWord(singular.replace(/\s+/, '-'), 'capitals')
  return [...['Life', 'Lover', 'Community', 'Tips', 'Ideas', 'OfTheDay'].map((end) => name + end), `Insta${name}`]
}
