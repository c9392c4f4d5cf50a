import type { Word } from './topic-words.ts'
import { postKind } from './word-classes.ts'

/** A word before these, such as “unveils” in “Apple unveils its phone” and “book” in “book now”, is a verb. */
const objectStart = /^(?:an?|the|its|his|her|their|my|our|your|these|those|me|us|them|it|now)$/i

/** Whether a word that may be a noun is a verb or an adjective, because of the words before it and after it. */
type Rule = (word: Word, before: readonly Word[], next?: Word, afterNext?: Word) => boolean

const isNoun = (word?: Word) => word?.wordClass === 'topic' || word?.wordClass === 'ending'
/** Returns whether the word at an index, counted from the end if it is negative, matches. */
const matches = (pattern: RegExp, words: readonly Word[], index: number) => pattern.test(words.at(index)?.base ?? '')

const beforeVerb =
  /^(?:(?:i|we|you|they|he|she|it|who)(?:['’](?:ll|d|ve))?|can|could|may|might|must|should|will|would|please|let['’]?s)$/i
const negation = /^(?:no|not|never|.+n['’]t)$/i

/** “We prune”, “I'll roast”, “don't shop”. */
const followsSubject: Rule = (_, before) => matches(beforeVerb, before, -1) || matches(negation, before, -1)

const beforePreposition =
  /^(?:access|alternative|approach|back|close|due|from|guide|intro|introduction|key|next|secret|switch|thanks)$/i
const nounEnding = /(?:[^s]s|ing|[mt]ent|ness|[st]ion|ity|er|ism|ship|ance|ence|[^e]al)$/i

/** “To monitor”, but not “guide to sourdough” and “exposed to coastal flooding”. */
const isInfinitive: Rule = ({ base }, before) =>
  matches(/^to$/i, before, -1) && !nounEnding.test(base) && !matches(beforePreposition, before, -2)

const beForm = /^(?:am|are|be|been|is|was|were|.+['’](?:m|re))$/i
const pointer = /^(?:th(?:is|at|ese|ose|ere)|here)$/i

/** “They are reliable” and “I'm teaching kids”, but not “this is motherhood” and “we're hiring”. */
const followsBe: Rule = ({ base, wordClass }, before, next) => {
  const isActivity = wordClass === 'topic' && /ing$/i.test(base)
  const isVerb = isActivity === isNoun(next) && base !== 'hiring'
  return matches(beForm, before, -1) && !matches(pointer, before, -2) && isVerb
}

const joining = /^(?:and|or|but|then|also|just|always)$/i
const pluralEnding = /[^\Wsiu]s$/i

/** “Prune the roses and water them”, “the shop sells my cakes”, “kids love the park”, “a deck overlooking the lake”. */
const hasObject: Rule = ({ base, wordClass }, before, next) => {
  const canBeVerb = before.length === 0 || matches(joining, before, -1) || /...ing$/i.test(base)
  const isVerbForm = pluralEnding.test(base) || wordClass === 'ending'
  return objectStart.test(next?.base ?? '') && (canBeVerb || (isVerbForm && isNoun(before.at(-1))))
}

/** “Train staff well”. */
const isCommand: Rule = (_, before, next, afterNext) =>
  before.length === 0 && isNoun(next) && afterNext?.wordClass === 'filler' && /(?:^well|ly)$/i.test(afterNext.base)

/** “Sports bar”, but “prices jump”. */
const pluralInNoun = /^(?:arts|canvas|farmers|games|gas|kids|lens|moms|news|sales|savings|sports|systems)$|ics$/i
const singular = /^(?:an?|another|each|every|this)$/i

/** “Every dollar counts”, “this beautiful home features”, “our app helps teams”, but not “this year tech companies”. */
const followsSingular: Rule = ({ base, wordClass }, before, next) => {
  // Known verbs: “the menu features handmade pasta”, “the sale ends Monday”.
  const isKnownVerb = wordClass === 'ending' && (next?.wordClass === 'modifier' || next?.wordClass === 'date')
  // “Helps teams”, “sleeps 20 hours”, “costs just 5 euros”.
  const isBeforePlural =
    (isNoun(next) && pluralEnding.test(next?.base ?? '')) || /^(?:\d{1,3}|just|only)$/i.test(next?.base ?? '')
  const isSingular =
    matches(singular, before, -2) ||
    (matches(singular, before, -3) && before.at(-2)?.wordClass !== 'ending') ||
    (!matches(pluralEnding, before, -1) && (isKnownVerb || isBeforePlural))
  return isSingular && isNoun(before.at(-1)) && pluralEnding.test(base) && !pluralInNoun.test(base)
}

/** “Electricity costs vary widely”. In a title, a name may look like a plural: “Leeds City Council”. */
const followsPlural: Rule = ({ base, wordClass }, before, next) => {
  const last = before.at(-1)
  const isSubject = last?.wordClass === 'topic' ? !last.isName : isNoun(last) && isNoun(before.at(-2))
  const isPlural = matches(pluralEnding, before, -1) && !matches(pluralInNoun, before, -1)
  // The “work” of “employees work” is known to be a verb.
  const goesOn = wordClass === 'ending' ? base !== 'day' : next !== undefined && !joining.test(next.base)
  const isInTitle = !/^\p{Ll}/u.test(base)
  return isSubject && isPlural && !pluralEnding.test(base) && goesOn && (!isInTitle || next?.wordClass === 'filler')
}

const rules = [followsSubject, isInfinitive, followsBe, hasObject, isCommand, followsSingular, followsPlural]

/** “We toured vineyards”, “the team toured vineyards”. */
function isPastTense({ base }: Word, before: readonly Word[]): boolean {
  return /^[^-]*ed$/i.test(base) && (matches(beforeVerb, before, -1) || before.at(-1)?.wordClass === 'topic')
}

/**
 * Between commas, “journaling” is a noun, as in “my journaling”. After an adjective, as in “healthy eating”, such a word
 * ends a phrase, and before a noun, as in “living room”, it starts one, as in “tips for growing tomatoes”.
 */
function readParticiple(word: Word, i: number, words: readonly Word[]): Word {
  const [last, next] = [words[i - 1], words[i + 1]]
  if (word.isName || !/...ing$/i.test(word.base)) return word
  if (word.wordClass === 'filler') {
    const isForPost = /^(?:for|of|on|to)$/i.test(last?.base ?? '') && postKind.test(words[i - 2]?.base ?? '')
    if (isForPost && next?.wordClass === 'topic') return { ...word, wordClass: 'modifier' }
    // “Error handling”, but not “kids playing”.
    const endsNoun =
      last?.wordClass === 'topic' && !/s$/i.test(last.base) && (!next || /^(?:and|or|for)$/i.test(next.base))
    const isNoun = endsNoun || (last?.wordClass === 'modifier' && !objectStart.test(next?.base ?? ''))
    return isNoun ? { ...word, wordClass: 'ending' } : word
  }
  if (word.wordClass !== 'ending') return word
  if (next?.wordClass === 'topic' && (!last || last.wordClass === 'filler')) return { ...word, wordClass: 'modifier' }
  const isAlone = [last, next].every((other) => !other || /^(?:and|or|with|my|your|our|their|own)$/i.test(other.base))
  return isAlone ? { ...word, wordClass: 'topic' } : word
}

/** Turns words that are verbs next to the other words, or adjectives after “is”, into fillers. */
export function markVerbs(read: readonly Word[]): Word[] {
  const words = read.map(readParticiple)
  const marked: Word[] = []
  words.forEach((word, i) => {
    const isVerb = isNoun(word)
      ? rules.some((rule) => rule(word, marked, words[i + 1], words[i + 2]))
      : word.wordClass === 'modifier' && isPastTense(word, marked)
    marked.push(isVerb && !word.isName ? { ...word, wordClass: 'filler' } : word)
  })
  return marked
}
