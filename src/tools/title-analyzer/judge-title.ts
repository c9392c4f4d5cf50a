import type { SearchLine } from '#core/search-line/search-line.ts'
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

/** Phrases that make people click because they hide what a text is about. Apostrophes are straight. */
const clickbaitPhrases = [
  /\byou(?:'ll|'d)? (?:won't|will not|can't|(?:will |would )?never) (?:believe|guess)\b/i,
  /\b(?:this one|(?:this|these|one) (?:\w+ )?(?:clever|crazy|easy|little|secret|simple|strange|weird)) (?:trick|hack)s?\b/i,
  /\bwhat (?:\w+ ){0,2}(?:happen(?:s|ed)|did|does|saw|said) next\b/i,
  /\b(?:here's|this is) (?:what happen(?:s|ed)|why you)\b|\b(?:then this happened|stop doing this)\b/i,
  /\b(?:wrong (?:your|my|our) (?:whole|entire) li(?:fe|ves)|doing it (?:all )?wrong|not what you think)\b/i,
  /\b(?:doctors|dentists|experts|banks|they|companies) (?:hate|(?:don't|do not) want you to know)\b/i,
  /\b(?:will|to|that) (?:blow your mind|shock you|leave you speechless|make you cry)\b/i,
  /\bwill change your life\b/i,
  /\b(?:mind-blowing|jaw-dropping|gone wrong)\b/i,
  /\b(?:broke|breaking|breaks) the internet\b/i,
  /\b(?:no one|nobody) (?:tells you|told me|is talking about|talks about)\b/i,
  /(?:\bnumber|\bno\.|#) ?\d+ will (?:amaze|leave|make|scare|shock|surprise) you\b/i,
  /\b(?:before it's too late|(?:before|until) you (?:read|see|watch) this|(?:read|watch) this before)\b/i,
  /\bwait (?:until|till) you see\b/i,
]

/** Returns the clickbait phrases in a title, as typed. */
function findClickbait(title: string): readonly string[] {
  // As long as the title, so that the phrases have the same positions in both.
  const plain = title.replaceAll('’', "'")
  return clickbaitPhrases.flatMap((phrase) => {
    const match = phrase.exec(plain)
    return match ? title.slice(match.index, match.index + match[0].length) : []
  })
}

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

/** Reads the words of a title, and decides which of them are specific beside the others. */
function readWordsInContext(title: string, clickbait: readonly string[]): readonly TitleWord[] {
  const phrases = [...clickbait, opener.exec(title)?.[0] ?? '']
  const phraseWords = new Set(phrases.flatMap(readTitleWords).map(({ key }) => key))
  const words = readTitleWords(title)
  // “Home | Acme”: on its own between separators, the word names the kind of page.
  const isAlone = (index: number) => !words[index - 1]?.key && !words[index + 1]?.key
  const subject = words.filter(
    ({ key, isSpecific }, index) => isSpecific && !phraseWords.has(key) && !(weak.has(key) && isAlone(index)),
  )
  const realSubject = subject.filter(({ key }) => !weak.has(key))
  const isSetting = ({ key }: TitleWord, index: number) => setting.test(`${words[index - 1]?.key ?? ''} ${key}`)
  const settings = realSubject.length > 0 ? words.filter(isSetting) : []
  const specific = [...(distinctWords(realSubject).length > 1 ? subject : realSubject), ...settings]
  return words.map((word) => ({ ...word, isSpecific: specific.includes(word) }))
}

/** Judges a title by its words, its line in search results, and the keyword as it was typed, which may be empty. */
export function judgeTitle(fullTitle: string, line: SearchLine, keyword: string): Judgement {
  const title = fullTitle.slice(0, maxJudgedLength)
  const clickbait = findClickbait(title)
  const words = readWordsInContext(title, clickbait)
  // Dashes and emoji are not read as words.
  const realWords = words.filter(({ key }) => key !== '')
  const form = formOf(title)
  const keywords = readTitleWords(keyword).filter(({ key }) => key !== '')
  const isEnglish = looksEnglish(title, words)
  const facts = { title, words: realWords, keyword: keywords, line, form, clickbait }
  const parts = title === '' ? [] : judgeParts(facts, isEnglish)
  const overall = title === '' || !isEnglish ? undefined : parts.reduce((sum, { points }) => sum + points, 0)
  const groups = (Object.keys(wordGroups) as WordGroup[]).map((group) => ({
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
