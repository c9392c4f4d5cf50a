/**
 * Very common English words that are rare in other languages: *in*, *an*, *me*, *on* and *was* are left out, because
 * German, French or Spanish have them too.
 */
const commonWords: ReadonlySet<string> = new Set(
  (
    'about above after again all always and any are around ask away back be because been before being best better ' +
    "between big both but buy by call can can't change check come could day days did didn't does doesn't doing " +
    "don't down each easy even ever every few find first five for four free from full get give go going good got " +
    "great has help here his how i'm i've if into is isn't it it's its just keep know large last learn left less " +
    "let let's life like little long look made make many may more most much must my need never new next not " +
    'nothing now of off offer often old one only open order other our out over own people put read right said same ' +
    'save say second see send set she should show small some something soon start still stop such take team tell ' +
    "ten than thank thanks that that's the their them then there these they they're thing things think this those " +
    "three through time to today too try two until up us use used using very view wait way we we're week well were " +
    "what when where which while who why with without won't work works world would write year years yes yet you " +
    "you're your"
  ).split(' '),
)

/** Returns whether a word is common in English and rare in other languages. */
export function isCommonEnglishWord(word: string): boolean {
  return commonWords.has(word.toLowerCase().replaceAll('’', "'"))
}

interface LanguageCounts {
  /** Number of words with a letter. */
  readonly lettered: number
  readonly common: number
  /** Number of words without a Latin letter. */
  readonly foreign: number
}

/** Shorter texts may consist of names and headings. */
const minWords = 8
/** In English prose, about half of the words are common; in other languages, next to none. */
const minCommonShare = 0.1

/** Guesses whether a text is in English. Texts that are too short to tell are taken for English. */
export function looksEnglish({ lettered, common, foreign }: LanguageCounts): boolean {
  if (2 * foreign > lettered) return false
  return lettered < minWords || common >= minCommonShare * lettered
}
