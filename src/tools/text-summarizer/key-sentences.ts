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
  const vectors = new SentenceVectors(terms)
  const weights = weightsOf(text, sentences)
  const similarities = vectors.similarityToAll()
  const average = similarities.reduce((sum, similarity) => sum + similarity, 0) / similarities.length
  const lead = leadOf(text, sentences)
  const scores = similarities.map((similarity, s) => {
    // The second sentence of a news story repeats few words of the first.
    const ofLead = similarity > 0 && lead.has(sentences[s] as Sentence) ? average : 0
    return (similarity + ofLead) * (weights[s] as number)
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

/** How the result of a study or a text starts. */
const conclusionStart =
  /^\P{L}*(?:(?:these|our|the) (?:results|findings)|we (?:conclude|found|find|show)|in (?:conclusion|summary)|overall)\b/iu
/** How a letter starts and ends. */
const courtesy =
  /^\P{L}*(?:thanks|thank you|hi|hello|dear|sorry|cheers|hope (?:you|this|all)|(?:best|kind) regards)\b/iu

/** Whether a sentence is hard to understand without the one before it: “However, he rejected that idea.” */
function refersBack(sentence: string): boolean {
  return !conclusionStart.test(sentence) && (referringStart.test(sentence) || referringWord.test(sentence))
}

const leadLength = 2

/** Returns the first sentences of the first paragraph, if there are more paragraphs. */
function leadOf(text: string, sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const body = sentences.filter(({ isHeading }) => !isHeading)
  const secondParagraph = body.findIndex(({ start }, index) => index > 0 && startsParagraph(text, start))
  return new Set(body.slice(0, Math.max(0, Math.min(leadLength, secondParagraph))))
}

/**
 * Writers put what matters at the start of a text and of its paragraphs and in conclusions, and give figures for it.
 * Questions, quotations and courtesies say less.
 */
function weightsOf(text: string, sentences: readonly Sentence[]): number[] {
  const first = sentences.find(({ isHeading }) => !isHeading)
  return sentences.map((sentence) => {
    const written = text.slice(sentence.start, sentence.end)
    const ofPosition = sentence === first ? 1.5 : startsParagraph(text, sentence.start) ? 1.2 : 1
    const ofFigures = /\p{N}/mu.test(written) ? 1.2 : 1
    const isQuestion = /[?？؟]\P{L}*(?![^])/mu.test(written.slice(-10))
    const saysLess = isQuestion || /^["“„«]/u.test(written)
    const ofKind = courtesy.test(written) ? 0.1 : conclusionStart.test(written) ? 1.5 : saysLess ? 0.5 : 1
    return ofPosition * ofFigures * ofKind
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
