import { wordKey, writeWord } from './tag-words.ts'
import topics from './topics.txt?raw'

/** By the keys of the words that name a topic, with and without spaces, and of its tags of several words. */
export const tagsByName = new Map<string, readonly string[]>()
/** The keys of two words that name a topic, except holidays. Some of these words alone are too common for a tag. */
export const topicPairs = new Set(['time zone'])
/** How tags in small letters are usually written: SEO, SaaS. */
export const spellings = new Map<string, string>()
/** By the keys of names: ! if it tells what a post is for, such as “we're hiring”, and ? if it is common in other posts. */
export const marks = new Map<string, string>()
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
