import { eachTrimmedWord, WordCache } from '#core/text/words.ts'
import type { EngineContext } from '#core/tool.ts'
import { startsParagraph } from './headings.ts'
import { termsOf } from './terms.ts'

const unitsPerReport = 1_000_000

interface Sentence {
  readonly start: number
  readonly end: number
}

/**
 * Returns the indexes of the most representative sentences, in the order of the text.
 *
 * The similarity of two sentences is the cosine of their tf-idf vectors. The score of a sentence is its total
 * similarity to all other sentences, to which a random walk over the similarity graph converges, as in TextRank. The
 * sums are calculated per term instead of per pair of sentences, so that the time is proportional to the length of the
 * text. The scores of sentences that are similar to a selected sentence are reduced.
 */
export function keySentences(
  text: string,
  sentences: readonly Sentence[],
  count: number,
  context: Pick<EngineContext, 'progress'>,
): number[] {
  const vectors = vectorsOf(readTerms(text, sentences, context))
  const scores = similarityToAll(vectors).map((score, s) => score * weightOf(text, sentences, s))
  const selected: number[] = []
  while (selected.length < count) {
    const best = indexOfLargest(scores)
    selected.push(best)
    vectors.forEach((vector, s) => {
      scores[s] = (scores[s] as number) * (1 - similarity(vector, vectors[best] as Vector))
    })
    for (const index of selected) scores[index] = -1
  }
  return selected.sort((a, b) => a - b)
}

/** Writers put what matters at the start of a text and of its paragraphs. A question says less than its answer. */
function weightOf(text: string, sentences: readonly Sentence[], index: number): number {
  const { start, end } = sentences[index] as Sentence
  const ofPosition = index === 0 ? 1.5 : startsParagraph(text, start) ? 1.2 : 1
  return /[?？؟]\P{L}*(?![^])/mu.test(text.slice(Math.max(start, end - 10), end)) ? ofPosition / 2 : ofPosition
}

/** Returns the index of the largest value, or the first such index if there are several. */
function indexOfLargest(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] as number) ? index : best), 0)
}

/** Returns the distinct terms of each sentence. */
function readTerms(text: string, sentences: readonly Sentence[], context: Pick<EngineContext, 'progress'>) {
  const cache = new WordCache(termsOf)
  let nextReport = unitsPerReport
  return sentences.map(({ start, end }) => {
    const terms = new Set<string>()
    const addTerms = (from: number, to: number) => {
      for (const term of cache.get(text.slice(from, to))) terms.add(term)
    }
    eachTrimmedWord(text, addTerms, start, end)
    if (start >= nextReport) {
      context.progress(start, text.length)
      nextReport += unitsPerReport
    }
    return terms
  })
}

/** A sentence as a vector of its terms. */
interface Vector {
  readonly length: number
  /** The unit vector. */
  readonly components: ReadonlyMap<string, number>
}

/** Weighs each term: the fewer sentences contain it, the higher its weight. */
function vectorsOf(termsOfSentences: readonly ReadonlySet<string>[]): Vector[] {
  const counts = new Map<string, number>()
  for (const terms of termsOfSentences) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const weightOfTerm = (term: string) => Math.log(1 + termsOfSentences.length / (counts.get(term) as number))
  return termsOfSentences.map((terms) => {
    const weights = Array.from(terms, weightOfTerm)
    const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight ** 2, 0))
    return { length, components: new Map(Array.from(terms, (term, i) => [term, (weights[i] as number) / length])) }
  })
}

/**
 * Returns the total similarity of each sentence to the others. The length of each vector is moved halfway to the
 * average length. Otherwise, very short sentences such as “Is it work?” would win.
 */
function similarityToAll(vectors: readonly Vector[]): number[] {
  const sums = new Map<string, number>()
  for (const { components } of vectors)
    for (const [term, component] of components) sums.set(term, (sums.get(term) ?? 0) + component)
  const averageLength = vectors.reduce((sum, { length }) => sum + length, 0) / vectors.length
  return vectors.map(({ length, components }) => {
    let total = 0
    for (const [term, component] of components) total += component * ((sums.get(term) as number) - component)
    // A sentence without terms has a length of 0.
    return total === 0 ? 0 : total / (1 + averageLength / length)
  })
}

/** Returns the similarity of two sentences, from 0 to 1. */
function similarity({ components }: Vector, other: Vector): number {
  let sum = 0
  for (const [term, component] of components) sum += component * (other.components.get(term) ?? 0)
  return Math.min(1, sum)
}
