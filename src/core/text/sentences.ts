import {
  abbreviationLookbehind,
  continuesAfterStop,
  type EndRule,
  endRuleOfMarks,
  endRuleOfStop,
  needsWholeWord,
} from './sentence-rules.ts'
import { isLetterOrDigit, isLowerCase, isWhitespace } from './char-class.ts'

/** Character classes for finding sentences. Characters with the class `lineFeed` or a higher one may end a sentence. */
const charClass = {
  closer: 1,
  ambiguousQuote: 2,
  apostrophe: 3,
  comma: 4,
  referenceMark: 5,
  referenceOpener: 6,
  lineFeed: 7,
  carriageReturn: 8,
  fullStop: 9,
  otherTerminator: 10,
  /** Ends a sentence even if no whitespace follows. */
  unspacedTerminator: 11,
} as const

const charClasses = new Uint8Array(0x10000)
for (const [charClassValue, characters] of [
  [charClass.closer, '")]}”»›」』）］｝】〉》〕〗〙〛〞〟｣'],
  // Closing quotes in German („so.“, »so.«), opening quotes in Chinese (。“).
  [charClass.ambiguousQuote, '“‘«‹'],
  [charClass.apostrophe, "'’"],
  [charClass.comma, ',;:，、；：،؛'],
  // Also closes emphasis in Markdown: **Stop.**
  [charClass.referenceMark, '*†‡⁰¹²³⁴⁵⁶⁷⁸⁹'],
  [charClass.referenceOpener, '['],
  [charClass.lineFeed, '\n'],
  [charClass.carriageReturn, '\r'],
  [charClass.fullStop, '.'],
  [charClass.otherTerminator, '!?…'],
  [charClass.unspacedTerminator, '。！？．।؟'],
] as const) {
  for (const character of characters) charClasses[character.charCodeAt(0)] = charClassValue
}

/** Returns one of the classes above, or 0 for any other character. */
function charClassOf(code: number): number {
  return charClasses[code] as number
}

// Bullets, `1.`, `1.2.`, `a.`, `iv.`, `1)`, `(a)`. A capital with a full stop is an initial: J. Smith.
const listMarker =
  /^(?:[•‣◦▪●○■·*+–-]|\(?(?:\d{1,3}(?:\.\d{1,2})?|[a-z]|[ivx]{2,4}|[IVX]{2,4})(?:\.|\.?\))|\(?[A-Z]\))$/

const unambiguousBullets = '•‣◦▪●○■·*'

// “Why?” I asked.
const speechTags = new Set(
  (
    'added answered asked began called continued cried demanded exclaimed inquired muttered murmured remarked repeated ' +
    'replied responded returned said say screamed shouted suggested think thought told whispered wondered yelled'
  )
    .split(' ')
    .map((verb) => `I ${verb}`),
)

const colon = 0x3a

// All lengths are in UTF-16 code units.
const maxMarkerLength = 8
/** Lines of wrapped text are longer. */
const maxHeadingLength = 60
/** Without the closing bracket. */
const maxReferenceLength = 5
/** The words that decide whether a sentence has ended are shorter. */
const maxNextWordLength = 12

/**
 * Finds the sentences of a text that arrives in chunks. No chunk may end inside a surrogate pair. Offsets are relative
 * to the start of the text.
 */
export class SentenceScanner {
  readonly #visit: (start: number, end: number) => void
  /**
   * In the states `afterTerminator`, `afterCloser`, `inReference` and `afterReference`, the sentence may have ended. In
   * the state `undecided`, the next word decides whether it has.
   */
  #state: 'inSentence' | 'afterTerminator' | 'afterCloser' | 'inReference' | 'afterReference' | 'undecided' =
    'inSentence'
  /** Offset of the current chunk in the text. */
  #offset = 0
  /** The last characters of the previous chunks, for an abbreviation or a list marker that spans two chunks. */
  #tail = ''
  /** The start of the current sentence, or -1 if there is none. */
  #start = -1
  #hasLetterOrDigit = false
  /** The end of the last non-whitespace character. */
  #textEnd = 0
  /** Number of line breaks since the last non-whitespace character. Two line breaks form a blank line. */
  #lineBreaks = 1
  #afterCarriageReturn = false
  /** The start of the current line without indentation, and the end of the text on the lines before it. */
  #lineStart = 0
  #previousLineEnd = 0
  #isAfterShortLine = false
  /** The last non-whitespace character, and whether the lines before the current one end with a colon. */
  #lastUnit = 0
  #isAfterColon = false
  /** Whether the current word is the first one of its line, so that it may be a list marker. */
  #isFirstWord = false
  /** Whether there was a list marker since the last blank line. */
  #isInList = false
  /** Whether a line of the current sentence starts with a dash that is not a list marker. */
  #hasDashLine = false
  /** The end of the last terminators, including the closing quotes, brackets and references after them. */
  #terminatorEnd = 0
  #isSingleFullStop = false
  #hasUnspacedTerminator = false
  #hasCloser = false
  #afterApostrophe = false
  #endRule: EndRule = 'always'
  /** The start of the next sentence if the undecided one has ended, or -1 if it is not known yet. */
  #nextStart = -1
  /** The first characters of the word that decides whether the sentence has ended. */
  #nextWord = ''

  constructor(visit: (start: number, end: number) => void) {
    this.#visit = visit
  }

  add(chunk: string): void {
    let i = 0
    while (i < chunk.length) {
      // Within a sentence, only a terminator or a line break matters.
      if (this.#state === 'inSentence' && this.#hasLetterOrDigit && this.#lineBreaks === 0 && !this.#isFirstWord) {
        const from = i
        while (i < chunk.length && charClassOf(chunk.charCodeAt(i)) < charClass.lineFeed) i++
        this.#updateTextEnd(chunk, from, i)
        if (i === chunk.length) break
      }
      i = this.#readUnit(chunk, i)
    }
    this.#tail = (chunk.length > abbreviationLookbehind ? chunk : this.#tail + chunk).slice(-abbreviationLookbehind - 1)
    this.#offset += chunk.length
  }

  /** Ends the last sentence at the end of the text. */
  end(): void {
    this.#endWord('', 0)
    this.#finishBlock()
  }

  #updateTextEnd(text: string, from: number, to: number): void {
    let end = to
    while (end > from && isWhitespace(text.charCodeAt(end - 1))) end--
    if (end === from) return
    this.#textEnd = this.#offset + end
    this.#lastUnit = text.charCodeAt(end - 1)
  }

  /**
   * Reads one code unit and returns the next index. Returns the same index if the code unit must be read again in
   * another state.
   */
  #readUnit(text: string, i: number): number {
    const code = text.charCodeAt(i)
    const kind = charClassOf(code)
    if (isWhitespace(code)) return this.#readWhitespace(text, i, kind)
    if (this.#lineBreaks > 0) this.#startLine(i)
    this.#textEnd = this.#offset + i + 1
    this.#lastUnit = code
    this.#isFirstWord &&= this.#textEnd - this.#lineStart <= maxMarkerLength
    if (this.#state === 'inSentence') return this.#readInSentence(text, i, kind)
    if (this.#state === 'undecided') return this.#readNextWord(text, i, kind)
    if (this.#state === 'inReference') return this.#readInReference(text, i)
    return this.#readAfterTerminator(text, i, kind)
  }

  #startLine(i: number): void {
    this.#lineBreaks = 0
    this.#afterCarriageReturn = false
    this.#isAfterShortLine = this.#textEnd - this.#lineStart <= maxHeadingLength
    this.#lineStart = this.#offset + i
    this.#previousLineEnd = this.#textEnd
    this.#isAfterColon = this.#lastUnit === colon
    this.#isFirstWord = true
    if (this.#state === 'inSentence' && !this.#hasLetterOrDigit) this.#start = -1
  }

  #readWhitespace(text: string, i: number, kind: number): number {
    this.#endWord(text, i)
    if (this.#state === 'afterTerminator') this.#endRule = this.#endRuleOfTerminator(text, i)
    if (this.#state === 'inReference') this.#endRule = 'never'
    if (this.#state !== 'inSentence' && this.#state !== 'undecided') this.#applyEndRule()
    this.#countLineBreaks(kind)
    return i + 1
  }

  /** Ends the word before index `i`. */
  #endWord(text: string, i: number): void {
    if (this.#nextWord === 'I' && text[i] === ' ' && this.#mayBeSpeech) this.#nextWord = 'I '
    else if (this.#nextWord !== '') this.#decideEnd()
    if (!this.#isFirstWord) return
    this.#isFirstWord = false
    const word = this.#textBefore(text, i, this.#textEnd - this.#lineStart)
    if (listMarker.test(word)) this.#skipListMarker(word)
  }

  #skipListMarker(marker: string): void {
    const isUndecided = this.#state === 'undecided' && this.#nextStart === this.#lineStart
    // The lines “12. Then” and “– then” may also continue a sentence, unless they are in a list.
    const isBullet = marker.length === 1
    const isAfterHeading = marker === '-' && this.#isAfterShortLine && !this.#hasDashLine
    const startsList =
      marker === '1.' || unambiguousBullets.includes(marker) || (isBullet && (this.#isAfterColon || isAfterHeading))
    const endsItem = startsList || (this.#isInList && (isBullet || marker.endsWith('.')))
    if (this.#start === this.#lineStart) this.#discard()
    else if (isUndecided) this.#finish(this.#terminatorEnd)
    else if (endsItem) this.#finish(this.#previousLineEnd)
    else {
      this.#hasDashLine ||= isBullet
      return
    }
    this.#state = 'inSentence'
    this.#isInList = true
  }

  #readInSentence(text: string, i: number, kind: number): number {
    if (this.#start < 0) this.#start = this.#offset + i
    if (kind >= charClass.fullStop) this.#startTerminator(kind)
    else this.#hasLetterOrDigit ||= isLetterOrDigitAt(text, i)
    return i + 1
  }

  #readAfterTerminator(text: string, i: number, kind: number): number {
    const isAfterTerminator = this.#state === 'afterTerminator'
    if (isAfterTerminator && kind >= charClass.fullStop) {
      this.#terminatorEnd = this.#textEnd
      this.#isSingleFullStop = false
      this.#hasUnspacedTerminator ||= kind === charClass.unspacedTerminator
      return i + 1
    }
    if (isAfterTerminator) this.#endRule = this.#endRuleOfTerminator(text, i)
    if (this.#isCloser(kind)) {
      this.#state = 'afterCloser'
      this.#hasCloser = true
      this.#terminatorEnd = this.#textEnd
      this.#afterApostrophe = isAfterTerminator && kind === charClass.apostrophe
      return i + 1
    }
    if (kind === charClass.referenceMark && !this.#hasUnspacedTerminator) {
      this.#state = 'afterReference'
      this.#terminatorEnd = this.#textEnd
      return i + 1
    }
    if (kind === charClass.referenceOpener && !this.#hasUnspacedTerminator) {
      this.#state = 'inReference'
      return i + 1
    }
    if (!this.#mayEndBefore(text, i, kind)) this.#endRule = 'never'
    this.#applyEndRule()
    return i
  }

  /** Returns whether the sentence may end before a character that is not whitespace. */
  #mayEndBefore(text: string, i: number, kind: number): boolean {
    if (this.#hasCloser && kind === charClass.comma) return false
    if (this.#hasUnspacedTerminator) return true
    if (this.#state !== 'afterCloser') return false
    // “Yahoo!'s” contains an apostrophe, not a closing quote.
    return !this.#afterApostrophe || !isLetterOrDigitAt(text, i)
  }

  /** Reads a reference such as [12]. */
  #readInReference(text: string, i: number): number {
    if (text[i] === ']') {
      this.#state = 'afterReference'
      this.#terminatorEnd = this.#textEnd
      return i + 1
    }
    if (this.#textEnd - this.#terminatorEnd <= maxReferenceLength && isLetterOrDigitAt(text, i)) {
      this.#hasLetterOrDigit = true
      return i + 1
    }
    this.#state = 'inSentence'
    return i
  }

  #readNextWord(text: string, i: number, kind: number): number {
    if (this.#nextStart < 0) this.#nextStart = this.#offset + i
    if (isLetterOrDigitAt(text, i) && this.#nextWord.length < maxNextWordLength) {
      const character = String.fromCodePoint(text.codePointAt(i) as number)
      this.#nextWord += character
      this.#textEnd = this.#offset + i + character.length
      const needsMore = needsWholeWord(this.#endRule) || (this.#mayBeSpeech && this.#nextWord.startsWith('I'))
      if (!needsMore) this.#decideEnd()
      return i + character.length
    }
    // Punctuation before the word is skipped.
    if (this.#nextWord === '' && kind < charClass.fullStop) return i + 1
    if (kind === charClass.fullStop && this.#nextWord.length === 1) this.#nextWord += '.'
    this.#decideEnd()
    return i
  }

  /** Whether what ends may be direct speech: “Why?” I asked. */
  get #mayBeSpeech(): boolean {
    return this.#hasCloser && !this.#isSingleFullStop
  }

  #decideEnd(): void {
    const isLower = isLowerCase(this.#nextWord.codePointAt(0) ?? 0)
    const goesOnAfterQuote = this.#hasCloser && (isLower || speechTags.has(this.#nextWord))
    const continues = goesOnAfterQuote || continuesAfterStop(this.#endRule, this.#nextWord)
    if (!continues) {
      this.#finish(this.#terminatorEnd)
      this.#start = this.#nextStart
    }
    this.#hasLetterOrDigit ||= this.#nextWord !== ''
    this.#nextWord = ''
    this.#state = 'inSentence'
  }

  #startTerminator(kind: number): void {
    this.#state = 'afterTerminator'
    this.#terminatorEnd = this.#textEnd
    this.#isSingleFullStop = kind === charClass.fullStop
    this.#hasUnspacedTerminator = kind === charClass.unspacedTerminator
    this.#hasCloser = false
  }

  #isCloser(kind: number): boolean {
    return (
      kind === charClass.closer ||
      kind === charClass.apostrophe ||
      (kind === charClass.ambiguousQuote && !this.#hasUnspacedTerminator)
    )
  }

  /**
   * Returns the end rule for the terminators before index `i`, given that whitespace, a closing character or a
   * reference follows.
   */
  #endRuleOfTerminator(text: string, i: number): EndRule {
    if (!this.#isSingleFullStop) return endRuleOfMarks(this.#textBefore(text, i, abbreviationLookbehind))
    if (i > abbreviationLookbehind) return endRuleOfStop(text, i - 1)
    const before = this.#tail + text.slice(0, i)
    return endRuleOfStop(before, before.length - 1)
  }

  #applyEndRule(): void {
    this.#nextStart = -1
    this.#state = 'undecided'
    if (this.#endRule === 'never') this.#state = 'inSentence'
    else if (this.#endRule === 'always' && !this.#hasCloser) {
      this.#finish(this.#terminatorEnd)
      this.#state = 'inSentence'
    }
  }

  #countLineBreaks(kind: number): void {
    if (kind === charClass.carriageReturn || (kind === charClass.lineFeed && !this.#afterCarriageReturn))
      this.#lineBreaks++
    this.#afterCarriageReturn = kind === charClass.carriageReturn
    if (this.#lineBreaks >= 2) this.#finishBlock()
  }

  /** Ends the sentence at a blank line or at the end of the text. */
  #finishBlock(): void {
    this.#finish(this.#state === 'undecided' ? this.#terminatorEnd : this.#textEnd)
    this.#state = 'inSentence'
    this.#isInList = false
  }

  #finish(end: number): void {
    // Punctuation without a letter or digit is not a sentence.
    if (this.#hasLetterOrDigit) this.#visit(this.#start, end)
    this.#discard()
  }

  #discard(): void {
    this.#start = -1
    this.#hasLetterOrDigit = false
    this.#hasDashLine = false
  }

  /** Returns the last characters before index `i` of the current chunk. */
  #textBefore(text: string, i: number, length: number): string {
    return i >= length ? text.slice(i - length, i) : (this.#tail + text.slice(0, i)).slice(-length)
  }
}

function isLetterOrDigitAt(text: string, i: number): boolean {
  return isLetterOrDigit(text.codePointAt(i) as number)
}

export function eachSentence(text: string, visit: (start: number, end: number) => void): void {
  const scanner = new SentenceScanner(visit)
  scanner.add(text)
  scanner.end()
}

export function countSentences(text: string): number {
  let sentences = 0
  eachSentence(text, () => sentences++)
  return sentences
}
