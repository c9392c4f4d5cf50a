import { hasLetter, whitespaceClass } from '#core/text/char-class.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { trimCharacters } from '#core/text/words.ts'
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

// “best-selling” contains a power word. “topé” does not, because letters of every script continue a word.
const wordCharacters = String.raw`\p{L}\p{M}\p{N}_`
const powerWord = new RegExp(`(?:^|[^${wordCharacters}])(${powerWords.join('|')})(?![${wordCharacters}])`, 'gimu')

/** Returns the distinct power words in the order of the title. */
export function findPowerWords(title: string): readonly string[] {
  return [...new Set(Array.from(title.matchAll(powerWord), ([, word = '']) => word.toLowerCase()))]
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
/** Feelings can be the subject, such as grief. Praise, ease, trust, value, urgency and secrets fit any subject. */
const isFeeling = (group: WordGroup) => group.endsWith('feeling')

/** Adjectives among the feelings, such as shocking, are not the subject. */
const adjectiveEnding = /(?:ing|ingly|ful|less|ous|[ai]ble)$/

/** Neighbouring keys that follow each other in no English word, four equal letters, no vowels, or placeholder text. */
const gibberish = new RegExp(
  'qwe|tyu|yui|uio|sdf|dfg|ghj|hjk|jkl|zxc|xcv|cvb|vbn|bnm|ewq|iuy|oiu|gfd|hgf|jhg|kjh|lkj|cxz|vcx|nbv|mnb|' +
    String.raw`(.)\1\1\1|^[b-df-hj-np-tv-xz]{6,}$|^(?:lorem|ipsum|dolor|amet)$`,
)

const groupsByWord = new Map<string, WordGroup[]>()
for (const group of Object.keys(wordGroups) as WordGroup[])
  for (const word of wordGroups[group]) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group])

/** Returns the groups of a word or, if it has none, those of its parts: `best-selling` is praise. */
function groupsOf(key: string): readonly WordGroup[] {
  return groupsByWord.get(key) ?? key.split('-').flatMap((part) => groupsByWord.get(part) ?? [])
}

function readWord(text: string): TitleWord {
  const trimmed = trimCharacters(text, /[^\p{L}\p{N}]/mu)
  const lower = trimmed.toLowerCase()
  const key = lower.replaceAll('’', "'").replace(/'s$/, '')
  const groups = groupsOf(key)
  const isCommon = isStopWord(lower)
  const isVague = vague.has(key)
  const isGibberish = gibberish.test(key)
  // “UK” and “AI” are short but specific.
  const isLongEnough = key.length > 2 || (key.length === 2 && trimmed === trimmed.toUpperCase())
  const fitsAny = groups.some((group) => !isFeeling(group)) || (groups.length > 0 && adjectiveEnding.test(key))
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
  const emotional = words.filter(({ isCommon, groups }) => !isCommon && groups.some(isFeeling))
  return {
    common: common.length,
    emotional: emotional.length,
    other: words.length - common.length - emotional.length,
    emotionalWords: distinctWords(emotional).map(({ key }) => key),
  }
}
