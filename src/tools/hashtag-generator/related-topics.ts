import { firstDistinct, wordKey } from './tag-words.ts'
import topics from './topics.txt?raw'

/** By the keys of the words that name a topic, without spaces, and of its tags of several words, as in #amwriting. */
const tagsByName = new Map<string, readonly string[]>()
/** The keys of two words that name a topic, except holidays. Some of these words alone are too common for a tag. */
export const topicPairs = new Set(['time zone'])

// A line is a topic that many posts have: the words that name it, and tags that people who post about it use.
for (const line of topics.trim().split('\n')) {
  const [names = '', list = ''] = line.split(': ')
  const tags = list.split(' ')
  for (const name of names.split(', ')) {
    const keys = name.split(' ').map(wordKey)
    tagsByName.set(keys.join(''), tags)
    if (keys.length === 2 && keys[1] !== 'day') topicPairs.add(keys.join(' '))
  }
  for (const tag of tags) if (/[a-z][A-Z]/.test(tag) && !isTopic(wordKey(tag))) tagsByName.set(wordKey(tag), tags)
}

/** Whether a word names a topic. Like all words here, it is a key. */
export function isTopic(word: string): boolean {
  return tagsByName.has(word)
}

const maxTopics = 3
const maxTags = 20

/** Returns tags for the first topics that phrases name: one tag of each topic, then another of each. */
export function findRelatedTags(phrases: readonly (readonly string[])[]): string[] {
  // The words of a pair name the same topic later on: data science is not about physics.
  const known = new Set<string>()
  const names = phrases.flatMap((words) => {
    const pairs = words.slice(1).map((word, i) => `${words[i] ?? ''}${word}`)
    if (!pairs.some(isTopic)) return words.filter((word) => !known.has(word))
    for (const word of words) known.add(word)
    return pairs
  })
  const found = new Set(names.map((name) => tagsByName.get(name)).filter((tags) => tags !== undefined))
  const lists = [...found].slice(0, maxTopics)
  const tags = Array.from({ length: maxTags }, (_, i) => lists.flatMap((list) => list[i] ?? []))
  return firstDistinct(tags.flat(), maxTags)
}
