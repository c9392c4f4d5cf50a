const divided = /(\p{L}\p{M}*)([-‐\u00ad])[^\S\n]*\n[^\S\n]*(?=([\p{L}\p{N}]))/gmu
const lowerCase = /^\p{Ll}/u

const wordWithHyphens = /[\p{L}\p{M}‐-]+/gmu
const wordAtEnd = /(?:[\p{L}\p{M}\p{N}]+[-‐])*[\p{L}\p{M}]+$/mu
const wordAtStart = /^[\p{L}\p{M}\p{N}]+(?:[-‐][\p{L}\p{M}\p{N}]+)*/u
const anyHyphen = /[-‐]/
/** In UTF-16 code units. */
const maxWordLength = 40

/** Words that compounds start with. They are rarely a syllable of a longer word, except before `endings`. */
const firstParts: ReadonlySet<string> = new Set(
  (
    'all cost cross decision ever full half hard high large long low near new non old open part real self short small ' +
    'state time user well'
  ).split(' '),
)

/** Words that compounds end with: evidence-based. */
const lastParts: ReadonlySet<string> = new Set(['based', 'driven', 'making'])

/** What follows one of `firstParts` without a hyphen: shortage, reality, partner. */
const endings = new RegExp(
  `^(?:.{1,2}|${(
    'age born comer coming cover cut ened ening ered ering est etheless fall found green hand hood idad ing ise ised ' +
      'ish ising ism ist istic ity ities ization isation ize ized izing land lasting less light lighted lighting line ' +
      'ment mente more name ned ner nered nering nership ness over piece pox road same sense ship side spice stamp table ' +
      'temps ware way word'
  ).replaceAll(' ', '|')})s?$`,
)

/** After a hyphen that stands for the end of a later word: pre- and post-war. “En” is left out: it also ends words. */
const conjunction = /^(?:and|or|und|oder|bzw|y|o|et|ou|e|of)$/i
const addressAtEnd = /(?:https?:\/\/|www\.|@)\S*$/i
/** In UTF-16 code units. */
const maxAddressLength = 200

/** Returns the words of a text in lower case. */
function findWords(text: string): ReadonlySet<string> {
  const words = new Set(['so-called'])
  for (const [word] of text.matchAll(wordWithHyphens)) words.add(word.replaceAll('‐', '-').toLowerCase())
  return words
}

/** Returns whether a word that is divided at a hyphen is a compound. Words elsewhere in the text show how it is spelled. */
function isCompound(left: string, right: string, words: ReadonlySet<string>): boolean {
  const first = left.split(anyHyphen).at(-1)?.toLowerCase() ?? ''
  const second = right.split(anyHyphen)[0]?.toLowerCase() ?? ''
  if (words.has(`${first}-${second}`)) return true
  if (words.has(first + second)) return false
  if (anyHyphen.test(left + right) || lastParts.has(second)) return true
  return firstParts.has(first) && !endings.test(second)
}

/**
 * Joins words that are divided at a line end. The hyphen stays in a compound, and before a capital or a digit:
 * “Anglo-Saxon”. `context` is the text whose words show how a word is spelled. Returns each word that had a visible hyphen
 * once, because some of them are guesses.
 */
export function mendHyphens(text: string, context = text): { text: string; count: number; words: string[] } {
  const mended = new Set<string>()
  let words: ReadonlySet<string> | undefined
  let count = 0
  const joined = text.replace(divided, (match, start: string, hyphen: string, next: string, offset: number) => {
    count += 1
    if (hyphen === '\u00ad') return start
    const end = offset + match.length
    const lineStart = Math.max(text.lastIndexOf('\n', offset) + 1, offset - maxAddressLength)
    const line = text.slice(lineStart, offset) + start
    const [left = ''] = wordAtEnd.exec(line.slice(-maxWordLength)) ?? []
    const [right = ''] = wordAtStart.exec(text.slice(end, end + maxWordLength)) ?? []
    words ??= findWords(context)
    const isSuspended = conjunction.test(right) && !words.has((left + right).toLowerCase())
    const isKept = !lowerCase.test(next) || isCompound(left, right, words) || addressAtEnd.test(line)
    const kept = isSuspended ? `${hyphen} ` : isKept ? hyphen : ''
    mended.add(left + kept + right)
    return start + kept
  })
  return { text: joined, count, words: [...mended] }
}
