import { countOf } from '#core/format.ts'
import type { SearchLine } from '#core/search-line/search-line.ts'
import { distinctWords, type TitleWord } from './title-words.ts'

/** What one aspect of a title adds to the overall judgement. */
export interface Part {
  readonly name: 'Subject' | 'Front-loading' | 'Length' | 'Clarity' | 'Interest'
  readonly points: number
  readonly max: number
  /** What is good, or what to change. */
  readonly notes: readonly string[]
}

/** What the parts are judged by. */
export interface Facts {
  readonly words: readonly TitleWord[]
  /** Lower-case words; empty if no keyword is set. */
  readonly keyword: readonly string[]
  readonly line: SearchLine
  readonly hasNumber: boolean
  readonly form: Form
  /** Phrases that hide what the text is about. */
  readonly clickbait: readonly string[]
  readonly title: string
}

/** How a title is built. */
export type Form = 'question' | 'how-to' | 'list' | 'comparison' | 'statement'

const patterns: readonly (readonly [Form, RegExp])[] = [
  ['question', /[?？؟]["'”’)\]]*$/],
  ['how-to', /\bhow to\b/i],
  ['list', /^(?:the |top |our |my )*\d+\b/i],
  ['comparison', /\b(?:vs|versus)\b/i],
]

export function formOf(title: string): Form {
  return patterns.find(([, pattern]) => pattern.test(title))?.[0] ?? 'statement'
}

const minWords = 4
const maxWords = 12

/** In UTF-16 code units. A whole line may be one word. */
const maxQuotedLength = 40

function quote(word: string): string {
  return word.length > maxQuotedLength ? `‘${word.slice(0, maxQuotedLength)}…’` : `‘${word}’`
}

const conjunction = new Intl.ListFormat('en-GB')
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function quoteAll(words: readonly string[]): string {
  return conjunction.format(words.map(quote))
}

/** Returns `9th` for 9. */
function positionOf(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${String(number)}${suffix}`
}

function judgeSubject({ words }: Facts): Part {
  const specific = distinctWords(words.filter(({ isSpecific }) => isSpecific)).map(({ text }) => text)
  const note =
    specific.length === 0
      ? 'No word says what it is about. Name the subject.'
      : specific.length < 3
        ? `Only ${quoteAll(specific)} ${specific.length === 1 ? 'says' : 'say'} what it is about. Say more: who, what, where or why.`
        : `${quoteAll(specific.slice(0, 5))} say what it is about.`
  return { name: 'Subject', points: 10 * Math.min(3, specific.length), max: 30, notes: [note] }
}

/** Returns the index of the keyword, in the singular or the plural; -1 if it is missing. */
function indexOfKeyword(words: readonly TitleWord[], keyword: readonly string[]): number {
  const isMatch = (word: string | undefined, wanted: string) =>
    word === wanted || word === `${wanted}s` || word === `${wanted}es`
  return words.findIndex((_, index) => keyword.every((wanted, i) => isMatch(words[index + i]?.key, wanted)))
}

const maxFrontPoints = 15

function frontPoints(position: number): number {
  if (position <= 4) return maxFrontPoints
  if (position <= 6) return 10
  return position <= 8 ? 6 : 2
}

function judgeFront({ words, keyword }: Facts): Part {
  const part = (points: number, note: string): Part => ({
    name: 'Front-loading',
    points,
    max: maxFrontPoints,
    notes: [note],
  })
  const hasKeyword = keyword.length > 0
  const index = hasKeyword ? indexOfKeyword(words, keyword) : words.findIndex(({ isSpecific }) => isSpecific)
  const name = quote(hasKeyword ? keyword.join(' ') : (words[index]?.text ?? ''))
  if (index < 0) {
    return part(
      0,
      hasKeyword ? `${name} isn’t in the title. Put it among the first words.` : 'No subject to put first.',
    )
  }
  if (words.length < minWords) return part(0, 'Too short to judge what comes first.')
  const position = positionOf(index + 1)
  const points = frontPoints(index + 1)
  if (points === maxFrontPoints) return part(points, `${name} is the ${position} word: readers see it at once.`)
  if (hasKeyword) return part(points, `Move ${name} nearer to the start: it is the ${position} word.`)
  return part(points, `The first specific word is ${name}, the ${position}. Start with the subject if you can.`)
}

function judgeLength({ line: { characters, pixels, limit, isEstimate, shown } }: Facts): Part {
  const part = (points: number, note: string): Part => ({ name: 'Length', points, max: 20, notes: [note] })
  const about = isEstimate ? 'about ' : ''
  if (pixels > limit) {
    const lastWord = shown.replace(/\s*…$/, '').split(/\s/).at(-1) ?? ''
    return part(
      6,
      `It is ${about}${String(pixels - limit)} px too wide for a search result, which would end after ${quote(lastWord)}.`,
    )
  }
  const size = `${countOf(characters, 'character')}, ${about}${String(pixels)} of ${String(limit)} px`
  if (characters > 60) return part(14, `${size}: it fits, but ${String(characters - 60)} fewer would be safer.`)
  if (characters >= 30) return part(20, `${size}: it fits a search result.`)
  // As wide as 30 Latin letters. Chinese and Japanese, whose widths are estimated, say as much in fewer characters.
  if (isEstimate && pixels >= 270) return part(20, `${size}: it fits. Characters this wide can be fewer than 30.`)
  return part(pixels >= 180 ? 12 : 0, `${size}: there is room for more.`)
}

const longLetters = 13

/** Returns what makes a title hard to take in, with the points that each costs. */
function* clarityProblems({
  words,
  title,
  clickbait,
}: Facts): Generator<readonly [cost: number, note: string], void, void> {
  for (const phrase of clickbait) {
    yield [10, `${quote(phrase)} is clickbait: it hides what the text is about. Say it instead.`]
  }
  if (words.length > maxWords) {
    yield [
      10,
      `Cut ${String(words.length - maxWords)} of ${String(words.length)} words: up to 12 can be read at a glance.`,
    ]
  }
  for (const { text } of distinctWords(words.filter(({ isGibberish }) => isGibberish))) {
    yield [10, `${quote(text)} doesn’t look like a word.`]
  }
  for (const { text } of distinctWords(words.filter(({ isVague }) => isVague))) {
    yield [5, `Replace ${quote(text)}, which fits any title, with what you mean.`]
  }
  for (const { text } of distinctWords(words.filter(({ key }) => key.length >= longLetters && !key.includes('-')))) {
    yield [4, `${quote(text)} has ${String(text.length)} letters. A shorter word reads faster.`]
  }
  const counts = new Map<string, number>()
  for (const { key } of words) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { key, text } of distinctWords(words.filter(({ isCommon, key }) => !isCommon && key !== ''))) {
    const count = counts.get(key) ?? 0
    if (count > 1) yield [5 * (count - 1), `${quote(text)} appears ${String(count)} times. Once is enough.`]
  }
  const capitals = words.filter(({ text }) => /\p{Lu}{3}/mu.test(text))
  if (capitals.length > 2 && title === title.toUpperCase()) yield [10, 'All capitals read like shouting.']
  if (/[!?]{2}|!.*!/.test(title)) yield [5, 'One exclamation or question mark is enough.']
}

function judgeClarity(facts: Facts): Part {
  const count = facts.words.length
  const part = (points: number, notes: readonly string[]): Part => ({ name: 'Clarity', points, max: 20, notes })
  if (count < minWords) return part(0, [`It has only ${countOf(count, 'word')}. Write 4 to 12.`])
  const problems = [...clarityProblems(facts)]
  if (problems.length === 0) return part(20, [`${String(count)} words, none of them vague, long or repeated.`])
  const cost = problems.reduce((sum, [points]) => sum + points, 0)
  return part(Math.max(0, 20 - cost), problems.map(([, note]) => note).slice(0, 5))
}

const maxStrongWords = 3

const formNames: Readonly<Record<Form, string>> = {
  question: 'a question',
  'how-to': 'a how-to',
  list: 'a list',
  comparison: 'a comparison',
  statement: '',
}

function judgeInterest({ words, hasNumber, form, clickbait }: Facts): Part {
  const part = (points: number, note: string): Part => ({ name: 'Interest', points, max: 15, notes: [note] })
  if (clickbait.length > 0) return part(0, 'Clickbait doesn’t count as interest.')
  const strong = distinctWords(words.filter(({ groups }) => groups.length > 0)).map(({ text }) => text)
  if (strong.length > maxStrongWords) {
    return part(0, `${quoteAll(strong.slice(0, 6))} promise a lot at once. Keep the one you can prove.`)
  }
  const features = [
    { found: hasNumber ? 'a number' : '', missing: 'a number' },
    { found: formNames[form], missing: 'a question' },
    { found: quoteAll(strong), missing: 'one strong word' },
  ]
  const found = features.flatMap((feature) => feature.found || [])
  const missing = features.flatMap((feature) => (feature.found === '' ? feature.missing : []))
  const advice = `Add ${disjunction.format(missing)}, if it is true.`
  if (found.length === 0) return part(0, advice)
  const praise = `It has ${conjunction.format(found)}.`
  return found.length === 1 ? part(8, `${praise} ${advice}`) : part(15, praise)
}

/** Judges every part, in the order in which they are shown. Only the length does not need the English word lists. */
export function judgeParts(facts: Facts, isEnglish: boolean): readonly Part[] {
  if (!isEnglish) return [judgeLength(facts)]
  return [judgeSubject, judgeFront, judgeLength, judgeClarity, judgeInterest].map((judge) => judge(facts))
}
