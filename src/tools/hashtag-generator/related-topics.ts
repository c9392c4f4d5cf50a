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
/** For places such as cities, before the tags of their country. */
const placeTags = ['Visit*', '*Life', '*Food', 'Explore*', '*Gram', '*Travel']

// A line is a topic that many posts have: the words that name it, and tags that people who post about it use.
// A place with an asterisk has tags of its own, too, so the others must fit all places of the line.
// With an exclamation mark, a name tells what a post is for.
for (const line of topics.trim().split('\n')) {
  const [names = '', list = ''] = line.split(': ')
  const tags = list.split(' ')
  for (const entry of names.split(', ')) {
    const name = entry.replace(/[*!]$/, '')
    const keys = name.split(' ').map(wordKey)
    const place = writeWord(name.replaceAll(' ', '-'), 'capitals')
    const placed = [...placeTags.map((tag) => tag.replace('*', place)), ...tags]
    tagsByName.set(keys.join(''), entry.endsWith('*') ? placed : tags)
    if (entry.endsWith('!')) intents.add(keys.join(''))
    else if (keys.length === 2 && keys[1] !== 'day') topicPairs.add(keys.join(' '))
  }
  for (const tag of tags) spellings.set(tag.toLowerCase(), tag)
  for (const tag of tags) if (/[a-z][A-Z]/.test(tag) && !isTopic(wordKey(tag))) tagsByName.set(wordKey(tag), tags)
}

/** Whether a word names a topic. Like all words here, it is a key. */
export function isTopic(word: string): boolean {
  return tagsByName.has(word)
}

/** The keys of a phrase, how often the text has it, and whether one of its words is enough to name a topic. */
export type CountedKeys = readonly [keys: readonly string[], count: number, isSure: boolean]

/** Returns all runs of so many words that name a topic. */
export function findNames(keys: readonly string[], length: number): string[][] {
  const runs = keys.slice(length - 1).map((_, i) => keys.slice(i, i + length))
  return runs.filter((run) => isTopic(run.join('')))
}

/** Returns the names of four words, or else those of three or two. */
export function findPairs(keys: readonly string[]): string[][] {
  return [4, 3, 2].map((length) => findNames(keys, length)).find((names) => names.length > 0) ?? []
}

const maxTopics = 3
const maxTags = 20

/** Returns the tags of what a post is for, then those of the topics that most words name: one of each, another of each. */
export function findRelatedTags(phrases: readonly CountedKeys[]): string[] {
  // The words of a pair name no other topic: data science is not about physics.
  const paired = new Set(phrases.flatMap(([keys]) => findPairs(keys).flat()))
  const found = new Map<readonly string[], { words: Set<string>; rank: number; score: number }>()
  for (const [keys, count, isSure] of phrases) {
    const single = findNames(keys, 1).filter(([key = '']) => !paired.has(key))
    for (const name of [...findPairs(keys), ...single]) {
      const tags = tagsByName.get(name.join('')) ?? []
      const { words, rank, score } = found.get(tags) ?? { words: new Set(), rank: 0, score: 0 }
      for (const word of name) words.add(word)
      const newRank = intents.has(name.join('')) ? 3 : words.size > 1 ? 2 : Number(isSure)
      found.set(tags, { words, rank: Math.max(rank, newRank), score: score + count * (name.length > 1 ? 1.5 : 1) })
    }
  }
  const ranked = [...found].filter(([, { rank }]) => rank > 0)
  const topics = ranked.sort(([, a], [, b]) => b.rank - a.rank || b.score - a.score).slice(0, maxTopics)
  const intentTags = topics.flatMap(([list, { rank }]) => (rank === 3 ? list : []))
  const tags = Array.from({ length: maxTags }, (_, i) => topics.flatMap(([list]) => list[i] ?? []))
  return firstDistinct([...intentTags, ...tags.flat()], maxTags)
}

/** Returns tags that people form from any keyword. */
export function composeTags(keyword: string): string[] {
  const singular = keyword.trim().replace(/([^isu])s$/, '$1')
  const name = writeWord(singular.replace(/\s+/, '-'), 'capitals')
  return [...['Life', 'Lover', 'Community', 'Tips', 'Ideas', 'OfTheDay'].map((end) => name + end), `Insta${name}`]
}
