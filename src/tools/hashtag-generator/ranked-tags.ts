import { hasLetter } from '#core/text/char-class.ts'
import { nameWords, removeInnerPunctuation } from '#core/text/name-words.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { removeAddresses } from './addresses.ts'
import { foldWord, hasEnoughLetters, type Settings, writeWord } from './tag-words.ts'
import { canEndPhrase, isWeakWord } from './weak-words.ts'

/** A word that can be part of a tag. */
interface Word {
  readonly text: string
  /** The same for “Anna” and “Anna's”. */
  readonly key: string
  /** Whether it is only the end of a phrase. */
  readonly isWeak: boolean
  readonly isCapitalized: boolean
  /** Capitalized although no sentence starts here, or an abbreviation such as UK. */
  readonly isName: boolean
  /** Whether nothing but a space separates it from the word before. */
  readonly continues: boolean
}

/** A word or a phrase, with the indexes of its first word wherever it occurs. */
interface Candidate {
  readonly length: number
  readonly starts: number[]
}

interface ScoredTag {
  readonly tag: string
  readonly score: number
  readonly start: number
}

const tagPattern = /[#＃]([\p{L}\p{N}\p{M}_\u200c\u200d]+)/gmu
const sentenceEnds = /[.!?…]+(?=\s|$)|[\n\r。！？]+/
/** What separates two phrases: anything but the characters of words, spaces and full stops inside a name. */
const phraseEnds = /[^\p{L}\p{N}\p{M}\s'’\u00ad‐‑\-_.\u200c\u200d]+|\s[-‐‑]\s/mu
const abbreviation = /^(?=.*\p{L})[\p{Lu}\d]{2,}$/mu
const letterAndDigit = /^(?:\p{L}\d|\d\p{L})$/mu
/** Scripts in which two characters are a whole word. */
const denseScript = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/mu

/** Names that are common words if they are not in capitals. */
const namesInCapitals: ReadonlySet<string> = new Set(['IT', 'US'])

/** In UTF-16 code units. A longer word is not a word, and long ones overflow the stack of regular expressions. */
const maxWordLength = 100

function removePossessive(word: string): string {
  return word.replace(/['’]s$/i, '')
}

function isTagWord(word: string, hasCase: boolean): boolean {
  if (word.length > maxWordLength) return false
  if (hasCase && namesInCapitals.has(word)) return true
  const lower = word.toLowerCase()
  if ([lower, removePossessive(lower)].some((form) => isStopWord(form) || isWeakWord(form))) return false
  return [abbreviation, letterAndDigit, denseScript].some((pattern) => pattern.test(word)) || hasEnoughLetters(word)
}

/** Returns the words of a sentence that can be part of a tag. */
function readSentence(sentence: string, hasCase: boolean): Word[] {
  const words: Word[] = []
  let isFirst = true
  for (const phrase of sentence.split(phraseEnds)) {
    let continues = false
    for (const typed of nameWords(phrase)) {
      const base = removePossessive(typed)
      const isWeak = canEndPhrase(base.toLowerCase())
      const isUsable = isWeak || isTagWord(typed, hasCase)
      if (isUsable) {
        const text = removeInnerPunctuation(typed)
        const isCapitalized = /^\p{Lu}/u.test(text)
        const isName = (isCapitalized && !isFirst) || /^.+\p{Lu}/u.test(text)
        words.push({ text, key: foldWord(removeInnerPunctuation(base)), isWeak, isCapitalized, isName, continues })
      }
      continues = isUsable
      isFirst = false
    }
  }
  return words
}

/** Whether all words are capitalized, except short ones such as “by”. */
function isTitle(sentence: string): boolean {
  const words = Array.from(nameWords(sentence)).filter((word) => word.length > 3)
  return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word))
}

/** In a title or a text that is all capitals, only abbreviations are names. */
function ignoreCapitals(word: Word, hasCase: boolean): Word {
  const isName = hasCase && abbreviation.test(word.text)
  return { ...word, isCapitalized: isName, isName }
}

/** Returns the words of a text that can be part of a tag, in order. */
function readWords(text: string): Word[] {
  const hasCase = /\p{Ll}/mu.test(text)
  return text.split(sentenceEnds).flatMap((sentence) => {
    const words = readSentence(sentence, hasCase)
    return !hasCase || isTitle(sentence) ? words.map((word) => ignoreCapitals(word, hasCase)) : words
  })
}

/** Returns all words, pairs of words and names of three words. */
function findCandidates(words: readonly Word[]): Candidate[] {
  const candidates = new Map<string, Candidate>()
  const add = (start: number, length: number) => {
    const key = words
      .slice(start, start + length)
      .map((word) => word.key)
      .join(' ')
    const known = candidates.get(key)
    if (known) known.starts.push(start)
    else candidates.set(key, { length, starts: [start] })
  }
  words.forEach(({ text, isWeak, isName }, index) => {
    // A number alone is not a tag, and “2 pairs” is not a phrase.
    if (isWeak || !hasLetter(text)) return
    add(index, 1)
    const [second, third] = [words[index + 1], words[index + 2]]
    if (!second?.continues) return
    add(index, 2)
    if (isName && second.isName && third?.continues && third.isName) add(index, 3)
  })
  return [...candidates.values()]
}

/** A word that is also written without a capital is not a name. */
function isName({ length, starts }: Candidate, words: readonly Word[]): boolean {
  if (length === 1) {
    const found = starts.map((start) => words[start] as Word)
    return found.some((word) => word.isName) && found.every((word) => word.isCapitalized || word.isName)
  }
  const start = starts[0] as number
  return words.slice(start, start + length).every((word) => word.isCapitalized)
}

/** Whether words end like “Mother's Day”. */
function isHoliday({ length, starts }: Candidate, words: readonly Word[]): boolean {
  const end = (starts[0] as number) + length
  return length > 1 && words[end - 1]?.key === 'day' && /s$/i.test(words[end - 2]?.text ?? '')
}

/**
 * Whether words are a phrase: they are a name, follow each other more than once, or are rare. The “bread knife” in a text
 * about bread is a coincidence.
 */
function isPhrase(candidate: Candidate, words: readonly Word[], counts: ReadonlyMap<string, number>): boolean {
  if (candidate.starts.length > 1 || isName(candidate, words) || isHoliday(candidate, words)) return true
  const start = candidate.starts[0] as number
  return words.slice(start, start + candidate.length).every(({ key, isWeak }) => !isWeak && (counts.get(key) ?? 0) <= 2)
}

function countWords(words: readonly Word[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { key } of words) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** How much an occurrence counts. */
function weigh(candidate: Candidate, words: readonly Word[]): number {
  const weight = (isName(candidate, words) ? 2 : 1) * (candidate.length > 1 ? 1.5 : 1)
  return isHoliday(candidate, words) ? weight * 2 : weight
}

/** Returns the phrases, those with the highest score first. */
function findPhrases(candidates: readonly Candidate[], words: readonly Word[]): Candidate[] {
  const counts = countWords(words)
  return candidates
    .filter((candidate) => candidate.length > 1 && isPhrase(candidate, words, counts))
    .map((candidate) => ({ candidate, score: candidate.starts.length * weigh(candidate, words) }))
    .sort((a, b) => b.score - a.score || b.candidate.length - a.candidate.length)
    .map(({ candidate }) => candidate)
}

/** Scores words and phrases by their occurrences. */
function scoreTags(words: readonly Word[], letters: Settings['letters']): ScoredTag[] {
  const candidates = findCandidates(words)
  const scored: ScoredTag[] = []
  const addTag = ({ starts, length }: Candidate, score: number) => {
    const tags = starts.map((start) => {
      const tagWords = words.slice(start, start + length)
      return tagWords.map(({ text }) => writeTagWord(text, letters)).join('')
    })
    // Anna rather than Annas, if the text has both.
    const tag = tags.reduce((shortest, other) => (other.length < shortest.length ? other : shortest))
    scored.push({ tag, score, start: starts[0] as number })
  }

  // Each word of the text counts for one phrase at most, and for itself only outside phrases.
  const phraseAt = new Map<number, Candidate>()
  const phraseScores = new Map<Candidate, number>()
  for (const phrase of findPhrases(candidates, words)) {
    let occurrences = 0
    for (const start of phrase.starts) {
      const indexes = Array.from({ length: phrase.length }, (_, i) => start + i)
      if (indexes.some((index) => phraseAt.has(index))) continue
      for (const index of indexes) phraseAt.set(index, phrase)
      occurrences++
    }
    if (occurrences > 0) phraseScores.set(phrase, occurrences * weigh(phrase, words))
  }
  for (const word of candidates.filter(({ length }) => length === 1)) {
    const phrases = word.starts.flatMap((index) => phraseAt.get(index) ?? [])
    // Words of phrases come last, but York is not a tag for New York.
    if (phrases.length === word.starts.length && phrases.every((phrase) => isName(phrase, words))) continue
    const repeated = phrases.filter(({ starts }) => starts.length > 1)
    if (repeated.length * 2 >= word.starts.length) continue
    const score = (word.starts.length - phrases.length) * weigh(word, words)
    addTag(word, score)
    // A repeated phrase says more than each of its words.
    for (const phrase of repeated) phraseScores.set(phrase, Math.max(phraseScores.get(phrase) ?? 0, score + 0.5))
  }
  for (const [phrase, score] of phraseScores) addTag(phrase, score)
  return scored
}

/** Words with capitals of their own keep them: iPhone, UK. */
function writeTagWord(text: string, letters: Settings['letters']): string {
  return letters === 'capitals' && /\p{Lu}/mu.test(text) ? text : writeWord(text, letters)
}

/** The words of an existing tag cannot be told apart, so it is not capitalized. */
function writeOwnTag(tag: string, letters: Settings['letters']): string {
  return letters === 'capitals' ? tag : writeWord(tag, letters)
}

/** Returns the tags that the text already has, followed by its most telling words and phrases. */
export function rankTags(typed: string, { letters, max }: Settings): string[] {
  const text = removeAddresses(typed)
  const ownTags = Array.from(text.matchAll(tagPattern), ([, tag = '']) => writeOwnTag(tag, letters)).filter(hasLetter)
  const scored = scoreTags(readWords(text.replace(tagPattern, ',')), letters)
  scored.sort((a, b) => b.score - a.score || a.start - b.start)
  const tags = new Map<string, string>()
  for (const tag of [...ownTags, ...scored.map(({ tag }) => tag)]) {
    const folded = foldWord(tag)
    if (!tags.has(folded)) tags.set(folded, tag)
    if (tags.size === max) break
  }
  return [...tags.values()]
}
