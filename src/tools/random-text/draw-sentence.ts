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

const adverbs: readonly string[] = (
  'always carefully eagerly finally gladly gently happily never often once patiently proudly quickly quietly rarely ' +
  'secretly slowly soon suddenly'
).split(' ')

/** “The” is the most likely one. */
const determiners = ['the', 'the', 'the', 'the', 'the', 'my', 'our', 'that'] as const
const prepositions = ['near', 'behind', 'outside', 'beside', 'opposite'] as const
/** These can begin a sentence. */
const subordinators = ['while', 'before', 'after', 'because', 'when', 'until'] as const
const conjunctions = [...subordinators, 'and', 'but'] as const

/** A subject, a verb and an object: “the cook found the lamp”. Each of them can have a word before it. */
const wordsPerClause = 5
const modifiersPerClause = 3
/** Such as “near the station” or “and the key”. */
const wordsPerAddition = 3

/**
 * Draws the words of a grammatical sentence, which has 5 to 17 words. Fewer words are adjectives and a noun. Draws one or
 * two clauses, additions such as a place, and adjectives and adverbs for the remaining words.
 */
export function drawSentence(size: number, context: Pick<EngineContext, 'random'>): string[] {
  const pick = (words: readonly string[]) => randomItem(words, context)
  const isOneIn = (count: number) => randomBelow(count, context) === 0
  if (size < wordsPerClause) return [...Array.from({ length: size - 1 }, () => pick(adjectives)), pick(things)]

  const clauseCount = size > 2 * wordsPerClause ? 2 : 1
  const conjunctionCount = clauseCount - 1
  const spare = size - clauseCount * wordsPerClause - conjunctionCount
  const most = Math.min(clauseCount, Math.floor(spare / wordsPerAddition))
  // An addition takes three words, and one more before its noun.
  const least = Math.max(0, Math.ceil((spare - clauseCount * modifiersPerClause) / (wordsPerAddition + 1)))
  const additionCount = least + randomBelow(most - least + 1, context)
  const slots = [...Array(clauseCount * modifiersPerClause + additionCount).keys()]
  const modified = new Set(shuffled(slots, context).slice(0, spare - additionCount * wordsPerAddition))

  let slot = 0
  const modify = (modifiers: readonly string[], word: string) =>
    modified.has(slot++) ? [pick(modifiers), word] : [word]
  const drawNoun = (nouns: readonly string[], determiner = pick(determiners)) => [
    determiner,
    ...modify(adjectives, pick(nouns)),
  ]
  const isQuestion = clauseCount === 1 && isOneIn(8)
  const isInverted = clauseCount === 2 && isOneIn(3)
  const clauses = Array.from({ length: clauseCount }, (_, clause) => {
    const subject = drawNoun(people, isQuestion ? 'which' : undefined)
    const statement = [...subject, ...modify(adverbs, pick(verbs)), ...drawNoun(things)]
    if (clause >= additionCount) return statement
    if (isOneIn(4)) return [...statement, 'and', ...drawNoun(things)]
    const place = [pick(prepositions), ...drawNoun(places)]
    const isPlaceFirst = clause === 0 && !isQuestion && !isInverted && isOneIn(3)
    return isPlaceFirst ? [...place, ...statement] : [...statement, ...place]
  })
  const [first = [], second] = clauses
  if (!second) return isQuestion ? endWith('?', first) : first
  return isInverted
    ? [pick(subordinators), ...endWith(',', first), ...second]
    : [...first, pick(conjunctions), ...second]
}

function endWith(mark: string, words: readonly string[]): string[] {
  return words.map((word, index) => (index === words.length - 1 ? word + mark : word))
}
