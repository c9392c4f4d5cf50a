import type { Sentence } from './find-sentences.ts'
import { isConclusion, refersBack, weightOfKind } from './sentence-kinds.ts'
import type { Terms } from './terms.ts'
import { isInListItem, startsListItem, startsParagraph } from './text-layout.ts'

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** Returns what decides whether each sentence is picked. */
function readCandidates(text: string, sentences: readonly Sentence[]) {
  let paragraph = 0
  return sentences.map(({ start, contentStart, end, isLeftOut }, s) => {
    // A phrase can be on two lines.
    const content = text.slice(contentStart, end).replaceAll(/\s+/g, ' ')
    const isFirstInParagraph = startsParagraph(text, start)
    const isFirstInItem = startsListItem(text, start)
    const isInItem = isInListItem(text, start)
    const needsContext = (isInItem && !isFirstInItem && !sentences[s - 1]?.isLeftOut) || refersBack(content)
    if (isFirstInParagraph || isFirstInItem) paragraph++
    return { content, isLeftOut, isFirstInParagraph, isInItem, needsContext, paragraph }
  })
}

type Candidate = ReturnType<typeof readCandidates>[number]

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
  const candidates = readCandidates(text, sentences)
  const lead = findLead(candidates)
  const scores = scoreCandidates({ candidates, lead, terms, similarities })
  const selected = new Set<number>()
  const scoreNow = (s: number) => {
    const { isLeftOut, needsContext } = candidates[s] as Candidate
    if (selected.has(s) || isLeftOut) return -1
    const score = scores[s] as number
    return needsContext && !selected.has(s - 1) ? score / 4 : score
  }
  while (selected.size < count) {
    const best = candidates.reduce((top, _, s) => (scoreNow(s) > scoreNow(top) ? s : top), 0)
    selected.add(best)
    const { paragraph, isInItem } = candidates[best] as Candidate
    // Each clause of a contract says something else.
    const nearWeight = isInItem ? 0.25 : 0.8
    candidates.forEach((candidate, s) => {
      const isNear = candidate.paragraph === paragraph && candidate !== lead[1]
      scores[s] = (scores[s] as number) * (1 - similarity(s, best)) * (isNear ? nearWeight : 1)
    })
  }
  return Array.from(selected).sort((a, b) => a - b)
}

/** Returns the first two sentences of the first paragraph, or the first sentence of the only one. */
function findLead(candidates: readonly Candidate[]): readonly Candidate[] {
  const body = candidates.filter((one) => !one.isLeftOut && !one.isInItem && weightOfKind(one.content) >= 1)
  const secondParagraph = body.findIndex((candidate, index) => index > 0 && candidate.isFirstInParagraph)
  return body.slice(0, secondParagraph < 0 ? 1 : Math.min(2, secondParagraph))
}

interface Story {
  readonly candidates: readonly Candidate[]
  readonly lead: readonly Candidate[]
  readonly terms: Terms
  /** How similar each sentence is to all others. */
  readonly similarities: readonly number[]
}

function scoreCandidates({ candidates, lead, terms: { ofSentences, key }, similarities }: Story): number[] {
  const averageSimilarity = average(similarities)
  const averageSize = average(ofSentences.map(({ size }) => size))
  return candidates.map((candidate, s) => {
    const { content, isFirstInParagraph } = candidate
    const terms = ofSentences[s] as ReadonlySet<string>
    const similarity = similarities[s] as number
    const isAtEnd = s >= candidates.length * 0.75
    const last = candidates[s - 1]
    const isResult = isConclusion(content, isAtEnd) || (last?.isLeftOut === true && isConclusion(last.content))
    // The second sentence of a news story repeats few words of the first, and a result is new.
    const isNew = (similarity > 0 && lead.includes(candidate)) || isResult
    const ofPosition = candidate === lead[0] ? 1.5 : isFirstInParagraph ? 1.2 : 1
    // The figures of a sentence that has less to do with the topic are details.
    const isOnTopic = key.filter((term) => terms.has(term)).length > 1
    const ofFigures = isOnTopic && /\p{N}/mu.test(content) ? 1.2 : 1
    const ofTopic = (similarity + (isNew ? averageSimilarity : 0)) * ofPosition * ofFigures
    // A sentence without repeated words says something, too, and a longer one says more.
    const ofLength = 0.5 * averageSimilarity * Math.min(1, terms.size / Math.max(1, averageSize)) + terms.size / 1e6
    return (ofTopic + ofLength) * weightOfKind(content, isResult)
  })
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
