import type { Word } from './read-words.ts'
import { postKind, type WordClass } from './word-classes.ts'

type Test = (word?: Word) => boolean

const is = (pattern: RegExp) => (word?: Word) => pattern.test(word?.base ?? '')
const hasClass =
  (...classes: readonly WordClass[]) =>
  (word?: Word) =>
    word !== undefined && classes.includes(word.wordClass)
const all =
  (...tests: readonly Test[]) =>
  (word?: Word) =>
    tests.every((test) => test(word))
const any =
  (...tests: readonly Test[]) =>
  (word?: Word) =>
    tests.some((test) => test(word))
const not = (test: Test) => (word?: Word) => !test(word)

const isMissing: Test = (word) => word === undefined
const isNoun = hasClass('noun')
const mayBeNoun = hasClass('noun', 'ending')
/** A word before these, such as “unveils” in “Apple unveils its phone” and “book” in “book now”, is a verb. */
const startsObject = is(/^(?:an?|the|its|his|her|their|my|our|your|these|those|me|us|them|it|now)$/i)
const isBeforeVerb = is(
  /^(?:(?:i|we|you|they|he|she|it|who)(?:['’](?:ll|d|ve))?|can|could|may|might|must|should|will|would|please|let['’]?s)$/i,
)
const isNegation = is(/^(?:no|not|never|.+n['’]t)$/i)
const isTo = is(/^to$/i)
const isBeforePreposition = is(
  /^(?:access|alternative|approach|back|close|due|from|guide|intro|introduction|key|next|secret|switch|thanks)$/i,
)
const endsLikeNoun = is(/(?:[^s]s|ing|[mt]ent|ness|[st]ion|ity|er|ism|ship|ance|ence|[^e]al)$/i)
const isFormOfBe = is(/^(?:am|are|be|been|is|was|were|.+['’](?:m|re))$/i)
const isPointer = is(/^(?:th(?:is|at|ese|ose|ere)|here)$/i)
const endsInIng = is(/...ing$/i)
const isActivity = all(isNoun, is(/ing$/i))
const joins = is(/^(?:and|or|but|then|also|just|always)$/i)
const isSingularPointer = is(/^(?:an?|another|each|every|this)$/i)
const endsInS = is(/[^\Wsiu]s$/i)
/** “Costs”, but not the “sports” of “sports bar”. */
const isPlural = all(
  endsInS,
  not(is(/^(?:arts|canvas|farmers|games|gas|kids|lens|moms|news|sales|savings|sports|systems)$|ics$/i)),
)

const isPluralNoun = all(isNoun, isPlural, (word) => !word?.isName)
const isPluralEnding = all(hasClass('ending'), isPlural)
const isSingular = all(mayBeNoun, not(endsInS))
const isKnownVerb = all(hasClass('ending'), not(endsInS), not(is(/^day$/)))
const isNounLikeVerb = all(isNoun, not(endsInS))
const goesOn = not(any(isMissing, joins))

/** Tests of a word, of those before it and of those after it. If all are true, the word gets another class. */
interface Rule {
  readonly thirdLast?: Test
  readonly secondLast?: Test
  readonly last?: Test
  readonly word?: Test
  readonly next?: Test
  readonly afterNext?: Test
  /** A filler if undefined. */
  readonly becomes?: WordClass | 'unchanged'
}

const distances = { thirdLast: -3, secondLast: -2, last: -1, word: 0, next: 1, afterNext: 2 } as const
const tested = Object.keys(distances) as (keyof typeof distances)[]

/** Returns the word at an index with the class that the first matching rule gives it. Names keep theirs. */
function applyRules(rules: readonly Rule[], words: readonly Word[], i: number): Word {
  const word = words[i] as Word
  if (word.isName) return word
  const rule = rules.find((rule) => tested.every((key) => rule[key]?.(words[i + distances[key]]) ?? true))
  const wordClass = rule?.becomes ?? 'filler'
  return rule && wordClass !== 'unchanged' ? { ...word, wordClass } : word
}

const isIngFiller = all(endsInIng, hasClass('filler'))
const isIngEnding = all(endsInIng, hasClass('ending'))
const endsListItem = any(isMissing, is(/^(?:and|or|for)$/i))
const isOutsidePhrase = any(isMissing, is(/^(?:and|or|with|my|your|our|their|own)$/i))

const participleRules: readonly Rule[] = [
  // Tips for growing tomatoes
  { secondLast: is(postKind), last: is(/^(?:for|of|on|to)$/i), word: isIngFiller, next: isNoun, becomes: 'modifier' },
  // Error handling; not: kids playing
  { last: all(isNoun, not(is(/s$/i))), word: isIngFiller, next: endsListItem, becomes: 'ending' },
  // Healthy eating
  { last: hasClass('modifier'), word: isIngFiller, becomes: 'ending' },
  // Living room
  { last: any(isMissing, hasClass('filler')), word: isIngEnding, next: isNoun, becomes: 'modifier' },
  // Journaling, my crocheting with friends
  { last: isOutsidePhrase, word: isIngEnding, next: isOutsidePhrase, becomes: 'noun' },
]

const verbRules: readonly Rule[] = [
  // We prune, I'll roast
  { last: isBeforeVerb },
  // Don't shop
  { last: isNegation },
  // To monitor; not: guide to sourdough, exposed to coastal flooding
  { secondLast: not(isBeforePreposition), last: isTo, word: not(endsLikeNoun) },
  // They are reliable; not: this is motherhood
  { secondLast: not(isPointer), last: isFormOfBe, word: not(isActivity), next: not(mayBeNoun) },
  // I'm teaching kids; not: we're hiring engineers
  { secondLast: not(isPointer), last: isFormOfBe, word: all(isActivity, not(is(/^hiring$/))), next: mayBeNoun },
  // Prune the roses
  { last: isMissing, next: startsObject },
  // Then audit your budget
  { last: joins, next: startsObject },
  // A deck overlooking the lake
  { word: endsInIng, next: startsObject },
  // The shop sells my cakes, kids love the park
  { last: mayBeNoun, word: any(endsInS, hasClass('ending')), next: startsObject },
  // Train staff well
  { last: isMissing, next: mayBeNoun, afterNext: all(hasClass('filler'), is(/(?:^well|ly)$/i)) },
  // Every dollar counts
  { secondLast: isSingularPointer, last: mayBeNoun, word: isPlural },
  // This beautiful home features; not: this year tech companies
  { thirdLast: isSingularPointer, secondLast: not(hasClass('ending')), last: mayBeNoun, word: isPlural },
  // The menu features handmade pasta, the sale ends Monday
  { last: isSingular, word: all(isPlural, hasClass('ending')), next: hasClass('modifier', 'date') },
  // Our app helps teams
  { last: isSingular, word: isPlural, next: all(mayBeNoun, endsInS) },
  // Sleeps 20 hours, weighs just 210 g
  { last: isSingular, word: isPlural, next: is(/^(?:\d{1,3}|just|only)$/i) },
  // In a title, the start of a name looks like a subject: Leeds City Council
  { word: not(is(/^\p{Ll}/u)), next: not(hasClass('filler')), becomes: 'unchanged' },
  // Employees work, electricity costs rise
  { last: isPluralNoun, word: isKnownVerb },
  { secondLast: mayBeNoun, last: isPluralEnding, word: isKnownVerb },
  // Animals vary widely, electricity costs vary widely; not: vegetables and herbs
  { last: isPluralNoun, word: isNounLikeVerb, next: goesOn },
  { secondLast: mayBeNoun, last: isPluralEnding, word: isNounLikeVerb, next: goesOn },
]

const pastTense = all(hasClass('modifier'), is(/^[^-]*ed$/i))
const pastTenseRules: readonly Rule[] = [
  // We toured vineyards
  { last: isBeforeVerb, word: pastTense },
  // The team toured vineyards
  { last: isNoun, word: pastTense },
]

/** Turns words that are verbs next to the other words, or adjectives after “is”, into fillers. */
export function markVerbs(read: readonly Word[]): Word[] {
  const words = read.map((_, i) => applyRules(participleRules, read, i))
  // The words before a verb have been marked.
  words.forEach((word, i) => (words[i] = applyRules(mayBeNoun(word) ? verbRules : pastTenseRules, words, i)))
  return words
}
