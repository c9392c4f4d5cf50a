import { InputError, type TextRange } from '#core/tool/input-error.ts'
import { escapePattern } from '#core/regex/patterns.ts'
import { characterBefore, isLetterOrDigit, whitespaceClass } from '#core/text/char-class.ts'
import type { SentenceLanguage } from '#core/text/sentence-rules.ts'
import { eachSentence } from '#core/text/sentences.ts'
import { unspacedCharacter } from '#core/text/words.ts'

const whitespace = new RegExp(`[${whitespaceClass}]`)
const nextWhitespace = new RegExp(whitespace, 'g')
const lettersAndDigits = /[\p{L}\p{M}\p{N}]+/gmu
const gap = String.raw`[^\p{L}\p{M}\p{N}]+`

/** In UTF-16 code units. A longer phrase could take minutes. */
const maxKeywordLength = 1000

/** More would noticeably slow the page down. */
const maxMatches = 10_000

interface FoundKeyword {
  readonly count: number
  /** The first matches. */
  readonly matches: readonly TextRange[]
}

/**
 * Finds the words that contain a keyword. Several words are searched for as a phrase, whatever punctuation stands around
 * them. `wholeWord` says whether the keyword has to start and end where a word does.
 */
export function findKeyword(
  text: string,
  keyword: string,
  { wholeWord, rules }: { readonly wholeWord: boolean; readonly rules: SentenceLanguage | undefined },
): FoundKeyword {
  const matches: TextRange[] = []
  let count = 0
  if (keyword.length > maxKeywordLength) throw new InputError('A keyword can have at most 1,000 characters.')
  const isPhrase = whitespace.test(keyword)
  const pattern = patternOf(keyword, isPhrase)
  if (!pattern) return { count, matches }
  const folded = fold(text)
  const crossesSentence =
    isPhrase && startsOfSentences(keyword, rules).length < 2 ? crossingTest(text, rules) : () => false
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const start = match.index
    const end = pattern.lastIndex
    if (crossesSentence(start, end) || (wholeWord && (isInsideWord(text, start) || isInsideWord(text, end)))) {
      pattern.lastIndex = start + 1
      continue
    }
    count++
    if (matches.length < maxMatches) matches.push({ start, end })
    // A word that contains the keyword twice counts once.
    pattern.lastIndex = endOfWord(text, end)
  }
  return { count, matches }
}

/** Folds case and the kinds of sigma and apostrophe. Unlike `foldCase`, keeps the length of the text. */
function fold(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ').replaceAll('’', "'")
}

function patternOf(keyword: string, isPhrase: boolean): RegExp | undefined {
  const folded = fold(keyword)
  const parts = isPhrase ? (folded.match(lettersAndDigits) ?? []) : [folded]
  // In decomposed text, the Turkish İ is an I with a dot above.
  const source = parts.map((part) => escapePattern(part).replaceAll('i', 'i\u0307?')).join(gap)
  return source === '' ? undefined : new RegExp(source, 'gmu')
}

function startsOfSentences(text: string, rules?: SentenceLanguage): number[] {
  const starts: number[] = []
  eachSentence(text, (start) => starts.push(start), rules)
  return starts
}

/** Returns a function that tells whether a sentence starts inside a range. The ranges must be sorted by their start. */
function crossingTest(text: string, rules: SentenceLanguage | undefined): (start: number, end: number) => boolean {
  const starts = startsOfSentences(text, rules)
  let next = 0
  return (start, end) => {
    while ((starts[next] ?? Infinity) <= start) next++
    return (starts[next] ?? Infinity) < end
  }
}

function isInsideWord(text: string, offset: number): boolean {
  const before = characterBefore(text, offset)
  const after = text.codePointAt(offset) ?? 0
  // Without spaces, only a dictionary knows where words end.
  if (unspacedCharacter.test(before)) return false
  return isLetterOrDigit(before.codePointAt(0) ?? 0) && isLetterOrDigit(after)
}

function endOfWord(text: string, from: number): number {
  if (unspacedCharacter.test(characterBefore(text, from))) return from
  nextWhitespace.lastIndex = from
  return nextWhitespace.exec(text)?.index ?? text.length
}
