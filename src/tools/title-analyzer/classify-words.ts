import { characterBefore, isLetterOrDigit, whitespaceClass } from '#core/text/char-class.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { emotionalWords, powerWords } from './word-lists.ts'

/** The number of words in each group. */
export interface Balance {
  readonly common: number
  readonly emotional: number
  /** Number of words that are in neither list. */
  readonly other: number
  /** The distinct emotional words in the order of the title, up to a limit. */
  readonly emotionalWords: readonly string[]
}

interface ClassifiedWords {
  readonly words: number
  /** The distinct power words in the order of the title. */
  readonly powerWords: readonly string[]
  readonly balance: Balance
}

export const wordPattern = new RegExp(`[^${whitespaceClass}]+`, 'g')

const maxListed = 20

const emotionalList = new Set(emotionalWords)

/** Counts how many words of a title are in each list. Punctuation around a word is ignored. */
export function classifyWords(title: string): ClassifiedWords {
  const counts = { common: 0, emotional: 0, other: 0 }
  const emotionalFound = new Set<string>()
  for (const [word] of title.matchAll(wordPattern)) {
    const normalized = normalizeWord(word)
    if (isStopWord(normalized)) counts.common += 1
    else if (emotionalList.has(normalized)) {
      counts.emotional += 1
      if (emotionalFound.size < maxListed) emotionalFound.add(normalized)
    } else counts.other += 1
  }
  return {
    words: counts.common + counts.emotional + counts.other,
    powerWords: findPowerWords(title),
    balance: { ...counts, emotionalWords: [...emotionalFound] },
  }
}

/** Lower-cases a word and removes the punctuation around it. */
export function normalizeWord(word: string): string {
  let start = 0
  let end = word.length
  while (start < end && !isLetterOrDigit(word.charCodeAt(start))) start += 1
  while (end > start && !isLetterOrDigit(word.charCodeAt(end - 1))) end -= 1
  return word.slice(start, end).toLowerCase()
}

// “best-selling” contains a power word. “topé” does not, because letters of every script continue a word.
const wordCharacter = String.raw`[\p{L}\p{M}\p{N}_]`
const powerWordEnd = new RegExp(`(?:${powerWords.join('|')})(?!${wordCharacter})`, 'gimu')
const startsWithWord = new RegExp(`^${wordCharacter}`, 'u')

function findPowerWords(title: string): string[] {
  const found = new Set<string>()
  for (const { 0: word, index } of title.matchAll(powerWordEnd)) {
    if (!startsWithWord.test(characterBefore(title, index))) found.add(word.toLowerCase())
    if (found.size === powerWords.length) break
  }
  return [...found]
}
