import { hasLetter } from '#core/text/char-class.ts'
import { nameWords } from '#core/text/name-words.ts'
import { isTopic, spellings } from './known-topics.ts'
import { findOwnTags, readableText } from './readable-text.ts'
import { firstDistinct, writeWord } from './tag-words.ts'
import type { Settings } from './better-settings.ts'
import { findPhrases, isHoliday, type Phrase } from './find-phrases.ts'
import type { Word } from './read-words.ts'
import { postKind } from './word-classes.ts'

/** A word or a phrase that makes one tag. */
interface Topic {
  /** The words of its first occurrence. */
  readonly words: readonly Word[]
  readonly occurrences: Phrase[]
  /** How many other topics come first in the text. */
  readonly position: number
  score: number
}

/** A word that is also written without a capital is not a name. */
export function isName({ occurrences }: Topic): boolean {
  return occurrences.some((phrase) => phrase.isName) && occurrences.every(({ words }) => words[0]?.isCapitalized)
}

/** Holidays count more than other names, names more than phrases, and phrases more than words. */
function weigh(topic: Topic): number {
  if (isHoliday(topic.words)) return 3
  const isPostKind = postKind.test(topic.words[0]?.base ?? '')
  if (topic.words.some((word) => word.isName && word.wordClass !== 'date') && topic.words.length > 1) return 2
  if (topic.words.length > 1) return isPostKind || topic.words.at(-1)?.key === 'sale' ? 1 : 1.5
  if (isPostKind) return 0.4
  if (topic.occurrences.every(({ words }) => words[0]?.isUncertain)) return 0.5
  return isName(topic) ? 2 : 0.7
}

/** In a long text, words such as “customers” occur more often than any phrase. */
export const maxCount = 4

/** Returns the topics of a text by the keys of their words. */
function collectTopics(text: string): Map<string, Topic> {
  const topics = new Map<string, Topic>()
  for (const phrase of findPhrases(text)) {
    const key = phrase.words.map((word) => word.key).join(' ')
    const topic = topics.get(key) ?? { words: phrase.words, occurrences: [], position: topics.size, score: 0 }
    topics.set(key, topic)
    topic.occurrences.push(phrase)
  }
  for (const topic of topics.values()) topic.score = Math.min(maxCount, topic.occurrences.length) * weigh(topic)
  return topics
}

/** Whether a word names a topic or is a phrase, as in pico-de-gallo. */
const isKnown = ({ key, base }: Word) => isTopic(key) || /-.+-/.test(base)

/** Counts a word of a phrase for the phrase, for itself, or for both. */
function scorePart(word: Word, phrase: Topic, topics: Map<string, Topic>) {
  const alone = topics.get(word.key)
  const count = phrase.occurrences.length
  const countAlone = alone?.occurrences.length ?? 0
  if (isName(phrase)) {
    // Powell is the Jerome Powell named before, but Apple is not only the Apple Watch named later.
    if (!alone || alone.position < phrase.position || (!isName(alone) && countAlone > 1)) return
    if (isName(alone)) phrase.score += alone.score
    topics.delete(word.key)
  } else if (count > 1) {
    // A repeated phrase says more than its words.
    if (alone && countAlone > count) phrase.score = Math.max(phrase.score, alone.score + 0.5)
    else topics.delete(word.key)
  } else if (word.wordClass === 'noun' && !postKind.test(word.base) && !isHoliday(phrase.words)) {
    const words = [word]
    // Sourdough bread is also about bread, but a coffee nerd is not about nerds, and open source not about a source.
    if (alone) alone.score += 0.5
    else if (phrase.words[0]?.wordClass !== 'modifier' && isKnown(word))
      topics.set(word.key, { words, occurrences: [{ words, isName: false }], position: topics.size, score: 0.5 })
  }
}

/** Returns the topics of a text, those with the highest score first. */
export function rankTopics(text: string): Topic[] {
  const topics = collectTopics(readableText(text))
  const phrases = [...topics.values()].filter(({ words }) => words.length > 1)
  // Words of repeated phrases are removed last.
  phrases.sort((a, b) => a.occurrences.length - b.occurrences.length)
  for (const phrase of phrases) for (const word of phrase.words) scorePart(word, phrase, topics)
  return [...topics.values()].sort((a, b) => b.score - a.score)
}

/** Names and words with capitals of their own keep them: UK, iPhone. Words that were only stressed do not. */
function writeTagWord({ text, isName }: Word, letters: Settings['letters']): string {
  if (letters !== 'capitals') return writeWord(text, letters)
  const parts = text.split('-').map((part) => {
    const known = spellings.get(part.toLowerCase())
    if (known || !/\p{Lu}/mu.test(part)) return known ?? writeWord(part, 'capitals')
    return isName || /\p{Ll}/mu.test(part) ? writeWord(part, 'typed') : writeWord(part.toLowerCase(), 'capitals')
  })
  return parts.join('')
}

/** Writes the shortest form that the text has: Anna rather than Annas. */
function writeTopic({ occurrences }: Topic, letters: Settings['letters']): string {
  const tags = occurrences.map(({ words }) => words.map((word) => writeTagWord(word, letters)).join(''))
  return tags.reduce((shortest, tag) => (tag.length < shortest.length ? tag : shortest))
}

export const isKeywordList = (text: string) =>
  text.split(/[,;\n]/).every((part) => Array.from(nameWords(part)).length <= 3)

/** Returns the tags that the text already has, then its names, phrases and words, doubtful ones only if there are few. */
export function rankTags(text: string, { letters, max }: Settings): string[] {
  // The words of an existing tag cannot be told apart, so it is not capitalized.
  const writeOwn = (tag: string) => (letters === 'capitals' ? tag : writeWord(tag, letters))
  const ownTags = findOwnTags(text).map(writeOwn).filter(hasLetter)
  const ranked = rankTopics(text)
  // Names, phrases, repeated words and known ones.
  const sure = ranked.filter(({ score, words }) => score > 0.7 || (score > 0.5 && words.some(isKnown)))
  const topics = isKeywordList(text) || sure.length < 3 ? ranked : sure
  return firstDistinct([...ownTags, ...topics.map((topic) => writeTopic(topic, letters))], max)
}
