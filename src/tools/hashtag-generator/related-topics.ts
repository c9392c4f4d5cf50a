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
/** For places such as cities, before the tags of their country. */
const placeTags = ['Visit*', '*Life', '*Food', 'Explore*', '*Gram', '*Travel']

// A line is a topic that many posts have: the words that name it, and tags that people who post about it use.
// A place with an asterisk has tags of its own, too, so the others must fit all places of the line.
// With an exclamation mark, a name tells what a post is for. With a question mark, it needs another one beside it.
for (const line of topics.trim().split('\n')) {
  const [names = '', list = ''] = line.split(': ')
  const tags = list.split(' ')
  for (const entry of names.split(', ')) {
    const name = entry.replace(/[*!?]$/, '')
    const keys = name.split(' ').map(wordKey)
    const place = writeWord(name.replaceAll(' ', '-'), 'capitals')
    const placed = [...placeTags.map((tag) => tag.replace('*', place)), ...tags]
    tagsByName.set(keys.join(''), entry.endsWith('*') ? placed : tags)
    if (entry.endsWith('?')) commonNames.add(keys.join(''))
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

/** How surely words name a topic: those of a pair, a keyword or a tag, a word near the start, elsewhere or in a phrase. */
export const sureness = { intent: 5, pair: 4, keyword: 3, start: 2, elsewhere: 1, part: 0, common: -1 }

/** The keys of a phrase, how often the text has it, and how surely one of its words names a topic. */
export type CountedKeys = readonly [keys: readonly string[], count: number, rank: number]

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

/** The words that name a topic, how surely they do, and how often. */
interface Topic {
  readonly tags: readonly string[]
  readonly words: Set<string>
  rank: number
  score: number
}

/** Returns the topics of phrases, the surest first. */
function findTopics(phrases: readonly CountedKeys[]): Topic[] {
  // The words of a pair name no other topic: data science is not about physics.
  const paired = new Set(phrases.flatMap(([keys]) => findPairs(keys).flat()))
  const topics = new Map<readonly string[], Topic>()
  for (const [keys, count, phraseRank] of phrases) {
    const single = findNames(keys, 1).filter(([key = '']) => !paired.has(key))
    for (const name of [...findPairs(keys), ...single]) {
      const key = name.join('')
      const tags = tagsByName.get(key) ?? []
      const topic = topics.get(tags) ?? { tags, words: new Set(), rank: sureness.common, score: 0 }
      topics.set(tags, topic)
      for (const word of name) topic.words.add(word)
      const isUnsure = commonNames.has(key) && phraseRank < sureness.keyword
      const wordRank = isUnsure ? sureness.common : phraseRank
      const rank = intents.has(key) ? sureness.intent : topic.words.size > 1 ? sureness.pair : wordRank
      topic.rank = Math.max(topic.rank, rank)
      topic.score += count * (name.length > 1 ? 1.5 : 1)
    }
  }
  return [...topics.values()].sort((a, b) => b.rank - a.rank || b.score - a.score)
}

/** Returns the topics that a text is surely about, or else the only one that it may be about. */
function chooseTopics(topics: readonly Topic[]): Topic[] {
  const sure = topics.filter(({ rank }) => rank >= sureness.start)
  const [first, second] = topics.filter(({ rank }) => rank < sureness.start && rank >= sureness.part)
  const isOnly = first && first.rank !== second?.rank && sure.every(({ rank }) => rank === sureness.intent)
  return isOnly ? [...sure, first] : sure.slice(0, maxTopics)
}

/** Returns the tags of what a post is for, then those of the topics that most words name: one of each, another of each. */
export function findRelatedTags(phrases: readonly CountedKeys[]): string[] {
  const topics = chooseTopics(findTopics(phrases))
  const intentTags = topics.flatMap(({ tags, rank }) => (rank === sureness.intent ? tags : []))
  const tags = Array.from({ length: maxTags }, (_, i) => topics.flatMap((topic) => topic.tags[i] ?? []))
  return firstDistinct([...intentTags, ...tags.flat()], maxTags)
}

/** Returns tags that people form from any keyword. */
export function composeTags(keyword: string): string[] {
  const singular = keyword.trim().replace(/([^isu])s$/, '$1')
  const name = writeWord(singular.replace(/\s+/, '-'), 'capitals')
  return [...['Life', 'Lover', 'Community', 'Tips', 'Ideas', 'OfTheDay'].map((end) => name + end), `Insta${name}`]
}
