import { hasLetter } from '#core/text/char-class.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { normalizeWord, wordPattern } from './classify-words.ts'
import { emptyWords, headlineWords, vagueWords, type WordGroup, wordGroups } from './word-lists.ts'

export interface TitleWord {
  /** As typed, without the punctuation around it. */
  readonly text: string
  /** In lower case, for lookup. */
  readonly key: string
  readonly groups: readonly WordGroup[]
  readonly isCommon: boolean
  readonly isVague: boolean
  /** Whether it was only typed to fill a space: `asdf`. */
  readonly isGibberish: boolean
  /** Whether the word says what the title is about: it is in none of the lists of words that fit any title. */
  readonly isSpecific: boolean
}

const vague = new Set(vagueWords)
const fitsAnyTitle = new Set([...headlineWords, ...emptyWords])
/** Praise, ease, trust, value and urgency fit any subject. Feelings and secrets can be the subject. */
const fitsAnything: ReadonlySet<WordGroup> = new Set(['Praise', 'Ease', 'Trust', 'Value', 'Urgency'])

/** Neighbouring keys that follow each other in no English word, four equal letters, no vowels, or placeholder text. */
const gibberish = new RegExp(
  'qwe|tyu|yui|uio|sdf|dfg|ghj|hjk|jkl|zxc|xcv|cvb|vbn|bnm|ewq|iuy|oiu|gfd|hgf|jhg|kjh|lkj|cxz|vcx|nbv|mnb|' +
    String.raw`(.)\1\1\1|^[b-df-hj-np-tv-xz]{6,}$|^(?:lorem|ipsum|dolor|amet)$`,
)

/** Returns the groups of a word or, if it has none, those of its parts: `best-selling` is praise. */
function groupsOf(key: string): readonly WordGroup[] {
  const find = (words: readonly string[]) =>
    wordGroups.filter((list) => words.some((word) => list.words.includes(word)))
  const own = find([key])
  return (own.length > 0 ? own : find(key.split('-'))).map(({ group }) => group)
}

function readWord(text: string): TitleWord {
  const lower = normalizeWord(text)
  const key = lower.replace(/['’]s$/, '')
  const start = text.toLowerCase().indexOf(lower)
  const trimmed = text.slice(start, start + lower.length)
  const groups = groupsOf(key)
  const isCommon = isStopWord(lower)
  const isVague = vague.has(key)
  const isGibberish = gibberish.test(key)
  // “UK” and “AI” are short but specific.
  const isLongEnough = key.length > 2 || (key.length === 2 && trimmed === trimmed.toUpperCase())
  const isListed = isCommon || isVague || fitsAnyTitle.has(key) || groups.some((group) => fitsAnything.has(group))
  return {
    text: trimmed,
    key,
    groups,
    isCommon,
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
