import { characterBefore, isDigit, isLetterOrDigit, isWhitespace } from './char-class.ts'
import {
  blankLine,
  endRuleOf,
  findListMarker,
  goesOnAfterQuote,
  goesOnAfterStop,
  isBulletAt,
  isHeadingBefore,
  lookbehind,
  maxItemLookahead,
  maxMarkerLength,
  type SentenceLanguage,
  startsListItem,
} from './sentence-rules.ts'

type VisitRange = (start: number, end: number) => void

export const terminators = '.!?…。！？．।؟۔։።။។'
/** These end a sentence even if no space follows: 今日は。明日は。 */
const unspacedTerminator = /[。！？．।؟۔։።။។]/
const closers = String.raw`"')\]}’”»›」』）］｝】〉》〕〗〙〛〞〟｣`
// Closing quotes in German („so.“, »so.«), opening quotes in Chinese (。“).
const ambiguousQuotes = '“‘«‹'
// [1], [12], [a], [note 1], [8]:32 and [citation needed], and the asterisk, which also closes emphasis: **Stop.**
const reference =
  String.raw`\[(?:[\p{L}\p{N}]{0,4}|note \d{1,3}|[a-z]{2,20} needed)\](?:: ?\d{1,4}(?:[–-]\d{1,4})?(?!\p{N}))?|` +
  '[*†‡⁰¹²³⁴⁵⁶⁷⁸⁹]'
/** After a closing quote or bracket, these go on with the sentence: “Stop!”, he said. (Pens, etc.). */
const nextMark = new RegExp(`[,;:，、；：،؛${terminators}]`)

// The patterns match at most 1000 characters, because all of them have to be in memory.
/** A sentence can end only at terminators, or at a line break before a blank line or a list item. */
const boundary = new RegExp(String.raw`[${terminators}]{1,1000}|\r\n?|\n`, 'g')
/** What belongs to a sentence after its terminators: “Stop.”[1], « Stop ! » */
const tail = new RegExp(
  String.raw`(?:${reference}|[${closers}${ambiguousQuotes}]|[^\S\r\n]»(?=[\s,;:.]|$)){0,1000}`,
  'muy',
)
const unspacedTail = new RegExp(`[${closers}]{0,1000}`, 'y')
const references = new RegExp(reference, 'gmu')
const gapBeforeWord = new RegExp(String.raw`[^\p{L}\p{N}${terminators}]{0,1000}`, 'muy')
const indentation = /[^\S\r\n]{0,1000}/y

const newLine = /^\s*[\r\n]\s*/
const asciiLetterOrDigit = /[a-z\d]/i
const letterOrDigit = /[\p{L}\p{N}]/mu

/** In UTF-16 code units. Longer than the words that decide whether a sentence goes on, such as a name and “whispered”. */
const maxNextWordLength = 64

/**
 * Finds the sentences of a text that arrives in chunks. No chunk may end inside a surrogate pair. The ranges of the
 * sentences are offsets in the whole text.
 */
export class SentenceScanner {
  readonly #visit: VisitRange
  readonly #language: SentenceLanguage | undefined
  /** The text that has not been read yet, after a few characters that have been read. */
  #text = ''
  /** The offset of `#text` in the whole text. */
  #offset = 0
  /** The index in `#text` of the first character that has not been read. */
  #index = 0
  #isLastChunk = false
  #isAtLineStart = true
  /** Whether there was a list item since the last blank line. */
  #isInList = false
  /** The offset of the current sentence, or -1 if there is none. */
  #start = -1
  #hasLetterOrDigit = false
  /** The offset of the current line without its indentation. */
  #lineStart = 0
  /** The last character that is not whitespace, and the offset after it. */
  #lastCharacter = ''
  #textEnd = 0

  constructor(visit: VisitRange, language?: SentenceLanguage) {
    this.#visit = visit
    this.#language = language
  }

  add(chunk: string): void {
    this.#text += chunk
    this.#read()
    const unneeded = Math.max(0, this.#index - lookbehind)
    this.#text = this.#text.slice(unneeded)
    this.#offset += unneeded
    this.#index -= unneeded
  }

  /** Ends the last sentence at the end of the text. */
  end(): void {
    this.#isLastChunk = true
    this.#read()
    this.#finish()
  }

  /** Reads until more text is needed to go on. */
  #read(): void {
    let canGoOn = true
    while (canGoOn) canGoOn = this.#isAtLineStart ? this.#readLineStart() : this.#readToBoundary()
  }

  /** Whether the character at this index may be in the next chunk. */
  #isMissing(index: number): boolean {
    return index >= this.#text.length && !this.#isLastChunk
  }

  #readLineStart(): boolean {
    const text = this.#text
    const start = endOfMatch(indentation, text, this.#index)
    if (this.#isMissing(start + maxMarkerLength + maxItemLookahead)) return false
    this.#isAtLineStart = false
    if (isLineBreak(text[start])) {
      this.#finish()
      this.#isInList = false
      return true
    }
    if (!this.#hasLetterOrDigit) this.#start = -1
    const before = {
      isInList: this.#isInList,
      lastCharacter: this.#lastCharacter,
      length: this.#textEnd - this.#lineStart,
    }
    const textFrom = (index: number) => text.slice(index, index + maxItemLookahead)
    const marker = findListMarker(text, start)
    const markerEnd = start + marker.length
    if (marker !== '' && (this.#start < 0 || startsListItem(marker, textFrom(markerEnd), before))) {
      this.#finish()
      this.#isInList = true
      this.#index = markerEnd
    } else if (this.#start === this.#lineStart && isHeadingBefore(textFrom(start), before)) {
      this.#finish()
    }
    this.#lineStart = this.#offset + start
    return true
  }

  #readToBoundary(): boolean {
    boundary.lastIndex = this.#index
    const match = boundary.exec(this.#text)
    this.#addToSentence(match?.index ?? this.#text.length)
    if (!match || this.#isMissing(boundary.lastIndex)) return false
    if (!isLineBreak(match[0][0])) return this.#readTerminators(match[0])
    this.#index = boundary.lastIndex
    this.#isAtLineStart = true
    return true
  }

  #readTerminators(marks: string): boolean {
    const marksEnd = this.#index + marks.length
    // The usual case in addresses and numbers: example.com, 3.14
    if (marks === '.' && asciiLetterOrDigit.test(this.#text.charAt(marksEnd))) {
      this.#addToSentence(marksEnd)
      return true
    }
    const end = endOfMatch(unspacedTerminator.test(marks) ? unspacedTail : tail, this.#text, marksEnd)
    const wordStart = endOfMatch(gapBeforeWord, this.#text, end)
    if (this.#isMissing(wordStart + maxNextWordLength)) return false
    const isEnd = endsSentence(this.#text, { marks, marksEnd, end, wordStart }, this.#language)
    this.#addToSentence(end)
    if (isEnd) this.#finish()
    return true
  }

  /** Adds the text before this index to the current sentence. */
  #addToSentence(end: number): void {
    const text = this.#text
    let first = this.#index
    while (first < end && isWhitespace(text.charCodeAt(first))) first++
    this.#index = end
    if (first === end) return
    let last = end
    while (isWhitespace(text.charCodeAt(last - 1))) last--
    if (this.#start < 0) this.#start = this.#offset + first
    this.#hasLetterOrDigit ||= letterOrDigit.test(text.slice(first, last))
    this.#lastCharacter = text.charAt(last - 1)
    this.#textEnd = this.#offset + last
  }

  #finish(): void {
    // Punctuation without a letter or digit is not a sentence.
    if (this.#hasLetterOrDigit) this.#visit(this.#start, this.#textEnd)
    this.#start = -1
    this.#hasLetterOrDigit = false
  }
}

/** Indexes of a possible end of a sentence. */
interface PossibleEnd {
  /** The terminators. */
  readonly marks: string
  readonly marksEnd: number
  /** After the closing quotes, brackets and references. */
  readonly end: number
  /** Of the next word. */
  readonly wordStart: number
}

function endsSentence(
  text: string,
  { marks, marksEnd, end, wordStart }: PossibleEnd,
  language: SentenceLanguage | undefined,
): boolean {
  if (marks === '．' && isBetweenDigits(text, marksEnd)) return false
  const closing = text.slice(marksEnd, end).replaceAll(references, '*')
  const hasCloser = /[^*]/.test(closing)
  const next = text.charAt(end)
  if (hasCloser && nextMark.test(next)) return false
  if (next !== '' && !isWhitespace(text.charCodeAt(end)) && !unspacedTerminator.test(marks)) {
    // An end without a space after it: “Stop!”—he ran. Yahoo!'s contains an apostrophe, not a closing quote.
    const isInsideWord = /^['’]$/.test(closing) && isLetterOrDigit(text.codePointAt(end) ?? 0)
    if (closing === '' || closing.endsWith('*') || next === '[' || isInsideWord) return false
  }
  const rule = endRuleOf(text, marksEnd, marks, language)
  if (rule === 'never') return false
  if (rule === 'always' && !hasCloser) return true
  const gap = text.slice(end, wordStart)
  const [lineBreaks] = newLine.exec(gap) ?? []
  const isBeforeBullet = lineBreaks !== undefined && isBulletAt(text, end + lineBreaks.length)
  if (wordStart === text.length || blankLine.test(gap) || isBeforeBullet) return true
  const following = text.slice(wordStart, wordStart + maxNextWordLength)
  return !(hasCloser && goesOnAfterQuote(following, marks)) && !goesOnAfterStop(rule, following, language)
}

/** Whether the full-width full stop that ends at this index is a decimal point: ３．２９ */
function isBetweenDigits(text: string, end: number): boolean {
  return isDigit(text.codePointAt(end) ?? 0) && isDigit(characterBefore(text, end - 1).codePointAt(0) ?? 0)
}

function endOfMatch(stickyPattern: RegExp, text: string, start: number): number {
  stickyPattern.lastIndex = start
  stickyPattern.test(text)
  return stickyPattern.lastIndex
}

function isLineBreak(character: string | undefined): boolean {
  return character === '\n' || character === '\r'
}

export function eachSentence(text: string, visit: VisitRange, language?: SentenceLanguage): void {
  const scanner = new SentenceScanner(visit, language)
  scanner.add(text)
  scanner.end()
}

export function countSentences(text: string, language?: SentenceLanguage): number {
  let sentences = 0
  eachSentence(text, () => sentences++, language)
  return sentences
}
