import { countOf } from '#core/format.ts'
import type { SearchLine } from '#core/search-line/search-line.ts'
import { clip } from '#core/text/clip.ts'
import { distinctWords, type TitleWord } from './title-words.ts'
import { newsVerbs, numberWord } from './word-lists.ts'

/** What one aspect of a title adds to the overall judgement. */
export interface Part {
  readonly name: 'Subject' | 'Front-loading' | 'Length' | 'Clarity' | 'Interest'
  readonly points: number
  readonly max: number
  /** What is good, or what to change. */
  readonly notes: readonly string[]
}

/** The points of a part, and its notes. */
type Judged = readonly [points: number, ...notes: string[]]

/** What the parts are judged by. */
export interface Facts {
  readonly words: readonly TitleWord[]
  /** Empty if no keyword is set. */
  readonly keyword: readonly TitleWord[]
  readonly line: SearchLine
  readonly form: Form
  /** Phrases that hide what the text is about. */
  readonly clickbait: readonly string[]
  readonly title: string
}

/** How a title is built. */
export type Form = 'question' | 'how-to' | 'list' | 'comparison' | 'explanation' | 'news' | 'statement'

const auxiliary = "(?:is|are|was|were|do|does|did|can|could|should|would|will)(?:n['’]t)?"
const questionWord = '(?:who|what|when|where|why|which|how(?: much| many| long| often| far| old)?)'
/** After an auxiliary verb at the start, these show that the title is a question, unlike “Do This” and “Will Smith”. */
const subject = '(?:I|you|your|we|our|my|it|they|their|he|she|there)'
const someNumber = `(?:\\d{1,3}|${numberWord.source})`

/** “Storm Closes Three Schools”, but not “Greatest Hits of the 90s” and “What to Do When a Pet Dies”. */
const newsPattern = new RegExp(
  String.raw`^(?!.*\b(?:i|my|we|our|you|your|who|what|when|if|that)\b).+ ` +
    String.raw`(?:${newsVerbs.join('|')}|(?:fall|jump|rise)s (?:as|by|to))\b(?! (?:and|for|of|with)\b)`,
  'i',
)

const patterns: readonly (readonly [Form, RegExp])[] = [
  ['question', /[?？؟]/],
  ['question', new RegExp(`^(?:${questionWord} ${auxiliary}|${auxiliary} ${subject})\\b`, 'i')],
  // “10 Mistakes”, but not “2026 Budget”.
  ['list', /^(?:the |top |our |my )*(?!(?:19|20)\d\d )\d+\+? /i],
  ['how-to', /\bhow to\b/i],
  // A plural, as in “Burnout: 9 Warning Signs” and “Seven Ways”, but not “Two Men Arrested”.
  ['list', new RegExp(`(?:^|: )(?:the |top |our |my )*${someNumber} (?:[\\w’'-]+ ){0,2}[\\w’'-]+s\\b`, 'i')],
  ['comparison', /\b(?:vs|versus)\b/i],
  ['explanation', /^(?:why|how)\b/i],
  ['news', newsPattern],
]

export function formOf(title: string): Form {
  return patterns.find(([, pattern]) => pattern.test(title))?.[0] ?? 'statement'
}

const minWords = 4
const maxWords = 12

/** In UTF-16 code units. A whole line may be one word. */
const maxQuotedLength = 40

function quote(word: string): string {
  return `‘${clip(word, maxQuotedLength)}’`
}

const conjunction = new Intl.ListFormat('en-GB')
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function quoteAll(words: readonly string[]): string {
  return conjunction.format(words.map(quote))
}

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** Returns `9th` for 9. */
function positionOf(number: number): string {
  return `${String(number)}${suffixes[ordinals.select(number)] ?? 'th'}`
}

/** Returns what a word may be a form of: `blog` for blogs and blogging, `bake` for baked. */
function basesOf(word: string): readonly string[] {
  const [, stem] = /^(.*[aeiouy][^aeiou]+)(?:ing|ed)$/.exec(word) ?? []
  const verbs = stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
  return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y'), ...verbs]
}

/** Whether two words are forms of the same word. */
function isSameWord(one: string, other: string): boolean {
  if (!one.startsWith(other.charAt(0))) return false
  const bases = basesOf(other)
  return basesOf(one).some((base) => bases.includes(base))
}

const withoutHyphens = (key: string) => key.replaceAll('-', '')

/** Whether a word is in a list, in any form, with or without hyphens. */
function hasWord(words: readonly TitleWord[], wanted: TitleWord): boolean {
  return words.some(({ key }) => isSameWord(withoutHyphens(key), withoutHyphens(wanted.key)))
}

/** What a title says about its audience, place and reason: “Why Dogs Bark at Home”. */
const answers: Record<string, RegExp> = { who: /\bfor [a-z]|beginner/i, where: /\b(?:at|in|from) [a-z]/i, why: /^why/i }

function judgeSubject({ title, words, keyword }: Facts): Judged {
  const isSubject = (word: TitleWord) => word.isSpecific || (!word.isCommon && hasWord(keyword, word))
  const specific = distinctWords(words.filter(isSubject)).map(({ text }) => text)
  const questions = ['who', 'what', 'where', 'why'].filter((question) => !answers[question]?.test(title))
  const note =
    specific.length === 0
      ? 'No word says what it is about. Name the subject.'
      : specific.length < 3
        ? `Only ${quoteAll(specific)} ${specific.length === 1 ? 'says' : 'say'} what it is about. ` +
          `Say more: ${disjunction.format(questions)}.`
        : `${quoteAll(specific.slice(0, 5))} say what it is about.`
  return [10 * Math.min(3, specific.length), note]
}

/** Returns the index of the keyword; -1 if it is missing. `E-mail` is also read as `email` and as `e mail`. */
function indexOfKeyword(words: readonly TitleWord[], keyword: readonly TitleWord[]): number {
  const readings = [(key: string) => [withoutHyphens(key)], (key: string) => key.split('-')]
  const found = readings.flatMap((read) => {
    const parts = words.flatMap(({ key }, index) => read(key).map((part) => ({ part, index })))
    const wanted = keyword.flatMap(({ key }) => read(key))
    const starts = (at: number) => wanted.every((part, i) => isSameWord(parts[at + i]?.part ?? '', part))
    return parts.find((_, at) => starts(at))?.index ?? []
  })
  return found.length === 0 ? -1 : Math.min(...found)
}

/** Words that are read in passing: “How to Start a …”. */
const smallWords = new Set(['a', 'an', 'at', 'by', 'for', 'from', 'how', 'in', 'of', 'on', 'the', 'to', 'with'])

function judgeFront({ words, keyword }: Facts): Judged {
  const hasKeyword = keyword.length > 0
  const index = hasKeyword ? indexOfKeyword(words, keyword) : words.findIndex(({ isSpecific }) => isSpecific)
  const name = quote(hasKeyword ? keyword.map(({ text }) => text).join(' ') : (words[index]?.text ?? ''))
  const isScattered = index < 0 && hasKeyword && keyword.every((wanted) => hasWord(words, wanted))
  if (index < 0 && !isScattered) {
    return [0, hasKeyword ? `${name} isn’t in the title. Put it among the first words.` : 'No subject to put first.']
  }
  if (words.length < minWords) return [0, 'Too short to judge what comes first.']
  if (isScattered) return [8, `All words of ${name} are in the title, but not together.`]
  const position = positionOf(index + 1)
  const verb = keyword.length > 1 ? 'starts with' : 'is'
  const wordsBefore = words.slice(0, index).filter(({ key }) => !smallWords.has(key)).length
  if (wordsBefore < 4) return [15, `${name} ${verb} the ${position} word: readers see it at once.`]
  const points = wordsBefore < 6 ? 10 : wordsBefore < 8 ? 6 : 2
  if (hasKeyword) return [points, `Move ${name} nearer to the start: it ${verb} the ${position} word.`]
  return [points, `The first specific word is ${name}, the ${position}. Start with the subject if you can.`]
}

function judgeLength({ line: { characters, pixels, limit, isEstimate, shown } }: Facts): Judged {
  const about = isEstimate ? 'about ' : ''
  if (pixels > limit) {
    const over = `${about}${String(pixels - limit)} px too wide`
    const lastWord = /(\S*?)[\s,;:–—…]*$/.exec(shown)?.[1] ?? ''
    // None if a third or more is cut off.
    const points = Math.max(0, Math.round(12 * (1 - (3 * (pixels - limit)) / pixels)))
    return [points, `It is ${over} for a search result, which would end after ${quote(lastWord)}.`]
  }
  const size = `${countOf(characters, 'character')}, ${about}${String(pixels)} of ${String(limit)} px`
  if (characters > 60) return [14, `${size}: it fits, but ${String(characters - 60)} fewer would be safer.`]
  if (characters >= 30) return [20, `${size}: it fits a search result.`]
  // As wide as 30 Latin letters. Chinese and Japanese, whose widths are estimated, say as much in fewer characters.
  if (isEstimate && pixels >= 270) return [20, `${size}: it fits. Characters this wide can be fewer than 30.`]
  return [pixels >= 180 ? 12 : 0, `${size}: there is room for more.`]
}

/** In fixed phrases such as “step by step”, “face to face” and “day after day”. */
const phraseMiddle = /^(?:after|by|for|in|on|over|to)$/

const longWord = /^\p{L}{15,}$/u

/** Counts each word that is not common. Several things can be compared: React vs Vue vs Angular. */
function countWords(words: readonly TitleWord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  words.forEach(({ key, isCommon }, index) => {
    const isPhrase = words[index - 2]?.key === key && phraseMiddle.test(words[index - 1]?.key ?? '')
    if (!isCommon && !isPhrase && key !== 'vs') counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  return counts
}

type Problem = readonly [cost: number, note: string]

/** Returns what makes a title hard to take in, with the points that each costs. */
function* clarityProblems({ words, title, clickbait, keyword }: Facts): Generator<Problem> {
  // The keyword can’t be replaced.
  const replaceable = distinctWords(words.filter((word) => !hasWord(keyword, word)))
  for (const phrase of clickbait) {
    yield [15, `${quote(phrase)} is clickbait: it hides what the text is about. Say it instead.`]
  }
  const excess = words.length - maxWords
  if (excess > 0)
    yield [10, `Cut ${String(excess)} of ${String(words.length)} words: up to 12 can be read at a glance.`]
  for (const { text } of distinctWords(words.filter(({ isGibberish }) => isGibberish))) {
    yield [10, `${quote(text)} doesn’t look like a word.`]
  }
  for (const { text } of replaceable.filter(({ isVague }) => isVague)) {
    yield [5, `Replace ${quote(text)}, which fits any title, with what you mean.`]
  }
  for (const { text } of replaceable.filter(({ key }) => longWord.test(key))) {
    yield [4, `${quote(text)} has ${String(text.length)} letters. A shorter word reads faster.`]
  }
  const counts = countWords(words)
  for (const { key, text } of distinctWords(words)) {
    const count = counts.get(key) ?? 0
    if (count > 1) yield [5 * (count - 1), `${quote(text)} appears ${String(count)} times. Once is enough.`]
  }
  const capitals = words.filter(({ text }) => /\p{Lu}{3}/mu.test(text))
  if (capitals.length > 2 && title === title.toUpperCase()) yield [10, 'All capitals read like shouting.']
  if (/[!?]{2}|!.*!/.test(title)) yield [5, 'One exclamation or question mark is enough.']
}

function judgeClarity(facts: Facts): Judged {
  const count = facts.words.length
  if (count < minWords) return [0, `It has only ${countOf(count, 'word')}. Write 4 to 12.`]
  const problems = [...clarityProblems(facts)]
  if (problems.length === 0) return [20, 'It reads easily, with no long or repeated words.']
  const cost = problems.reduce((sum, [points]) => sum + points, 0)
  return [Math.max(0, 20 - cost), ...problems.map(([, note]) => note).slice(0, 5)]
}

const maxStrongWords = 3

/** A year or a quarter is not the kind of number that makes people curious. */
const date = /^(?:q[1-4]|(?:19|20)\d\d)$/

const formNames: Readonly<Record<Exclude<Form, 'news' | 'statement'>, string>> = {
  question: 'a question',
  'how-to': 'a how-to',
  list: 'a list',
  comparison: 'a comparison',
  explanation: 'an explanation',
}

function judgeInterest({ words, form, clickbait }: Facts): Judged {
  if (clickbait.length > 0) return [0, 'Clickbait doesn’t count as interest.']
  if (Math.max(0, ...countWords(words).values()) > 2) return [0, 'Repeating a word doesn’t make it interesting.']
  const strong = distinctWords(words.filter(({ groups }) => groups.length > 0)).map(({ text }) => text)
  if (strong.length > maxStrongWords)
    return [0, `${quoteAll(strong.slice(0, 6))} promise a lot at once. Keep the one you can prove.`]
  if (form === 'news') return [15, 'It is news: it says what happened.']
  const hasNumber = words.some(({ key }) => numberWord.test(key) || (/\p{N}/mu.test(key) && !date.test(key)))
  const hasDate = words.some(({ key }) => date.test(key))
  const features = [
    { found: hasNumber ? ['a number'] : [], missing: hasDate ? 'a number besides the date' : 'a number' },
    { found: form === 'statement' ? [] : [formNames[form]], missing: 'a question' },
    { found: strong.map(quote), missing: 'a strong word (proven, simple, free)' },
  ]
  const missing = features.filter(({ found }) => found.length === 0).map((feature) => feature.missing)
  const mayBeNews = form === 'statement' && strong.length === 0
  const advice = `Add ${disjunction.format(missing)}, if it is true.${mayBeNews ? ' News needs none of these.' : ''}`
  if (missing.length === features.length) return [0, advice]
  const praise = `It has ${conjunction.format(features.flatMap(({ found }) => found))}.`
  return missing.length === 2 ? [8, `${praise} ${advice}`] : [15, praise]
}

/** In the order in which they are shown. */
const judges = [
  { name: 'Subject', max: 30, judge: judgeSubject },
  { name: 'Front-loading', max: 15, judge: judgeFront },
  { name: 'Length', max: 20, judge: judgeLength },
  { name: 'Clarity', max: 20, judge: judgeClarity },
  { name: 'Interest', max: 15, judge: judgeInterest },
] as const

/** Judges every part. Only the length does not need the English word lists. */
export function judgeParts(facts: Facts, isEnglish: boolean): readonly Part[] {
  const counts = countWords(facts.words.filter(({ groups, isSpecific }) => isSpecific || groups.length > 0))
  const isStuffed = Math.max(0, ...counts.values()) > 2
  return judges
    .filter(({ name }) => isEnglish || name === 'Length')
    .map(({ name, max, judge }) => {
      // “SEO Tips, SEO Tools, SEO Guide”
      const isSpoilt = isStuffed && (name === 'Subject' || name === 'Front-loading')
      const [points, ...notes]: Judged = isSpoilt ? [0, 'Repeating a word looks like keyword stuffing.'] : judge(facts)
      return { name, points, max, notes }
    })
}
