import type { Sentence } from './find-sentences.ts'
import { isConclusion, refersBack, weightOfKind } from './sentence-kinds.ts'
import type { Terms } from './terms.ts'
import { isInListItem, isListItem, startsParagraph } from './text-layout.ts'

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
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
  const { similarity, similarities } = compareSentences(terms)
  const averageSimilarity = average(similarities)
  const averageSize = average(terms.ofSentences.map(({ size }) => size))
  // A phrase can be on two lines.
  const contents = sentences.map(({ contentStart, end }) => text.slice(contentStart, end).replaceAll(/\s+/g, ' '))
  const lead = leadOf(text, sentences, contents)
  const scores = similarities.map((total, s) => {
    const content = contents[s] as string
    const isAtEnd = s >= sentences.length * 0.75
    const ownTerms = terms.ofSentences[s] as ReadonlySet<string>
    // The second sentence of a news story repeats few words of the first, and a result is new.
    const heading = sentences[s - 1]?.isHeading ? (contents[s - 1] as string) : ''
    const isResult = isConclusion(content, isAtEnd) || isConclusion(heading)
    const isNew = (total > 0 && lead.includes(s)) || isResult
    const ofPosition = s === lead[0] ? 1.5 : startsParagraph(text, sentences[s]?.start as number) ? 1.2 : 1
    // The figures of a sentence that has less to do with the topic are details.
    const isOnTopic = terms.key.filter((term) => ownTerms.has(term)).length > 1
    const ofFigures = isOnTopic && /\p{N}/mu.test(content) ? 1.2 : 1
    const ofTopic = (total + (isNew ? averageSimilarity : 0)) * ofPosition * ofFigures
    // A sentence without repeated words says something, too, and a longer one says more.
    const ofContent =
      0.5 * averageSimilarity * Math.min(1, ownTerms.size / Math.max(1, averageSize)) + ownTerms.size / 1e6
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
      scores[s] = (scores[s] as number) * (1 - similarity(s, best)) * (isNear ? nearWeight : 1)
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

/** Compares the sentences as vectors of their terms. The fewer sentences contain a term, the higher its weight. */
function compareSentences({ ofSentences, all }: Terms) {
  const weights = new Map(Array.from(all, ([term, { count }]) => [term, Math.log(1 + ofSentences.length / count)]))
  const weightOf = (term: string) => weights.get(term) as number
  const productOf = (terms: ReadonlySet<string>, others: ReadonlySet<string>) => {
    let product = 0
    for (const term of terms) if (others.has(term)) product += weightOf(term) ** 2
    return product
  }
  const lengths = ofSentences.map((terms) => Math.sqrt(productOf(terms, terms)))
  const averageLength = average(lengths)

  /** Returns the cosine similarity of two sentences, from 0 to 1. */
  const similarity = (one: number, other: number) => {
    const product = productOf(ofSentences[one] as ReadonlySet<string>, ofSentences[other] as ReadonlySet<string>)
    return product === 0 ? 0 : Math.min(1, product / ((lengths[one] as number) * (lengths[other] as number)))
  }

  // The total similarity of each sentence to the others. The average length is added to the length of each vector, and
  // vectors shorter than average score less. Otherwise, very short sentences such as “I was sick.” would win.
  const componentOf = (term: string, s: number) => weightOf(term) / ((lengths[s] as number) + averageLength)
  const sums = new Map<string, number>()
  ofSentences.forEach((terms, s) => {
    for (const term of terms) sums.set(term, (sums.get(term) ?? 0) + componentOf(term, s))
  })
  const similarities = ofSentences.map((terms, s) => {
    let total = 0
    for (const term of terms) total += componentOf(term, s) * ((sums.get(term) as number) - componentOf(term, s))
    // Without terms, all lengths are 0.
    return total === 0 ? 0 : total * Math.min(1, (lengths[s] as number) / averageLength)
  })
  return { similarity, similarities }
}
