import { isDigit, isLowerCase, isUpperCase } from './char-class.ts'

// An entry with a capital, such as `Ms`, is not an abbreviation in lower case.
const abbreviations = new Map<string, EndRule>()
for (const [rule, words] of [
  ['never', 'mr mrs mx dr prof capt lt sgt cpl cmdr messrs mme mlle e.g i.e eg ie cf cfr vs viz approx'],
  // Spanish and Italian titles: “El Sr. García”. Also “John Smith Sr. He”, “on Main St. She”.
  ['if new sentence', 'sr sra srta dra sig dott st mt av ave blvd'],
  // “EE. UU. y”
  ['never', 'ee'],
  ['unless lower case', 'uu'],
  // German, also written with a space: “z. B.”
  ['never', 'z.b z.t d.h d.r u.a u.u u.v v.a v.m o.ä i.d s.o s.u bzw vgl evtl ggf inkl bspw sog'],
  // “z. B.”, “d. h.”, Spanish “5 p. m.”, and “d. 1750” (died)
  ['unless digit or initial', 'a d i o s u v z'],
  // Russian: “и др. в”, “т. е.”, “1990 г. в”
  ['never', 'т.е т.к т.н ул'],
  ['unless lower case', 'др т.д т.п г гг в вв н.э руб тыс млн млрд'],
  ['unless lower case or digit', 'см стр рис д'],
  ['unless digit or initial', 'т н'],
  // German: “5 Mio. Euro”
  ['never', 'Mio Mrd Tsd'],
  // In lower case these titles are ordinary words or units: “one more rep. Then rest.”, “it took 95 ms. Then”
  ['never', 'Ms Rev Hon Gen Col Maj Gov Sen Rep Pres Adm Supt Insp'],
  // US states, of which some are ordinary words in lower case: “Boston, Mass. with”
  ['unless lower case', 'Ala Ariz Ark Calif Colo Conn Fla Ill Mass Mich Minn Miss Mo Tenn Tex Wash Wis'],
  ['unless lower case', 'etc usw incl excl univ inc ltd co corp bros jr esq dept ff p.p lb lbs oz ft tbsp tsp'],
  ['unless digit', 'b c ca no nos nr str fig figs pp pag pág vol ch sec art eq abb apt rm'],
  // “20 min. from here”, German “max. 10 %”, French “env. 20 euros”, Spanish “aprox. 300”
  ['unless lower case or digit', 'min max mín máx hr hrs mtl zzgl rd mwst env aprox núm'],
  // “Smith et al. (2020)”, French “p. ex. ici”
  ['unless lower case or digit', 'al p ex'],
  ['unless lower case or digit', 'jan feb mar apr jun jul aug sep sept oct nov dec tue tues wed thu thur thurs fri'],
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

// “AT 5 P.M. IN THE LOBBY”: in a text in all capitals, the case of the next word says nothing.
const connectingWords = new Set('AND AT BY FOR FROM IN ON OR TO UNTIL WITH'.split(' '))

/** What the rules read of the language of a text. Without it, they are those for English. */
export interface SentenceLanguage {
  /** In lower case, without the last full stop and without spaces: `z.b`. They come before those for all languages. */
  readonly abbreviations: ReadonlyMap<string, EndRule>
  /** With a capital, such a word starts a sentence. An abbreviation of another language is not one of these words. */
  readonly stopWords: ReadonlySet<string>
  /** Whether numbers with a full stop are ordinals: Finnish “3. toukokuuta”. */
  readonly hasOrdinals: boolean
}

/** Whether the sentence goes on after a full stop, depending on the next word. */
const goesOnBefore = {
  always: () => false,
  never: () => true,
  'unless lower case': connects,
  'unless digit': startsWithDigit,
  'unless digit or initial': (word) => startsWithDigit(word) || word.endsWith('.'),
  'unless lower case or digit': (word) => connects(word) || startsWithDigit(word),
  'unless date': (word) => connects(word) || dateWords.has(word.toLowerCase()),
  'unless German date': isGermanDateWord,
  'unless lower case or German date': (word) => connects(word) || isGermanDateWord(word),
  'if new sentence': (word, starters) =>
    !isUpperCase(word.codePointAt(0) ?? 0) || connects(word) || !starters.has(word.toLowerCase()),
} satisfies Readonly<Record<string, (word: string, starters: ReadonlySet<string>) => boolean>>

/** Whether a full stop ends the sentence: always, never, or depending on the next word. */
export type EndRule = keyof typeof goesOnBefore

function connects(word: string): boolean {
  return startsLowerCase(word) || connectingWords.has(word)
}

function isGermanDateWord(word: string): boolean {
  return germanDateWords.has(word.toLowerCase())
}

function startsLowerCase(text: string): boolean {
  return isLowerCase(text.codePointAt(0) ?? 0)
}

function startsWithDigit(text: string): boolean {
  return isDigit(text.codePointAt(0) ?? 0)
}

/** Returns whether the sentence goes on after a full stop, given the text from the next word on. */
export function goesOnAfterStop(rule: EndRule, following: string, language?: SentenceLanguage): boolean {
  // An initial includes its full stop.
  const [word = ''] = /^(?:[\p{L}\p{N}]\.|[\p{L}\p{N}]*)/u.exec(following) ?? []
  return goesOnBefore[rule](word, language?.stopWords ?? sentenceStarters)
}

const speechVerbs =
  'added|adds|answered|asked|asks|began|called|continued|cried|demanded|exclaimed|inquired|muttered|murmured|remarked|' +
  'repeated|replied|replies|responded|returned|said|say|says|screamed|shouted|suggested|think|thought|told|whispered|' +
  'wondered|yelled'
const namePart = String.raw`\p{Lu}[\p{L}'’-]{0,20}`
// “Why?” I asked. “Here!” Mrs. Hale said. But not: “Go!” Ann said nothing.
const speechTag = new RegExp(
  String.raw`^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.?\s)?(${namePart})(?:\s${namePart})?\s` +
    String.raw`(?:${speechVerbs})(?![\p{L}\p{N}]|\s(?:about|for|home|nothing|that)\b)`,
  'mu',
)

// In a text in all capitals: “WHY?” SHE ASKED.
const speechTagInCapitals = new RegExp(String.raw`^(?:HE|SHE|THEY|WE)\s(?:${speechVerbs.toUpperCase()})\b`)

/** Returns whether the sentence goes on after a closing quote: “Why?” she asked. */
export function goesOnAfterQuote(following: string, marks: string): boolean {
  if (startsLowerCase(following) || speechTagInCapitals.test(following)) return true
  const [, name] = (marks === '.' ? null : speechTag.exec(following)) ?? []
  return name !== undefined && (name === 'I' || !sentenceStarters.has(name.toLowerCase()))
}

/** In UTF-16 code units. How much text before a terminator the rules read: an abbreviation and the word before it. */
export const lookbehind = 16
const longestAbbreviation = 6

const lastWord = /^(?:[^]*[^\p{L}\p{N}.'’])?['’]*([\p{L}\p{N}.'’]*)$/u
// The J of J. K. Rowling and the last letter of J.R.R.
const initial = /^(?:[^]*\.)?\p{Lu}$/u
// “in washington, d.c. on monday”
const lowerInitials = /^\p{Ll}(?:\.\p{Ll})+$/u
// “He takes vitamin C. It helps.” But also: a book by J. Smith.
const afterLowerCase = /^(?:[^]*\P{L})?\p{Ll}+\s\p{Lu}$/u
// “So do I.” and “at 5 °C.” end a sentence; Elizabeth I. and I. Newton are names.
const pronounOrUnit = /^(?:[^]*°\p{L}|(?:[^]*[^\p{L}\p{N}.'’])?\p{Ll}(?:[\p{L}\p{N}.'’]*[\p{L}\p{N}'’])?\sI)$/u
// “Nach dem 2. Weltkrieg”, “im 19. Jahrhundert”
const germanOrdinal = /(?:^|\P{L})(?:d(?:as|e[mnrs]|ie)|eine[mnrs]?|im|jede[mnrs]?|vom|zu[mr])\s\d{1,2}(?![^])/imu
// “z. B.” is looked up like “z.B.”
const spacedAbbreviation = /^(?:[^]*[^\p{L}\p{N}])?(\p{L}\.)\s\p{L}$/u

/** Returns the end rule for a single full stop, based on the word before it. */
export function endRuleOfStop(text: string, stop: number, language?: SentenceLanguage): EndRule {
  const before = text.slice(Math.max(0, stop - lookbehind), stop)
  // “She paused . . . then went on.”
  if (/^[^\S\r\n]\.(?:\s|$)/.test(text.slice(stop + 1, stop + 4))) return 'never'
  if (/\.[^\S\r\n]$/.test(before)) return 'unless lower case'
  const word = lastWord.exec(before)?.[1] ?? ''
  const isInitial = initial.test(word) && !pronounOrUnit.test(before)
  if (isInitial && !word.includes('.')) return afterLowerCase.test(before) ? 'if new sentence' : 'never'
  const ruleOfLanguage = language && findRule(before, language)
  if (ruleOfLanguage) return ruleOfLanguage
  if (word.length > longestAbbreviation && !isInitial) return 'always'
  if (/^\d{1,2}$/.test(word)) return endRuleOfNumber(before, language)
  // “Henry VIII. was king.”
  if (/^[IVX]{2,}$/.test(word)) return 'unless lower case'
  const lower = word.toLowerCase()
  const capitalized = lower.charAt(0).toUpperCase() + lower.slice(1)
  const first = word.length === 1 ? (spacedAbbreviation.exec(before)?.[1] ?? '') : ''
  // After Ph.D. and U.S., a capital may start a name (the U.S. Army), but “He” and “The” start a sentence.
  return (
    abbreviations.get(first.toLowerCase() + lower) ??
    (language?.stopWords.has(lower) ? undefined : abbreviations.get(lower)) ??
    (word === lower ? undefined : abbreviations.get(capitalized)) ??
    (isInitial ? 'if new sentence' : lowerInitials.test(word) ? 'unless lower case' : 'always')
  )
}

// “z. B.” and “bl. a.” are looked up like “z.B.” and “bl.a.”
const spacedAbbreviationOfLanguage = /^(?:[^]*[^\p{L}\p{N}])?(\p{L}{1,4}\.)\s\p{L}$/u
// Also “l’avv. Rossi” and “N°. 5”.
const lastWordOfLanguage = /^(?:[^]*[^\p{L}\p{N}\p{M}.°º])?([\p{L}\p{N}\p{M}.°º]*)$/u

/** Returns the rule for an abbreviation of the language. */
function findRule(before: string, { abbreviations }: SentenceLanguage): EndRule | undefined {
  const lower = before.toLowerCase()
  const [, word = ''] = lastWordOfLanguage.exec(lower) ?? []
  const [, first = ''] = (word.length === 1 ? spacedAbbreviationOfLanguage.exec(lower) : null) ?? []
  return abbreviations.get(first + word) ?? abbreviations.get(word)
}

function endRuleOfNumber(before: string, language?: SentenceLanguage): EndRule {
  if (germanOrdinal.test(before)) return 'never'
  return language?.hasOrdinals ? 'unless lower case or German date' : 'unless German date'
}

// Names that end with an exclamation mark: “Yahoo! is old.”
const exclamationName = /\b(?:Jeopardy|Joomla|Kahoot|Oklahoma|Yahoo|Yum)!$/

/** Returns the end rule for the terminators that end at this index. */
export function endRuleOf(text: string, end: number, marks: string, language?: SentenceLanguage): EndRule {
  if (marks === '.') return endRuleOfStop(text, end - 1, language)
  return exclamationName.test(text.slice(Math.max(0, end - lookbehind), end)) ? 'unless lower case' : 'always'
}

const bullets = '•‣◦▪●○■·*+–-'
// Bullets, `1.`, `1.2.`, `a.`, `iv.`, `1)`, `(a)`. A capital with a full stop is an initial: J. Smith.
const oneMarker = String.raw`(?:[${bullets}]|\(?(?:\d{1,3}(?:\.\d{1,2})?|[a-z]|[ivx]{2,4}|[IVX]{2,4})(?:\.|\.?\))|\(?[A-Z]\))`
// Also two of them: `• 1.`
const listMarker = new RegExp(String.raw`${oneMarker}(?:[ \t]{1,4}${oneMarker})?(?=\s|$)`, 'y')
/** In UTF-16 code units. Whether a bullet starts a list item may depend on this much text after it. */
export const maxItemLookahead = 500
export const maxMarkerLength = 24

export const blankLine = /(?:\r\n|\r(?!\n)|\n)[^\S\r\n]*[\r\n]/

/** Returns the list marker at this index, or an empty string. */
export function findListMarker(text: string, index: number): string {
  listMarker.lastIndex = index
  return listMarker.exec(text)?.[0] ?? ''
}

/** Returns whether there is a list marker at this index that starts with a bullet. */
export function isBulletAt(text: string, index: number): boolean {
  return /^\S(?:\s|$)/.test(findListMarker(text, index))
}

/** In UTF-16 code units. Lines of wrapped text are longer. */
const maxHeadingLength = 60

/** What comes before a line. */
interface LineBefore {
  readonly isInList: boolean
  /** The last character and the length of the line before. */
  readonly lastCharacter: string
  readonly length: number
}

/** Returns whether a list marker ends the sentence on the lines before it. “12. Then” and “– then” may also go on. */
export function startsListItem(markers: string, following: string, before: LineBefore): boolean {
  const [marker = ''] = markers.split(/\s/, 1)
  if (marker === '1.' || '•‣◦▪●○■·*'.includes(marker)) return true
  if (marker.length > 1) return before.isInList && marker.endsWith('.')
  if (before.isInList || before.lastCharacter === ':') return true
  const [rest = ''] = following.split(blankLine, 1)
  const hasNextItem = new RegExp(String.raw`[\r\n][ \t]*[${marker}][ \t]`).test(rest)
  const isProse = /^\s*\p{Ll}[^]*[.!?…]\s*$/u.test(rest)
  return hasNextItem || (marker === '-' && before.length <= maxHeadingLength && !isProse)
}

/**
 * Returns whether a line without an end mark is a heading of the text after it. The lines of that text are so much longer
 * that its first word would have been on the same line if the text were wrapped.
 */
export function isHeadingBefore(following: string, { length, lastCharacter }: LineBefore): boolean {
  const [firstWord] = /^["“‘(]?[\p{Lu}\p{N}]\S*/u.exec(following) ?? []
  if (firstWord === undefined || length > maxHeadingLength || !/[\p{L}\p{N})"”’':]/mu.test(lastCharacter)) return false
  const [paragraph = ''] = following.split(blankLine, 1)
  const width = Math.max(...paragraph.split(/[\r\n]/).map((line) => line.length))
  return width > maxHeadingLength && length + firstWord.length < 0.8 * width
}
