import { hasLetter } from '#core/text/char-class.ts'
import { removeAddresses } from './addresses.ts'
import { foldWord, hyphen, type Settings, writeWord } from './tag-words.ts'
import { findPhrases, isHoliday, type Phrase } from './topic-phrases.ts'
import type { Word } from './topic-words.ts'

/** A word or a phrase that makes one tag. */
interface Topic {
  readonly occurrences: Phrase[]
  /** How many other topics come first in the text. */
  readonly position: number
  score: number
}

const tagPattern = /[#＃]([\p{L}\p{N}\p{M}_\u200c\u200d]+)/gmu

/** A word that is also written without a capital is not a name. */
function isName({ occurrences }: Topic): boolean {
  return occurrences.some((phrase) => phrase.isName) && occurrences.every(({ words }) => words[0]?.isCapitalized)
}

/** Holidays count more than other names, names more than phrases, and phrases more than words. */
function scoreTopic(topic: Topic): number {
  const words = topic.occurrences[0]?.words ?? []
  const weight = isHoliday(words) ? 3 : isName(topic) ? 2 : words.length > 1 ? 1.5 : 1
  return topic.occurrences.length * weight
}

/** Returns the topics of a text by the keys of their words. */
function collectTopics(text: string): Map<string, Topic> {
  const topics = new Map<string, Topic>()
  for (const phrase of findPhrases(text)) {
    const key = phrase.words.map((word) => word.key).join(' ')
    const topic = topics.get(key) ?? { occurrences: [], position: topics.size, score: 0 }
    topics.set(key, topic)
    topic.occurrences.push(phrase)
  }
  for (const topic of topics.values()) topic.score = scoreTopic(topic)
  return topics
}

/** Counts a word of a phrase for the phrase, for itself, or for both. */
function scorePart(word: Word, phrase: Topic, topics: Map<string, Topic>) {
  const alone = topics.get(word.key)
  const count = phrase.occurrences.length
  const countAlone = alone?.occurrences.length ?? 0
  if (isName(phrase)) {
    // Powell is the Jerome Powell named before, but Apple is not only the Apple Watch named later.
    if (!alone || alone.position < phrase.position) return
    phrase.score += alone.score
    topics.delete(word.key)
  } else if (count > 1) {
    // A repeated phrase says more than its words.
    if (alone && countAlone > count) phrase.score = Math.max(phrase.score, alone.score + 0.5)
    else topics.delete(word.key)
  } else if (word.wordClass === 'topic' && !isHoliday(phrase.occurrences[0]?.words ?? [])) {
    if (alone) alone.score += 0.5
    else topics.set(word.key, { occurrences: [{ words: [word], isName: false }], position: topics.size, score: 0.5 })
  }
}

/** Returns the topics of a text, those with the highest score first. */
function rankTopics(text: string): Topic[] {
  const topics = collectTopics(text)
  const phrases = [...topics.values()].filter(({ occurrences }) => (occurrences[0]?.words.length ?? 0) > 1)
  // Words of repeated phrases are removed last.
  phrases.sort((a, b) => a.occurrences.length - b.occurrences.length)
  for (const phrase of phrases) {
    for (const word of phrase.occurrences[0]?.words ?? []) scorePart(word, phrase, topics)
  }
  return [...topics.values()].sort((a, b) => b.score - a.score)
}

/** Words with capitals of their own keep them: iPhone, UK. */
function writeTagWord(text: string, letters: Settings['letters']): string {
  const parts = text.split(hyphen)
  return parts
    .map((part) => writeWord(part, letters === 'capitals' && /\p{Lu}/mu.test(part) ? 'typed' : letters))
    .join('')
}

/** Writes the shortest form that the text has: Anna rather than Annas. */
function writeTopic({ occurrences }: Topic, letters: Settings['letters']): string {
  const tags = occurrences.map(({ words }) => words.map(({ text }) => writeTagWord(text, letters)).join(''))
  return tags.reduce((shortest, tag) => (tag.length < shortest.length ? tag : shortest))
}

/** The words of an existing tag cannot be told apart, so it is not capitalized. */
function writeOwnTag(tag: string, letters: Settings['letters']): string {
  return letters === 'capitals' ? tag : writeWord(tag, letters)
}

/** Returns the tags that the text already has, followed by its most telling names, phrases and words. */
export function rankTags(typed: string, { letters, max }: Settings): string[] {
  const text = removeAddresses(typed)
  const ownTags = Array.from(text.matchAll(tagPattern), ([, tag = '']) => writeOwnTag(tag, letters)).filter(hasLetter)
  const topics = rankTopics(text.replace(tagPattern, ','))
  const tags = new Map<string, string>()
  for (const tag of [...ownTags, ...topics.map((topic) => writeTopic(topic, letters))]) {
    const folded = foldWord(tag)
    if (!tags.has(folded)) tags.set(folded, tag)
    if (tags.size === max) break
  }
  return [...tags.values()]
}
