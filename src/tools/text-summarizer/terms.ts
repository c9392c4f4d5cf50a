import { foreignStopWords } from '#core/text/foreign-stop-words.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { eachTrimmedWord, unspacedCharacter, WordCache } from '#core/text/words.ts'
import type { EngineContext } from '#core/tool.ts'
import type { Range, Sentence } from './find-sentences.ts'

/** Longer words are URLs, data or text without spaces. */
const maxWordLength = 64
const letterRuns = /[\p{L}\p{M}\p{N}]+/gmu

/** Common verbs, numbers, dates and answers. */
const otherStopWords = new Set(
  (
    'became become began came come found gave get give go going got know like look made make many may might much ' +
    'new one put said say says see take think three time told took two use used want went year years bye everyone ' +
    'great hello hi hope hoped nice okay ok please sure thanks well yeah yes always another around even every first last ' +
    'later long lot never next several since still thing today way without january february april june july ' +
    'august september october november december jan feb apr nov dec monday tuesday wednesday thursday friday ' +
    'saturday sunday'
  ).split(' '),
)

const sentencesPerReport = 10_000

interface Term {
  /** How often each form of the word is written, in lower case. */
  readonly forms: Map<string, number>
  /** Number of sentences that contain the term. */
  count: number
  /** Where it appears first. */
  readonly first: Range
}

export interface Terms {
  /** The distinct terms of each sentence. */
  readonly ofSentences: readonly ReadonlySet<string>[]
  readonly all: ReadonlyMap<string, Term>
  /** The terms that occur in the most sentences that can be picked. */
  readonly key: readonly string[]
}

export function readTerms(
  text: string,
  sentences: readonly Sentence[],
  context: Pick<EngineContext, 'progress'>,
): Terms {
  const cache = new WordCache(termsOf)
  const all = new Map<string, Term>()
  const ofSentences = sentences.map(({ contentStart, end }, index) => {
    const terms = new Set<string>()
    const addTerms = (from: number, to: number) => {
      const written = text.slice(from, to)
      const form = written.toLowerCase().replace(/['’]s$/, '')
      for (const term of cache.get(written)) {
        const known = all.get(term) ?? { forms: new Map<string, number>(), count: 0, first: { start: from, end: to } }
        all.set(term, known)
        known.forms.set(form, (known.forms.get(form) ?? 0) + 1)
        if (!terms.has(term)) known.count++
        terms.add(term)
      }
    }
    eachTrimmedWord(text, addTerms, contentStart, end)
    if (index % sentencesPerReport === 0) context.progress(contentStart, text.length)
    return terms
  })
  const body = ofSentences.filter((_, index) => !sentences[index]?.isLeftOut)
  return { ofSentences, all, key: findKeyTerms(body) }
}

const maxKeyWords = 6

function findKeyTerms(termsOfBody: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>()
  for (const terms of termsOfBody) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return Array.from(counts)
    .filter(([term, count]) => count > 1 && /\p{L}{3}/mu.test(term) && !unspacedCharacter.test(term))
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxKeyWords)
    .map(([term]) => term)
}

/** Returns the key terms, each in its most frequent form and where it appears first. */
export function keyWordsOf({ all, key }: Terms) {
  const terms = key.map((term) => all.get(term) as Term)
  const formsOf = ({ forms }: Term) => Array.from(forms).sort(([, a], [, b]) => b - a)
  return { keyWords: terms.map((term) => formsOf(term)[0]?.[0] ?? ''), firstKeyWords: terms.map(({ first }) => first) }
}

/** Returns the terms of a word: its stem in lower case, or nothing for a stop word. */
function termsOf(word: string): readonly string[] {
  const lower = word.toLowerCase()
  // Pairs of adjacent characters serve as terms, which does not require a dictionary.
  if (unspacedCharacter.test(word)) return pairsOf(lower)
  const saysNothing = isStopWord(lower) || otherStopWords.has(lower) || foreignStopWords.has(lower)
  return saysNothing || word === '' || word.length > maxWordLength ? [] : [stemOf(lower)]
}

/** Removes endings: *printed* and *printing* are *print*. In other languages, this does no harm. */
function stemOf(word: string): string {
  return word
    .replace(/['’]s$/, '')
    .replace(/ies$/, 'y')
    .replace(/([a-z]{2}[^ius\W])s$/, '$1')
    .replace(/([a-z]{3})(?:ing|ed|e|en)$/, '$1')
}

function pairsOf(word: string): string[] {
  return (word.match(letterRuns) ?? []).flatMap((run) => {
    const characters = Array.from(run)
    if (characters.length === 1) return [run]
    return characters.slice(1).map((character, i) => (characters[i] ?? '') + character)
  })
}
