import type { EngineContext } from '#core/tool.ts'
import { startsParagraph } from './headings.ts'
import { TermFinder } from './terms.ts'

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
  const terms = new SentenceTerms(text, sentences, context)
  const scores = terms.similarityToAll().map((score, s) => score * weightOf(text, sentences, s))
  const selected: number[] = []
  while (selected.length < count) {
    const best = indexOfLargest(scores)
    selected.push(best)
    const similarity = terms.similarityTo(best)
    for (let s = 0; s < scores.length; s++) scores[s] = (scores[s] as number) * (1 - (similarity[s] as number))
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
function indexOfLargest(values: Float64Array): number {
  let best = 0
  for (let i = 1; i < values.length; i++) {
    if ((values[i] as number) > (values[best] as number)) best = i
  }
  return best
}

/** The distinct terms of each sentence, with their tf-idf weights. */
class SentenceTerms {
  /** The terms of all sentences, concatenated. */
  readonly #terms: number[] = []
  /** The start of each sentence in `#terms`. */
  readonly #starts: Int32Array
  /** The weight of each term. It is higher if fewer sentences contain the term. */
  readonly #weights: Float64Array
  /** The length of the weight vector of each sentence. */
  readonly #norms: Float64Array

  constructor(text: string, sentences: readonly Sentence[], context: Pick<EngineContext, 'progress'>) {
    const total = sentences.length
    this.#starts = new Int32Array(total + 1)
    const sentencesOfTerm = this.#collect(text, sentences, context)
    this.#weights = Float64Array.from(sentencesOfTerm, (count) => Math.log(1 + total / count))
    this.#norms = new Float64Array(total)
    for (let s = 0; s < total; s++) this.#norms[s] = Math.sqrt(this.#sum(s, (term) => this.#weight(term) ** 2))
  }

  /**
   * Returns the total similarity of each sentence to the others. The length of each vector is moved halfway to the
   * average length. Otherwise, very short sentences such as “Is it work?” would win.
   */
  similarityToAll(): Float64Array {
    const sums = new Float64Array(this.#weights.length)
    this.#eachComponent((_, term, component) => {
      sums[term] = (sums[term] as number) + component
    })
    const similarity = new Float64Array(this.#norms.length)
    this.#eachComponent((s, term, component) => {
      similarity[s] = (similarity[s] as number) + component * ((sums[term] as number) - component)
    })
    const average = this.#norms.reduce((sum, norm) => sum + norm, 0) / this.#norms.length
    // A sentence without terms has a norm of 0.
    return similarity.map((value, s) => (value === 0 ? 0 : value / (1 + average / (this.#norms[s] as number))))
  }

  /** Returns the similarity of each sentence to this one, from 0 to 1. */
  similarityTo(sentence: number): Float64Array {
    const components = new Float64Array(this.#weights.length)
    const norm = this.#norms[sentence] as number
    for (let i = this.#starts[sentence] as number; i < (this.#starts[sentence + 1] as number); i++) {
      const term = this.#terms[i] as number
      components[term] = this.#weight(term) / norm
    }
    const similarity = new Float64Array(this.#norms.length)
    this.#eachComponent((s, term, component) => {
      similarity[s] = Math.min(1, (similarity[s] as number) + component * (components[term] as number))
    })
    return similarity
  }

  #collect(text: string, sentences: readonly Sentence[], context: Pick<EngineContext, 'progress'>): number[] {
    const finder = new TermFinder(text)
    const sentencesOfTerm: number[] = []
    const lastSentence: number[] = []
    let nextReport = unitsPerReport
    for (const [s, { start, end }] of sentences.entries()) {
      finder.eachTerm(start, end, (term) => {
        if (term === sentencesOfTerm.length) {
          sentencesOfTerm.push(0)
          lastSentence.push(-1)
        }
        if (lastSentence[term] === s) return
        lastSentence[term] = s
        sentencesOfTerm[term] = (sentencesOfTerm[term] as number) + 1
        this.#terms.push(term)
      })
      this.#starts[s + 1] = this.#terms.length
      if (start < nextReport) continue
      context.progress(start, text.length)
      nextReport += unitsPerReport
    }
    return sentencesOfTerm
  }

  #weight(term: number): number {
    return this.#weights[term] as number
  }

  #sum(s: number, value: (term: number) => number): number {
    let sum = 0
    for (let i = this.#starts[s] as number; i < (this.#starts[s + 1] as number); i++)
      sum += value(this.#terms[i] as number)
    return sum
  }

  /** Visits each term of each sentence with its component of the unit vector. */
  #eachComponent(visit: (s: number, term: number, component: number) => void): void {
    for (let s = 0; s < this.#norms.length; s++) {
      const norm = this.#norms[s] as number
      for (let i = this.#starts[s] as number; i < (this.#starts[s + 1] as number); i++) {
        const term = this.#terms[i] as number
        visit(s, term, this.#weight(term) / norm)
      }
    }
  }
}
