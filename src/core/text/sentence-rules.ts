import { isDigit, isLetterOrDigit, isLowerCase, isLowSurrogate, isUpperCase, isWhitespace } from './char-class.ts'

/** Whether a full stop ends the sentence: always, never, or depending on the next word. */
export type EndRule =
  | 'always'
  | 'never'
  | 'unless lower case'
  | 'unless digit'
  | 'unless digit or initial'
  | 'unless lower case or digit'
  | 'unless date'
  | 'unless German date'
  | 'if new sentence'

const dot = 0x2e

type AbbreviationRule = EndRule | 'never if capitalized'

const abbreviations = new Map<string, AbbreviationRule>()
for (const [rule, words] of [
  ['never', 'mr mrs ms mx dr prof st mt capt lt sgt cpl cmdr messrs mme mlle e.g i.e eg ie cf vs viz approx'],
  // German, also written with a space: “z. B.”
  ['never', 'z.b z.t d.h d.r u.a u.u u.v v.a v.m o.ä i.d s.o s.u bzw vgl evtl ggf inkl bspw sog'],
  // “z. B.”, “d. h.”, and “d. 1750” (died)
  ['unless digit or initial', 'd i o s u v z'],
  // In lower case these titles are ordinary words: “one more rep. Then rest.”
  ['never if capitalized', 'rev hon gen col maj gov sen rep pres adm supt insp'],
  ['unless lower case', 'etc usw inc ltd co corp bros jr sr esq dept ave blvd p.p'],
  ['unless digit', 'b c ca no nos nr fig figs p pp vol ch sec art eq'],
  // “Smith et al. (2020)”
  ['unless lower case or digit', 'al'],
  ['unless lower case or digit', 'jan feb mar apr jun jul aug sep sept oct nov dec'],
  ['unless date', 'a.m p.m'],
] as const) {
  for (const word of words.split(' ')) abbreviations.set(word, rule)
}

// “9 a.m. Monday”, “9 a.m. Eastern Time”
const dateWords = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun ' +
    'january february march april may june july august september october november december ' +
    'eastern central mountain pacific est edt cst cdt mst mdt pst pdt et ct mt pt gmt utc bst cet cest'
  ).split(' '),
)

// “am 3. Oktober”, “vom 3. bis 5. Mai”
const germanDateWords = new Set(
  'januar februar märz april mai juni juli august september oktober november dezember bis und oder'.split(' '),
)

// “He has a Ph.D. She does not.”
const sentenceStarters = new Set(
  (
    'a after all an and as at before but can did do does for from has have he her here his how i if in is it its ' +
    'many most my no not now on one or our she since so some that the their then there these they this those to was ' +
    'we were what when where which while who why will with you your'
  ).split(' '),
)

const wholeWordRules = new Set<EndRule>([
  'unless digit or initial',
  'unless date',
  'unless German date',
  'if new sentence',
])

/** Returns whether the rule depends on more than the first character of the next word. */
export function needsWholeWord(rule: EndRule): boolean {
  return wholeWordRules.has(rule)
}

/**
 * Returns whether the sentence goes on after the full stop. `word` starts with a letter or digit, or it is empty. An
 * initial includes its full stop.
 */
export function continuesAfterStop(rule: EndRule, word: string): boolean {
  const codePoint = word.codePointAt(0) ?? 0
  switch (rule) {
    case 'always':
      return false
    case 'never':
      return true
    case 'unless lower case':
      return isLowerCase(codePoint)
    case 'unless digit':
      return isDigit(codePoint)
    case 'unless digit or initial':
      return isDigit(codePoint) || word.endsWith('.')
    case 'unless lower case or digit':
      return isLowerCase(codePoint) || isDigit(codePoint)
    case 'unless date':
      return isLowerCase(codePoint) || dateWords.has(word.toLowerCase())
    case 'unless German date':
      return germanDateWords.has(word.toLowerCase())
    case 'if new sentence':
      return !isUpperCase(codePoint) || !sentenceStarters.has(word.toLowerCase())
  }
}

/** In UTF-16 code units. If a word is longer, only its last characters are read. */
const maxLookbehind = 12

/** In UTF-16 code units. Text that precedes a full stop by more than this does not affect its end rule. */
export const abbreviationLookbehind = maxLookbehind + 1
const longestAbbreviation = 6

/** Returns the end rule for a single full stop, based on the word before it. */
export function endRuleOfStop(text: string, stop: number): EndRule {
  let start = stop
  while (start > 0 && stop - start < maxLookbehind && isWordUnit(text.charCodeAt(start - 1))) start--
  while (start < stop && isApostrophe(text.charCodeAt(start))) start++
  const isLastInitial = isInitial(text, start, stop)
  if (stop - start > longestAbbreviation && !isLastInitial) return 'always'
  const word = text.slice(start, stop)
  if (isLastInitial && !word.includes('.')) return 'never'
  if (/^\d{1,2}$/.test(word)) return 'unless German date'
  const lower = word.toLowerCase()
  // After Ph.D. and U.S., a capital may start a name (the U.S. Army), but “He” and “The” start a sentence.
  const rule =
    abbreviations.get(letterBeforeSpace(text, start, stop) + lower) ??
    abbreviations.get(lower) ??
    (isLastInitial ? 'if new sentence' : 'always')
  if (rule === 'never if capitalized') return word === lower ? 'always' : 'never'
  return rule
}

// Names that end with an exclamation mark: “Yahoo! is old.”
const exclamationName = /\b(?:Jeopardy|Joomla|Kahoot|Oklahoma|Yahoo|Yum)!$/

/** Returns the end rule for terminators other than a single full stop. `text` ends with them. */
export function endRuleOfMarks(text: string): EndRule {
  return exclamationName.test(text) ? 'unless lower case' : 'always'
}

/** Returns the `z.` before the `B` of “z. B.”, so that it is looked up like “z.B.”. */
function letterBeforeSpace(text: string, start: number, stop: number): string {
  if (stop - start > 1 || text.charCodeAt(start - 2) !== dot || !isWhitespace(text.charCodeAt(start - 1))) return ''
  return isLetterOrDigit(text.charCodeAt(start - 4)) ? '' : text.slice(start - 3, start - 1)
}

/** Matches the `J` of J. K. Rowling and the last letter of `J.R.R`. */
function isInitial(text: string, start: number, stop: number): boolean {
  const letter = stop - 2 >= start && isLowSurrogate(text.charCodeAt(stop - 1)) ? stop - 2 : stop - 1
  if (letter < start || (letter > start && text.charCodeAt(letter - 1) !== dot)) return false
  return isUpperCase(text.codePointAt(letter) as number) && !isPronoun(text, letter, start)
}

/** “So do I.” ends a sentence; Elizabeth I. and I. Newton are names. */
function isPronoun(text: string, letter: number, start: number): boolean {
  if (text[letter] !== 'I' || letter > start || !isWhitespace(text.charCodeAt(letter - 1))) return false
  if (text.charCodeAt(letter - 2) === dot) return false
  let before = letter - 1
  while (before > 0 && letter - before < maxLookbehind && isWordUnit(text.charCodeAt(before - 1))) before--
  return before < letter - 1 && isLowerCase(text.codePointAt(before) as number)
}

function isWordUnit(code: number): boolean {
  return code === dot || isApostrophe(code) || isLetterOrDigit(code) || (code >= 0xd800 && code <= 0xdfff)
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019
}
