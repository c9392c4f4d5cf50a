import type { SearchLine } from '#core/search-line/search-line.ts'
import { findClickbait } from './clickbait.ts'
import { type Form, formOf, judgeParts, type Part } from './judge-parts.ts'
import { looksEnglish } from './title-language.ts'
import { type Balance, balanceOf, distinctWords, readTitleWords, type TitleWord } from './title-words.ts'
import { weakSubjects, type WordGroup, wordGroups } from './word-lists.ts'

export interface Judgement {
  /** The points of all parts, up to 100. Undefined if the title is blank or looks like another language. */
  readonly overall: number | undefined
  readonly verdict: 'Strong' | 'Good' | 'Fair' | 'Weak' | 'Not judged'
  readonly isEnglish: boolean
  readonly form: Form
  readonly sentiment: 'positive' | 'negative' | 'mixed' | 'neutral'
  readonly parts: readonly Part[]
  readonly balance: Balance
  /** The words of the title in each group that has some. */
  readonly groups: readonly { readonly group: WordGroup; readonly words: readonly string[] }[]
}

/** In UTF-16 code units. A longer text is not a title: its length alone decides. */
const maxJudgedLength = 2000

const weak = new Set(weakSubjects)

/** “Yoga for Beginners at Home”: beside a subject, these say for whom and where. */
const setting = / beginners$|^(?:at|from) (?:home|school|work)$/

/** “Breaking:” and “Warning!” call for attention, and say nothing about the subject. */
const opener =
  /^\W*(?:alert|attention|breaking|exclusive|important|reminder|urgent|warning)(?: news)?(?:[:!]|\s[|–—-]\s)/i

/** A title that is too short, too long or has only one subject word is not strong, and much too short or long not good. */
function verdictOf(overall: number, parts: readonly Part[]): Judgement['verdict'] {
  const pointsFor = (wanted: Part['name']) => parts.find(({ name }) => name === wanted)?.points ?? 0
  if (overall >= 80 && pointsFor('Length') === 20 && pointsFor('Subject') > 10) return 'Strong'
  if (overall >= 70 && pointsFor('Length') > 0) return 'Good'
  return overall >= 50 ? 'Fair' : 'Weak'
}

function sentimentOf(words: readonly TitleWord[]): Judgement['sentiment'] {
  const has = (group: WordGroup) => words.some(({ groups }) => groups.includes(group))
  const isPositive = has('Positive feeling')
  const isNegative = has('Negative feeling')
  if (isPositive && isNegative) return 'mixed'
  return isPositive ? 'positive' : isNegative ? 'negative' : 'neutral'
}

interface MeasuredTitle {
  readonly title: string
  readonly line: SearchLine
  /** As typed; may be empty. */
  readonly keyword: string
}

export function judgeTitle({ title: fullTitle, line, keyword }: MeasuredTitle): Judgement {
  const title = fullTitle.slice(0, maxJudgedLength)
  const clickbait = findClickbait(title)
  const phrases = [...clickbait, opener.exec(title)?.[0] ?? '']
  const phraseWords = new Set(phrases.flatMap(readTitleWords).map(({ key }) => key))
  const allWords = readTitleWords(title)
  // “Home | Acme”: on its own between separators, the word names the kind of page.
  const isAlone = (index: number) => !allWords[index - 1]?.key && !allWords[index + 1]?.key
  const subject = allWords.filter(
    ({ key, isSpecific }, index) => isSpecific && !phraseWords.has(key) && !(weak.has(key) && isAlone(index)),
  )
  const realSubject = subject.filter(({ key }) => !weak.has(key))
  const isSetting = ({ key }: TitleWord, index: number) => setting.test(`${allWords[index - 1]?.key ?? ''} ${key}`)
  const settings = realSubject.length > 0 ? allWords.filter(isSetting) : []
  const specific = [...(distinctWords(realSubject).length > 1 ? subject : realSubject), ...settings]
  const words = allWords.map((word) => ({ ...word, isSpecific: specific.includes(word) }))
  // Dashes and emoji are not read as words.
  const realWords = words.filter(({ key }) => key !== '')
  const form = formOf(title)
  const keywords = readTitleWords(keyword).filter(({ key }) => key !== '')
  const isEnglish = looksEnglish(title, words)
  const isBlank = title === ''
  const parts = isBlank
    ? []
    : judgeParts({ title, words: realWords, keyword: keywords, line, form, clickbait }, isEnglish)
  const overall = isBlank || !isEnglish ? undefined : parts.reduce((sum, { points }) => sum + points, 0)
  const groups = wordGroups.map(({ group }) => ({
    group,
    words: distinctWords(words.filter((word) => word.groups.includes(group))).map(({ text }) => text),
  }))
  return {
    overall,
    verdict: overall === undefined ? 'Not judged' : verdictOf(overall, parts),
    isEnglish,
    form,
    sentiment: sentimentOf(words),
    parts,
    balance: balanceOf(words),
    groups: groups.filter((group) => group.words.length > 0),
  }
}
