import { randomBelow, randomItem, shuffled } from '#core/random/random.ts'
import { adjectives } from '#core/random/adjectives.ts'
import type { EngineContext } from '#core/tool.ts'

export const people: readonly string[] = (
  'actor architect artist baker barber captain carpenter chemist child clerk cook dancer dentist doctor driver ' +
  'editor farmer fisherman friend gardener guest guide hunter inventor journalist judge lawyer librarian magician ' +
  'mechanic miner musician neighbour nurse officer painter photographer pilot player plumber poet postman professor ' +
  'reporter sailor scientist shepherd singer soldier student swimmer tailor teacher tourist traveller uncle visitor ' +
  'waiter watchmaker writer'
).split(' ')

export const things: readonly string[] = (
  'anchor axe ball banner basket bell bicycle blanket boat book bottle bowl box brush bucket cabinet cake camera ' +
  'candle carpet chair clock coat compass crate crown cup curtain desk diary doll drum envelope feather flag glass ' +
  'globe guitar hammer hat jacket jar kettle key kite knife ladder lamp lantern letter lock magnet map medal mirror ' +
  'necklace needle newspaper notebook pan parcel pen pencil piano picture pillow plate postcard puzzle radio ring ' +
  'rope rug scarf shoe shovel sign sofa spoon statue stone stool suitcase table telescope tent ticket torch towel ' +
  'toy tray trumpet umbrella vase violin wagon wallet wheel whistle'
).split(' ')

export const places: readonly string[] = (
  'abbey academy airport bakery bank barn beach bridge cabin canal castle cave church cinema city clinic cottage ' +
  'court factory farm forest fort fountain gallery garden gate hall harbour hospital hotel inn island kitchen ' +
  'laboratory lake library lighthouse market meadow mill monument mountain museum office orchard palace park pier ' +
  'playground pond ranch restaurant river road school shed shop square stable stadium station street studio temple ' +
  'theatre tower town tunnel valley village vineyard workshop zoo'
).split(' ')

/** In the past tense, which is the same for all subjects. */
const verbs: readonly string[] = (
  'accepted admired arranged borrowed bought brought built buried carried caught changed chased checked chose ' +
  'claimed cleaned collected compared copied counted covered decorated delivered described designed discovered drew ' +
  'dropped enjoyed examined exchanged fetched filled finished fixed followed forgot found gathered grabbed guarded ' +
  'heard held hid hung ignored improved inherited inspected invented kept labelled lent lifted liked located lost ' +
  'loved measured mended missed moved noticed offered opened ordered packed painted passed photographed picked ' +
  'polished praised presented protected pulled pushed reached received remembered removed repaired replaced ' +
  'returned saved saw shared showed sketched sold spotted stored studied tested tied took touched traded turned ' +
  'unpacked used valued wanted washed watched weighed wrapped'
).split(' ')

/** “The” is the most likely one. */
const determiners = ['the', 'the', 'the', 'the', 'the', 'my', 'our', 'that'] as const
const prepositions = ['near', 'behind', 'outside', 'beside', 'opposite'] as const
const conjunctions = ['while', 'before', 'after', 'because', 'when', 'until', 'and', 'but'] as const

/** A subject, a verb and an object: “the cook found the lamp”. */
const wordsPerClause = 5
/** Such as “near the station”. */
const wordsPerPlace = 3
/** One in so many sentences begins with its place. */
const placesFirstOneIn = 3

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
  return Array.from({ length: clauseCount }, (_, clause) => {
    const statement = [...drawNoun(people), pick(verbs), ...drawNoun(things)]
    const place = clause < placeCount ? [pick(prepositions), ...drawNoun(places)] : []
    if (clause > 0) return [pick(conjunctions), ...statement, ...place]
    return randomBelow(placesFirstOneIn, context) === 0 ? [...place, ...statement] : [...statement, ...place]
  }).flat()
}
