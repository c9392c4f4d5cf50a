import { hasLetter } from '#core/text/char-class.ts'
import { nameWords } from '#core/text/name-words.ts'
import { isTopic, spellings } from './known-topics.ts'
import { findOwnTags, readableText } from './readable-text.ts'
import { firstDistinct, writeWord } from './tag-words.ts'
import type { Settings } from './better-settings.ts'
import { findPhrases, isHoliday, type Phrase } from './find-phrases.ts'
import type { Word } from './read-words.ts'
import { postKind } from './word-classes.ts'

/** A phrase, often of one word, that makes one tag. */
export interface RankedPhrase {
  /** The words of its first occurrence. */
  readonly words: readonly Word[]
  readonly occurrences: Phrase[]
  /** How many other phrases come first in the text. */
  readonly position: number
  score: number
}

/** A word that is also written without a capital is not a name. */
export function isName({ occurrences }: RankedPhrase): boolean {
  return occurrences.some((phrase) => phrase.isName) && occurrences.every(({ words }) => words[0]?.isCapitalized)
}

/** Holidays count more than other names, names more than other phrases, and several words more than one. */
function weigh(ranked: RankedPhrase): number {
  if (isHoliday(ranked.words)) return 3
  const isPostKind = postKind.test(ranked.words[0]?.base ?? '')
  if (ranked.words.some((word) => word.isName && word.wordClass !== 'date') && ranked.words.length > 1) return 2
  if (ranked.words.length > 1) return isPostKind || ranked.words.at(-1)?.key === 'sale' ? 1 : 1.5
  if (isPostKind) return 0.4
  if (ranked.occurrences.every(({ words }) => words[0]?.isUncertain)) return 0.5
  return isName(ranked) ? 2 : 0.7
}

/** In a long text, words such as “customers” occur more often than any phrase. */
export const maxCount = 4

/** Returns the phrases of a text by the keys of their words. */
function collectPhrases(text: string): Map<string, RankedPhrase> {
  const phrases = new Map<string, RankedPhrase>()
  for (const phrase of findPhrases(text)) {
    const key = phrase.words.map((word) => word.key).join(' ')
    const ranked = phrases.get(key) ?? { words: phrase.words, occurrences: [], position: phrases.size, score: 0 }
    phrases.set(key, ranked)
    ranked.occurrences.push(phrase)
  }
  for (const ranked of phrases.values()) ranked.score = Math.min(maxCount, ranked.occurrences.length) * weigh(ranked)
  return phrases
}

/** Whether a word names a topic or is a phrase, as in pico-de-gallo. */
const isKnown = ({ key, base }: Word) => isTopic(key) || /-.+-/.test(base)

/** Counts a word of a phrase for the phrase, for itself, or for both. */
function scorePart(word: Word, phrase: RankedPhrase, all: Map<string, RankedPhrase>) {
  const alone = all.get(word.key)
  const count = phrase.occurrences.length
  const countAlone = alone?.occurrences.length ?? 0
  if (isName(phrase)) {
    // Powell is the Jerome Powell named before, but Apple is not only the Apple Watch named later.
    if (!alone || alone.position < phrase.position || (!isName(alone) && countAlone > 1)) return
    if (isName(alone)) phrase.score += alone.score
    all.delete(word.key)
  } else if (count > 1) {
    // A repeated phrase says more than its words.
    if (alone && countAlone > count) phrase.score = Math.max(phrase.score, alone.score + 0.5)
    else all.delete(word.key)
  } else if (word.wordClass === 'noun' && !postKind.test(word.base) && !isHoliday(phrase.words)) {
    const words = [word]
    // Sourdough bread is also about bread, but a coffee nerd is not about nerds, and open source not about a source.
    if (alone) alone.score += 0.5
    else if (phrase.words[0]?.wordClass !== 'modifier' && isKnown(word))
      all.set(word.key, { words, occurrences: [{ words, isName: false }], position: all.size, score: 0.5 })
  }
}

function rankPhrases(text: string): RankedPhrase[] {
  const all = collectPhrases(readableText(text))
  const ofSeveralWords = [...all.values()].filter(({ words }) => words.length > 1)
  // Words of repeated phrases are removed last.
  ofSeveralWords.sort((a, b) => a.occurrences.length - b.occurrences.length)
  for (const phrase of ofSeveralWords) for (const word of phrase.words) scorePart(word, phrase, all)
  return [...all.values()].sort((a, b) => b.score - a.score)
}

export interface Post {
  readonly text: string
  /** The tags that the text already has, without their signs. */
  readonly ownTags: readonly string[]
  /** The phrases, those with the highest score first. */
  readonly ranked: readonly RankedPhrase[]
  /** Whether the text consists of keywords rather than sentences. */
  readonly isKeywordList: boolean
}

export function readPost(text: string): Post {
  const isKeywordList = text.split(/[,;\n]/).every((part) => Array.from(nameWords(part)).length <= 3)
  return { text, ownTags: findOwnTags(text), ranked: rankPhrases(text), isKeywordList }
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
function writePhrase({ occurrences }: RankedPhrase, letters: Settings['letters']): string {
  const tags = occurrences.map(({ words }) => words.map((word) => writeTagWord(word, letters)).join(''))
  return tags.reduce((shortest, tag) => (tag.length < shortest.length ? tag : shortest))
}

/** Returns the tags that the text already has, then its names, phrases and words, doubtful ones only if there are few. */
export function rankTags({ ownTags, ranked, isKeywordList }: Post, { letters, max }: Settings): string[] {
  // The words of an existing tag cannot be told apart, so it is not capitalized.
  const writeOwn = (tag: string) => (letters === 'capitals' ? tag : writeWord(tag, letters))
  // Names, phrases, repeated words and known ones.
  const sure = ranked.filter(({ score, words }) => score > 0.7 || (score > 0.5 && words.some(isKnown)))
  const phrases = isKeywordList || sure.length < 3 ? ranked : sure
  const own = ownTags.map(writeOwn).filter(hasLetter)
  return firstDistinct([...own, ...phrases.map((phrase) => writePhrase(phrase, letters))], max)
}
