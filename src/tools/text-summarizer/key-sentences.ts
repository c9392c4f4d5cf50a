import { startsParagraph } from './headings.ts'
import { isResult, refersBack, weightOfKind } from './sentence-kinds.ts'
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
  const vectors = new SentenceVectors(terms)
  const weights = weightsOf(text, sentences)
  const similarities = vectors.similarityToAll()
  const average = similarities.reduce((sum, similarity) => sum + similarity, 0) / similarities.length
  const lead = leadOf(text, sentences)
  const scores = similarities.map((similarity, s) => {
    const sentence = sentences[s] as Sentence
    const written = text.slice(sentence.start, sentence.end)
    // The second sentence of a news story repeats few words of the first, and a result is new.
    const isLead = similarity > 0 && lead.has(sentence)
    // In a short text without repeated words, longer sentences say more.
    const ofLength = (terms.ofSentences[s]?.size ?? 0) / 1e6
    return (similarity + ofLength + (isLead || isResult(written) ? average : 0)) * (weights[s] as number)
  })
  const needsContext = sentences.map(({ start, end }) => refersBack(text.slice(start, end)))
  const selected = new Set<number>()
  const scoreNow = (s: number) => {
    if (selected.has(s) || sentences[s]?.isHeading) return -1
    const score = scores[s] as number
    return needsContext[s] && !selected.has(s - 1) ? score / 4 : score
  }
  while (selected.size < count) {
    const best = sentences.reduce((top, _, s) => (scoreNow(s) > scoreNow(top) ? s : top), 0)
    selected.add(best)
    sentences.forEach((_, s) => {
      scores[s] = (scores[s] as number) * (1 - vectors.similarity(s, best))
    })
  }
  return Array.from(selected).sort((a, b) => a - b)
}

function isListItem(text: string, start: number): boolean {
  return /(?:^|[\r\n])[ \t]*(?:[-*•–]|\d+[.)])[ \t]+$/.test(text.slice(Math.max(0, start - 20), start))
}

const leadLength = 2

/** Returns the first sentences of the first paragraph, or the first sentence of the only one. */
function leadOf(text: string, sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const body = sentences.filter(({ isHeading, start }) => !isHeading && !isListItem(text, start))
  const secondParagraph = body.findIndex(({ start }, index) => index > 0 && startsParagraph(text, start))
  return new Set(body.slice(0, secondParagraph < 0 ? 1 : Math.min(leadLength, secondParagraph)))
}

/** Writers put what matters at the start of a text and of its paragraphs. */
function weightsOf(text: string, sentences: readonly Sentence[]): number[] {
  const first = sentences.find(({ isHeading, start }) => !isHeading && !isListItem(text, start))
  return sentences.map((sentence) => {
    const written = text.slice(sentence.start, sentence.end)
    const ofPosition = sentence === first ? 1.5 : startsParagraph(text, sentence.start) ? 1.2 : 1
    return ofPosition * weightOfKind(written)
  })
}

/** The sentences as vectors of their terms. The fewer sentences contain a term, the higher its weight. */
class SentenceVectors {
  readonly #terms: readonly ReadonlySet<string>[]
  readonly #weights: ReadonlyMap<string, number>
  readonly #lengths: readonly number[]

  constructor({ ofSentences, all }: Terms) {
    this.#terms = ofSentences
    this.#weights = new Map(Array.from(all, ([term, { count }]) => [term, Math.log(1 + ofSentences.length / count)]))
    this.#lengths = ofSentences.map((terms) => Math.sqrt(this.#productOf(terms, terms)))
  }

  /** Returns the dot product of two sentences. */
  #productOf(terms: ReadonlySet<string>, otherTerms: ReadonlySet<string>): number {
    let product = 0
    for (const term of terms) if (otherTerms.has(term)) product += (this.#weights.get(term) as number) ** 2
    return product
  }

  /** Returns the cosine similarity of two sentences, from 0 to 1. */
  similarity(one: number, other: number): number {
    const product = this.#productOf(this.#terms[one] as ReadonlySet<string>, this.#terms[other] as ReadonlySet<string>)
    const lengths = (this.#lengths[one] as number) * (this.#lengths[other] as number)
    return product === 0 ? 0 : Math.min(1, product / lengths)
  }

  /**
   * Returns the total similarity of each sentence to the others. The average length is added to the length of each
   * vector, and vectors shorter than average score less. Otherwise, very short sentences such as “I was sick.” would
   * win.
   */
  similarityToAll(): number[] {
    const averageLength = this.#lengths.reduce((sum, length) => sum + length, 0) / this.#lengths.length
    const componentOf = (term: string, s: number) =>
      (this.#weights.get(term) as number) / ((this.#lengths[s] as number) + averageLength)
    const sums = new Map<string, number>()
    this.#terms.forEach((terms, s) => {
      for (const term of terms) sums.set(term, (sums.get(term) ?? 0) + componentOf(term, s))
    })
    return this.#terms.map((terms, s) => {
      let total = 0
      for (const term of terms) total += componentOf(term, s) * ((sums.get(term) as number) - componentOf(term, s))
      // Without terms, all lengths are 0.
      return total === 0 ? 0 : total * Math.min(1, (this.#lengths[s] as number) / averageLength)
    })
  }
}
