import { isLetterOrDigit, isLowerCase, isUpperCase } from './letters.ts'
import { isLowSurrogate } from './surrogates.ts'
import { isSpace } from './words.ts'

/** Whether the full stop behind a word ends the sentence: surely, never, or unless such a thing comes next. */
export type Ending = 'surely' | 'never' | 'unless lower case' | 'unless digit'

type Entry = Ending | 'never in capitals'

const abbreviations = new Map<string, Entry>()
for (const [entry, words] of [
  ['never', 'mr mrs ms mx dr prof st mt capt lt sgt cpl cmdr messrs mme mlle e.g i.e eg ie cf vs viz approx'],
  // Titles that are words of their own in lower case: “one more rep. Then rest.”
  ['never in capitals', 'rev hon gen col maj gov sen rep pres adm supt insp'],
  ['unless lower case', 'etc al inc ltd co corp bros jr sr esq ph.d m.d a.m p.m dept ave blvd'],
  ['unless digit', 'no nos fig figs p pp vol ch sec art eq jan feb mar apr jun jul aug sep sept oct nov dec'],
] as const) {
  for (const word of words.split(' ')) abbreviations.set(word, entry)
}

// Most words are ruled out by their last two or three letters, before a string is cut and looked up.
const endsOfAbbreviations = new Uint8Array(0x400)
const longerEndsOfAbbreviations = new Uint8Array(0x8000)
for (const word of abbreviations.keys()) {
  // Asking before the start of a string, even once, would make asking slower for good.
  const padded = word.padStart(3)
  endsOfAbbreviations[lastTwoLetters(padded, padded.length)] = 1
  longerEndsOfAbbreviations[lastThreeLetters(padded, padded.length)] = 1
}

/** A number up to 1023 for the two units before a position, the same for upper and lower case. */
function lastTwoLetters(text: string, end: number): number {
  return ((text.charCodeAt(end - 2) & 31) << 5) | (text.charCodeAt(end - 1) & 31)
}

function lastThreeLetters(text: string, end: number): number {
  return ((text.charCodeAt(end - 3) & 31) << 10) | lastTwoLetters(text, end)
}

/** More text than this before a full stop cannot change what it means. */
export const abbreviationReach = 12
const longestAbbreviation = 6

/** What the lone full stop at a position does, going by the word before it. */
export function endingOfStop(text: string, stop: number): Ending {
  if (isPlainWordEnd(text, stop)) return 'surely'
  let start = stop
  while (start > 0 && stop - start < abbreviationReach && isWordUnit(text.charCodeAt(start - 1))) start--
  while (start < stop && isApostrophe(text.charCodeAt(start))) start++
  if (isInitial(text, start, stop)) return 'never'
  const length = stop - start
  if (length > longestAbbreviation) return 'surely'
  if (length > 1 && endsOfAbbreviations[lastTwoLetters(text, stop)] === 0) return 'surely'
  const word = text.slice(start, stop)
  const lower = word.toLowerCase()
  const entry = abbreviations.get(lower) ?? 'surely'
  if (entry === 'never in capitals') return word === lower ? 'surely' : 'never'
  return entry
}

/** Two or three small letters that no abbreviation ends in: nothing before them matters. */
export function isPlainWordEnd(text: string, end: number): boolean {
  if (end < 3 || !isSmallLetter(text.charCodeAt(end - 1)) || !isSmallLetter(text.charCodeAt(end - 2))) return false
  if (endsOfAbbreviations[lastTwoLetters(text, end)] === 0) return true
  return isSmallLetter(text.charCodeAt(end - 3)) && longerEndsOfAbbreviations[lastThreeLetters(text, end)] === 0
}

function isSmallLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a
}

/** `J` as in J. K. Rowling, and the last letter of `J.R.R`. */
function isInitial(text: string, start: number, stop: number): boolean {
  const letter = stop - 2 >= start && isLowSurrogate(text.charCodeAt(stop - 1)) ? stop - 2 : stop - 1
  if (letter < start || (letter > start && text.charCodeAt(letter - 1) !== dot)) return false
  return isUpperCase(text.codePointAt(letter) as number) && !isPronoun(text, letter, start)
}

/** “So do I.” is about somebody; Elizabeth I. and I. Newton are somebody. */
function isPronoun(text: string, letter: number, start: number): boolean {
  if (text[letter] !== 'I' || letter > start || !isSpace(text.charCodeAt(letter - 1))) return false
  if (text.charCodeAt(letter - 2) === dot) return false
  let before = letter - 1
  while (before > 0 && letter - before < abbreviationReach && isWordUnit(text.charCodeAt(before - 1))) before--
  return before < letter - 1 && isLowerCase(text.codePointAt(before) as number)
}

const dot = 0x2e

function isWordUnit(code: number): boolean {
  return code === dot || isApostrophe(code) || isLetterOrDigit(code) || (code >= 0xd800 && code <= 0xdfff)
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019
}
