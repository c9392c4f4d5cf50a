import { firstDistinct, wordKey, writeWord } from './tag-words.ts'
import topics from './topics.txt?raw'

/** By the keys of the words that name a topic, without spaces, and of its tags of several words, as in #amwriting. */
const tagsByName = new Map<string, readonly string[]>()
/** The keys of two words that name a topic, except holidays. Some of these words alone are too common for a tag. */
export const topicPairs = new Set(['time zone'])

/** For places such as cities, before the tags of their country. */
const placeTags = ['Visit*', '*Life', '*Food', 'Explore*', '*Gram', '*Travel']

// A line is a topic that many posts have: the words that name it, and tags that people who post about it use.
// A place with an asterisk has tags of its own, too, so the others must fit all places of the line.
for (const line of topics.trim().split('\n')) {
  const [names = '', list = ''] = line.split(': ')
  const tags = list.split(' ')
  for (const entry of names.split(', ')) {
    const name = entry.replace('*', '')
    const keys = name.split(' ').map(wordKey)
    const place = writeWord(name.replaceAll(' ', '-'), 'capitals')
    const ownTags = placeTags.map((tag) => tag.replace('*', place))
    tagsByName.set(keys.join(''), name === entry ? tags : [...ownTags, ...tags])
    if (keys.length === 2 && keys[1] !== 'day') topicPairs.add(keys.join(' '))
  }
  for (const tag of tags) if (/[a-z][A-Z]/.test(tag) && !isTopic(wordKey(tag))) tagsByName.set(wordKey(tag), tags)
}

/** Whether a word names a topic. Like all words here, it is a key. */
export function isTopic(word: string): boolean {
  return tagsByName.has(word)
}

/** The keys of a phrase, and how often the text has it. */
export type CountedKeys = readonly [keys: readonly string[], count: number]

/** Returns all runs of so many words, without spaces. */
export function joinRuns(keys: readonly string[], length: number): string[] {
  return keys.slice(length - 1).map((_, i) => keys.slice(i, i + length).join(''))
}

const maxTopics = 3
const maxTags = 20

/** Returns tags for the topics that most phrases name: one tag of each topic, then another of each. */
export function findRelatedTags(phrases: readonly CountedKeys[]): string[] {
  // The words of a pair name the same topic later on: data science is not about physics.
  const known = new Set<string>()
  const scores = new Map<readonly string[], number>()
  for (const [keys, count] of phrases) {
    const pairs = [...joinRuns(keys, 3), ...joinRuns(keys, 2)].filter(isTopic)
    for (const key of pairs.length > 0 ? keys : []) known.add(key)
    for (const name of pairs.length > 0 ? pairs : keys.filter((key) => !known.has(key))) {
      const tags = tagsByName.get(name)
      if (tags) scores.set(tags, (scores.get(tags) ?? 0) + count * (pairs.length > 0 ? 1.5 : 1))
    }
  }
  const topics = [...scores].sort(([, a], [, b]) => b - a).slice(0, maxTopics)
  const tags = Array.from({ length: maxTags }, (_, i) => topics.flatMap(([list]) => list[i] ?? []))
  return firstDistinct(tags.flat(), maxTags)
}

/** Returns tags that people form from any keyword. */
export function composeTags(keyword: string): string[] {
  const name = writeWord(
    keyword
      .trim()
      .replace(/\s+/, '-')
      .replace(/([^isu])s$/, '$1'),
    'capitals',
  )
  return [...['Life', 'Lover', 'Community', 'Tips', 'Ideas', 'OfTheDay'].map((end) => name + end), `Insta${name}`]
}
