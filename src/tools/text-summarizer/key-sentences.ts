import type { Sentence } from './find-sentences.ts'
import { isConclusion, refersBack, weightOfKind } from './sentence-kinds.ts'
import type { Terms } from './terms.ts'
import { isInListItem, isListItem, startsParagraph } from './text-layout.ts'

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
  const similarities = vectors.similarityToAll()
  const averageSize = terms.ofSentences.reduce((sum, { size }) => sum + size, 0) / sentences.length
  const average = similarities.reduce((sum, similarity) => sum + similarity, 0) / similarities.length
  // A phrase can be on two lines.
  const contents = sentences.map(({ contentStart, end }) => text.slice(contentStart, end).replaceAll(/\s+/g, ' '))
  const lead = leadOf(text, sentences, contents)
  const scores = similarities.map((similarity, s) => {
    const content = contents[s] as string
    const isAtEnd = s >= sentences.length * 0.75
    const ownTerms = terms.ofSentences[s] as ReadonlySet<string>
    // The second sentence of a news story repeats few words of the first, and a result is new.
    const heading = sentences[s - 1]?.isHeading ? (contents[s - 1] as string) : ''
    const isResult = isConclusion(content, isAtEnd) || isConclusion(heading)
    const isNew = (similarity > 0 && lead.includes(s)) || isResult
    const ofPosition = s === lead[0] ? 1.5 : startsParagraph(text, sentences[s]?.start as number) ? 1.2 : 1
    // The figures of a sentence that has less to do with the topic are details.
    const isOnTopic = terms.key.filter((term) => ownTerms.has(term)).length > 1
    const ofFigures = isOnTopic && /\p{N}/mu.test(content) ? 1.2 : 1
    const ofTopic = (similarity + (isNew ? average : 0)) * ofPosition * ofFigures
    // A sentence without repeated words says something, too, and a longer one says more.
    const ofContent = 0.5 * average * Math.min(1, ownTerms.size / Math.max(1, averageSize)) + ownTerms.size / 1e6
    return (ofTopic + ofContent) * weightOfKind(content, isResult)
  })
  const needsContext = sentences.map(({ start }, s) => {
    const isLaterInItem = isInListItem(text, start) && !isListItem(text, start) && !sentences[s - 1]?.isHeading
    return isLaterInItem || refersBack(contents[s] as string)
  })
  let paragraph = 0
  const paragraphs = sentences.map(({ start }) =>
    startsParagraph(text, start) || isListItem(text, start) ? ++paragraph : paragraph,
  )
  const selected = new Set<number>()
  const scoreNow = (s: number) => {
    if (selected.has(s) || sentences[s]?.isHeading) return -1
    const score = scores[s] as number
    return needsContext[s] && !selected.has(s - 1) ? score / 4 : score
  }
  while (selected.size < count) {
    const best = sentences.reduce((top, _, s) => (scoreNow(s) > scoreNow(top) ? s : top), 0)
    selected.add(best)
    // Each clause of a contract says something else.
    const nearWeight = isInListItem(text, sentences[best]?.start as number) ? 0.25 : 0.8
    sentences.forEach((_, s) => {
      const isNear = paragraphs[s] === paragraphs[best] && s !== lead[1]
      scores[s] = (scores[s] as number) * (1 - vectors.similarity(s, best)) * (isNear ? nearWeight : 1)
    })
  }
  return Array.from(selected).sort((a, b) => a - b)
}

/** Returns the first two sentences of the first paragraph, or the first sentence of the only one. */
function leadOf(text: string, sentences: readonly Sentence[], contents: readonly string[]): number[] {
  const body = [...sentences.keys()].filter((s) => {
    const { isHeading, start } = sentences[s] as Sentence
    return !isHeading && !isInListItem(text, start) && weightOfKind(contents[s] as string) >= 1
  })
  const secondParagraph = body.findIndex(
    (s, index) => index > 0 && startsParagraph(text, sentences[s]?.start as number),
  )
  return body.slice(0, secondParagraph < 0 ? 1 : Math.min(2, secondParagraph))
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
