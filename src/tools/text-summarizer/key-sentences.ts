import { startsParagraph } from './headings.ts'
import type { Terms } from './terms.ts'

export interface Sentence {
  readonly start: number
  readonly end: number
  /** A heading is never picked, but says what the text is about. */
  readonly isHeading: boolean
}

/**
 * Returns the indexes of the most representative sentences, in the order of the text.
 *
 * The similarity of two sentences is the cosine of their tf-idf vectors. The score of a sentence is its total
 * similarity to all other sentences, to which a random walk over the similarity graph converges, as in TextRank. The
 * sums are calculated per term instead of per pair of sentences, so that the time is proportional to the length of the
 * text. The scores of sentences that are similar to a selected sentence are reduced.
 */
export function keySentences(text: string, sentences: readonly Sentence[], terms: Terms, count: number): number[] {
  const vectors = vectorsOf(terms)
  const weights = weightsOf(text, sentences)
  const scores = similarityToAll(vectors).map((score, s) => score * (weights[s] as number))
  const needsContext = sentences.map(({ start, end }) => refersBack(text.slice(start, end)))
  const selected = new Set<number>()
  const scoreNow = (s: number) => {
    if (selected.has(s) || sentences[s]?.isHeading) return -1
    const score = scores[s] as number
    return needsContext[s] && !selected.has(s - 1) ? score / 4 : score
  }
  while (selected.size < count) {
    const best = vectors.reduce((top, _, s) => (scoreNow(s) > scoreNow(top) ? s : top), 0)
    selected.add(best)
    vectors.forEach((vector, s) => {
      scores[s] = (scores[s] as number) * (1 - similarity(vector, vectors[best] as Vector))
    })
  }
  return Array.from(selected).sort((a, b) => a - b)
}

const referringStart = new RegExp(
  '^\\P{L}*(?:' +
    'he|she|it|they|his|her|hers|its|their|this|that|these|those|such|both|neither|either|another|others?|' +
    'the (?:same|latter|former|others?)|' +
    'and|but|so|or|yet|also|then|thus|hence|still|instead|however|therefore|moreover|furthermore|otherwise|meanwhile|' +
    'consequently|nevertheless|likewise|similarly|even so|as a result|in addition|in contrast|in other words|' +
    'for (?:example|instance)|on the (?:contrary|other hand)' +
    ')\\b',
  'iu',
)
const referringWord =
  /^.{0,40}\b(?:this|these|them|him|it|such(?! as\b)|that (?:approach|case|decision|idea|kind|plan|reason|way))\b/isu

/** Whether a sentence is hard to understand without the one before it: “However, he rejected that idea.” */
function refersBack(sentence: string): boolean {
  return referringStart.test(sentence) || referringWord.test(sentence)
}

/**
 * Writers put what matters at the start of a text and of its paragraphs, and sum up in the last one. Questions and
 * quotations say less.
 */
function weightsOf(text: string, sentences: readonly Sentence[]): number[] {
  const body = sentences.filter(({ isHeading }) => !isHeading)
  const paragraphStarts = new Set(body.filter(({ start }) => startsParagraph(text, start)))
  const lastParagraph = Array.from(paragraphStarts).at(-1)?.start ?? 0
  return sentences.map((sentence) => {
    const { start, end } = sentence
    const ofParagraph = paragraphStarts.has(sentence) ? 1.2 : start > lastParagraph ? 1.1 : 1
    const ofPosition = sentence === body[0] ? 1.5 : ofParagraph
    const isQuestion = /[?？؟]\P{L}*(?![^])/mu.test(text.slice(Math.max(start, end - 10), end))
    return isQuestion || /^["“„«]/u.test(text.slice(start, end)) ? ofPosition / 2 : ofPosition
  })
}

/** A sentence as a vector of its terms. */
interface Vector {
  readonly length: number
  /** The unit vector. */
  readonly components: ReadonlyMap<string, number>
}

/** Weighs each term: the fewer sentences contain it, the higher its weight. */
function vectorsOf({ ofSentences, all }: Terms): Vector[] {
  const weightOfTerm = (term: string) => Math.log(1 + ofSentences.length / (all.get(term)?.count ?? 1))
  return ofSentences.map((terms) => {
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
