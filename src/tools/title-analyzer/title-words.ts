import { characterBefore, hasLetter, isLetterOrDigit, whitespaceClass } from '#core/text/char-class.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import {
  emptyWords,
  headlineWords,
  numberWord,
  powerWords,
  vagueWords,
  type WordGroup,
  wordGroups,
} from './word-lists.ts'

/** The number of words in each group. */
export interface Balance {
  readonly common: number
  readonly emotional: number
  /** Number of words that are in neither list. */
  readonly other: number
  /** The distinct emotional words in the order of the title. */
  readonly emotionalWords: readonly string[]
}

const wordPattern = new RegExp(`[^${whitespaceClass}]+`, 'g')

/** Lower-cases a word and removes the punctuation around it. */
function normalizeWord(word: string): string {
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

/** Returns the distinct power words in the order of the title. */
export function findPowerWords(title: string): readonly string[] {
  const found = new Set<string>()
  for (const { 0: word, index } of title.matchAll(powerWordEnd)) {
    if (!startsWithWord.test(characterBefore(title, index))) found.add(word.toLowerCase())
    if (found.size === powerWords.length) break
  }
  return [...found]
}

export interface TitleWord {
  /** As typed, without the punctuation around it. */
  readonly text: string
  /** In lower case, for lookup. */
  readonly key: string
  readonly groups: readonly WordGroup[]
  readonly isCommon: boolean
  /** Whether it is in one of the English lists of words that fit any title. */
  readonly isListed: boolean
  readonly isVague: boolean
  /** Whether it was only typed to fill a space: `asdf`. */
  readonly isGibberish: boolean
  /** Whether the word says what the title is about. */
  readonly isSpecific: boolean
}

const vague = new Set(vagueWords)
const fitsAnyTitle = new Set([...headlineWords, ...emptyWords])
/** Praise, ease, trust, value, urgency and secrets fit any subject. Feelings can be the subject, such as grief. */
const fitsAnything: ReadonlySet<WordGroup> = new Set(['Praise', 'Ease', 'Trust', 'Value', 'Urgency', 'Curiosity'])

/** Adjectives among the feelings, such as shocking, are not the subject. */
const adjectiveEnding = /(?:ing|ingly|ful|less|ous|[ai]ble)$/

/** Neighbouring keys that follow each other in no English word, four equal letters, no vowels, or placeholder text. */
const gibberish = new RegExp(
  'qwe|tyu|yui|uio|sdf|dfg|ghj|hjk|jkl|zxc|xcv|cvb|vbn|bnm|ewq|iuy|oiu|gfd|hgf|jhg|kjh|lkj|cxz|vcx|nbv|mnb|' +
    String.raw`(.)\1\1\1|^[b-df-hj-np-tv-xz]{6,}$|^(?:lorem|ipsum|dolor|amet)$`,
)

const groupsByWord = new Map<string, WordGroup[]>()
for (const { group, words } of wordGroups)
  for (const word of words) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group])

/** Returns the groups of a word or, if it has none, those of its parts: `best-selling` is praise. */
function groupsOf(key: string): readonly WordGroup[] {
  return groupsByWord.get(key) ?? key.split('-').flatMap((part) => groupsByWord.get(part) ?? [])
}

function readWord(text: string): TitleWord {
  const lower = normalizeWord(text)
  const key = lower.replaceAll('’', "'").replace(/'s$/, '')
  const start = text.toLowerCase().indexOf(lower)
  const trimmed = text.slice(start, start + lower.length)
  const groups = groupsOf(key)
  const isCommon = isStopWord(lower)
  const isVague = vague.has(key)
  const isGibberish = gibberish.test(key)
  // “UK” and “AI” are short but specific.
  const isLongEnough = key.length > 2 || (key.length === 2 && trimmed === trimmed.toUpperCase())
  const fitsAny = groups.some((group) => fitsAnything.has(group)) || (groups.length > 0 && adjectiveEnding.test(key))
  const isListed = isCommon || isVague || numberWord.test(key) || fitsAnyTitle.has(key) || fitsAny
  return {
    text: trimmed,
    key,
    groups,
    isCommon,
    isListed,
    isVague,
    isGibberish,
    isSpecific: isLongEnough && hasLetter(key) && !isListed && !isGibberish,
  }
}

export function readTitleWords(title: string): TitleWord[] {
  return (title.match(wordPattern) ?? []).map(readWord)
}

/** Leaves out words that appeared before. */
export function distinctWords(words: readonly TitleWord[]): readonly TitleWord[] {
  const seen = new Set<string>()
  return words.filter(({ key }) => !seen.has(key) && seen.add(key))
}

export function balanceOf(words: readonly TitleWord[]): Balance {
  const common = words.filter(({ isCommon }) => isCommon)
  const emotional = words.filter(
    ({ isCommon, groups }) => !isCommon && groups.some((group) => group.endsWith('feeling')),
  )
  return {
    common: common.length,
    emotional: emotional.length,
    other: words.length - common.length - emotional.length,
    emotionalWords: distinctWords(emotional).map(({ key }) => key),
  }
}
