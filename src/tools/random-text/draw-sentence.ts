import { randomItem, shuffled } from '#core/random/random.ts'
import { adjectives } from '#core/random/adjectives.ts'
import type { EngineContext } from '#core/tool.ts'

const people: readonly string[] = (
  'artist baker captain child clerk cook dancer doctor driver farmer friend gardener guest guide judge mechanic ' +
  'musician neighbour nurse officer painter pilot player poet postman sailor singer student tailor teacher tourist ' +
  'traveller visitor waiter writer'
).split(' ')

const things: readonly string[] = (
  'basket bicycle blanket boat book bottle box bucket camera candle carpet chair clock coat cup curtain desk drum ' +
  'envelope flag glass guitar hammer hat key kite ladder lamp letter map mirror needle newspaper notebook parcel pen ' +
  'pencil piano picture pillow plate radio ring rope shoe sofa spoon stone suitcase table ticket torch toy tray ' +
  'umbrella vase violin wagon wheel'
).split(' ')

const places: readonly string[] = (
  'airport bakery bank barn bridge castle church city cottage factory farm garden harbour hotel island kitchen ' +
  'lake library market museum office palace park playground restaurant river road school shop square stadium station ' +
  'street theatre tower town village workshop'
).split(' ')

/** In the past tense, which is the same for all subjects. */
const verbs: readonly string[] = (
  'admired borrowed bought brought built carried caught chased cleaned collected copied counted covered ' +
  'described discovered dropped examined fetched filled finished followed forgot found gathered guarded heard ' +
  'inspected kept lifted lost loved measured missed moved noticed opened ordered packed painted ' +
  'passed photographed picked protected pulled pushed reached remembered removed repaired saw shared sketched sold ' +
  'spotted studied touched wanted washed watched used'
).split(' ')

/** “The” is the most likely one. */
const determiners = ['the', 'the', 'the', 'the', 'the', 'my', 'our', 'that'] as const
const prepositions = ['near', 'behind', 'outside', 'beside', 'opposite'] as const
const conjunctions = ['while', 'before', 'after', 'because', 'when', 'until', 'and', 'but'] as const

/** A subject, a verb and an object: “the cook found the lamp”. */
const wordsPerClause = 5
/** Such as “near the station”. */
const wordsPerPlace = 3

/**
 * Draws the words of a grammatical sentence, which has 5 to 17 words. Fewer words are adjectives and a noun. Draws one or
 * two clauses, as many places as fit, and adjectives for the remaining words.
 */
export function drawSentence(size: number, context: Pick<EngineContext, 'random'>): string[] {
  const pick = (words: readonly string[]) => randomItem(words, context)
  if (size < wordsPerClause) return [...Array.from({ length: size - 1 }, () => pick(adjectives)), pick(things)]

  const clauseCount = size > 2 * wordsPerClause ? 2 : 1
  const conjunctionCount = clauseCount - 1
  const spare = size - clauseCount * wordsPerClause - conjunctionCount
  const placeCount = Math.min(clauseCount, Math.floor(spare / wordsPerPlace))
  const adjectiveCount = spare - placeCount * wordsPerPlace
  const nounCount = 2 * clauseCount + placeCount
  const described = new Set(shuffled([...Array(nounCount).keys()], context).slice(0, adjectiveCount))

  let noun = 0
  const drawNoun = (nouns: readonly string[]) => [
    pick(determiners),
    ...(described.has(noun++) ? [pick(adjectives)] : []),
    pick(nouns),
  ]
  return Array.from({ length: clauseCount }, (_, clause) => [
    ...(clause > 0 ? [pick(conjunctions)] : []),
    ...drawNoun(people),
    pick(verbs),
    ...drawNoun(things),
    ...(clause < placeCount ? [pick(prepositions), ...drawNoun(places)] : []),
  ]).flat()
}
