import { isStopWord } from '#core/text/stop-words.ts'
import { eachTrimmedWord, unspacedCharacter, WordCache } from '#core/text/words.ts'
import type { EngineContext } from '#core/tool.ts'

/** Longer words are URLs, data or text without spaces. */
const maxWordLength = 64
const letterRuns = /[\p{L}\p{M}\p{N}]+/gmu

/** Common verbs, numbers and dates, and the most common words of German, French, Spanish and Italian. */
const otherStopWords = new Set(
  (
    'get got like made make many much one said say says three two use used want january february april june july ' +
    'august september october november december monday tuesday wednesday thursday friday saturday sunday aber als ' +
    'auch auf aus bei das dem den der des die ein eine einem einen einer er es für im ist ihr mit nach nicht sich ' +
    'sie sind soll und von vor werden wie wir wird wurde wurden zu zum zur aux avec ce cette dans du elle est et il ' +
    'ils je la le les mais ne nous ont ou où par pas pour qu que qui sa ses sont sur un une vous al como con de del ' +
    'el en era ha las los lo más muy no para pero por se son su sus y ya che da dei della delle di gli ma nel nella ' +
    'non per più sono tra una uno'
  ).split(' '),
)

const sentencesPerReport = 10_000

interface Term {
  /** How often each form of the word is written, in lower case. */
  readonly forms: Map<string, number>
  /** Number of sentences that contain the term. */
  count: number
}

export interface Terms {
  /** The distinct terms of each sentence. */
  readonly ofSentences: readonly ReadonlySet<string>[]
  readonly all: ReadonlyMap<string, Term>
}

interface Range {
  readonly start: number
  readonly end: number
}

export function readTerms(text: string, sentences: readonly Range[], context: Pick<EngineContext, 'progress'>): Terms {
  const cache = new WordCache(termsOf)
  const all = new Map<string, Term>()
  const ofSentences = sentences.map(({ start, end }, index) => {
    const terms = new Set<string>()
    const addTerms = (from: number, to: number) => {
      const written = text.slice(from, to)
      const form = written.toLowerCase().replace(/['’]s$/, '')
      for (const term of cache.get(written)) {
        const known = all.get(term) ?? { forms: new Map<string, number>(), count: 0 }
        all.set(term, known)
        known.forms.set(form, (known.forms.get(form) ?? 0) + 1)
        if (!terms.has(term)) known.count++
        terms.add(term)
      }
    }
    eachTrimmedWord(text, addTerms, start, end)
    if (index % sentencesPerReport === 0) context.progress(start, text.length)
    return terms
  })
  return { ofSentences, all }
}

const maxKeyWords = 6

/** Returns the words that occur in the most sentences, each in its most frequent form. */
export function keyWordsOf({ all }: Terms): string[] {
  return Array.from(all)
    .filter(([term, { count }]) => count > 1 && /\p{L}{3}/mu.test(term) && !unspacedCharacter.test(term))
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, maxKeyWords)
    .map(([, { forms }]) => mostFrequentOf(forms))
}

function mostFrequentOf(forms: ReadonlyMap<string, number>): string {
  const [[form] = ['']] = Array.from(forms).sort(([, a], [, b]) => b - a)
  return form
}

/** Returns the terms of a word: its stem in lower case, or nothing for a stop word. */
function termsOf(word: string): readonly string[] {
  const lower = word.toLowerCase()
  // Pairs of adjacent characters serve as terms, which does not require a dictionary.
  if (unspacedCharacter.test(word)) return pairsOf(lower)
  return word === '' || word.length > maxWordLength || isStopWord(lower) || otherStopWords.has(lower)
    ? []
    : [stemOf(lower)]
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
