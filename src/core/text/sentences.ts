import { abbreviationLookbehind, continuesAfterStop, type EndRule, endRuleOfStop } from './abbreviations.ts'
import { isLetterOrDigit, isWhitespace } from './char-class.ts'

/** Character classes for finding sentences. Characters with the class `lineFeed` or a higher one may end a sentence. */
const charClass = {
  closer: 1,
  ambiguousQuote: 2,
  apostrophe: 3,
  lineFeed: 4,
  carriageReturn: 5,
  fullStop: 6,
  otherTerminator: 7,
  fullWidthTerminator: 8,
} as const

const charClasses = new Uint8Array(0x10000)
for (const [charClassValue, characters] of [
  [charClass.closer, '")]}”»›」』）］｝】〉》〕〗〙〛〞〟｣'],
  // Closing quotes in German („so.“, »so.«), opening quotes in Chinese (。“).
  [charClass.ambiguousQuote, '“‘«‹'],
  [charClass.apostrophe, "'’"],
  [charClass.lineFeed, '\n'],
  [charClass.carriageReturn, '\r'],
  [charClass.fullStop, '.'],
  [charClass.otherTerminator, '!?…'],
  [charClass.fullWidthTerminator, '。！？'],
] as const) {
  for (const character of characters) charClasses[character.charCodeAt(0)] = charClassValue
}

/** Returns one of the classes above, or 0 for any other character. */
function charClassOf(code: number): number {
  return charClasses[code] as number
}

/** In UTF-16 code units. The words that matter are shorter. */
const maxNextWordLength = 12

/**
 * Finds the sentences of a text that arrives in chunks. No chunk may end inside a surrogate pair. Offsets are relative
 * to the start of the text.
 */
export class SentenceScanner {
  readonly #visit: (start: number, end: number) => void
  /**
   * In the states `afterTerminator` and `afterCloser`, the sentence may have ended. In the state `undecided`, the next
   * word decides whether it has.
   */
  #state: 'inSentence' | 'afterTerminator' | 'afterCloser' | 'undecided' = 'inSentence'
  /** Offset of the current chunk in the text. */
  #offset = 0
  /** The last characters of the previous chunks, for an abbreviation that spans two chunks. */
  #tail = ''
  /** The start of the current sentence, or -1 if there is none. */
  #start = -1
  #hasLetterOrDigit = false
  /**
   * The end of the last non-whitespace character, and the number of line breaks since then. Two line breaks form a
   * blank line.
   */
  #textEnd = 0
  #lineBreaks = 0
  #afterCarriageReturn = false
  /** The end of the last terminators, including the closing quotes and brackets after them. */
  #terminatorEnd = 0
  #isSingleFullStop = false
  #hasFullWidthTerminator = false
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
      if (this.#state === 'inSentence' && this.#hasLetterOrDigit && this.#lineBreaks === 0) {
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
    if (this.#nextWord !== '') this.#decideEnd()
    this.#finish(this.#textEnd)
  }

  #updateTextEnd(text: string, from: number, to: number): void {
    let end = to
    while (end > from && isWhitespace(text.charCodeAt(end - 1))) end--
    if (end > from) this.#textEnd = this.#offset + end
  }

  /**
   * Reads one code unit and returns the next index. Returns the same index if the code unit must be read again in
   * another state.
   */
  #readUnit(text: string, i: number): number {
    const code = text.charCodeAt(i)
    const kind = charClassOf(code)
    if (isWhitespace(code)) return this.#readWhitespace(text, i, kind)
    this.#textEnd = this.#offset + i + 1
    this.#lineBreaks = 0
    this.#afterCarriageReturn = false
    if (this.#state === 'inSentence') return this.#readInSentence(text, i, kind)
    if (this.#state === 'undecided') return this.#readNextWord(text, i, kind)
    return this.#readAfterTerminator(text, i, kind)
  }

  #readWhitespace(text: string, i: number, kind: number): number {
    if (this.#nextWord !== '') this.#decideEnd()
    if (this.#state === 'afterTerminator') this.#endRule = this.#endRuleOfTerminator(text, i)
    if (this.#state === 'afterTerminator' || this.#state === 'afterCloser') this.#applyEndRule()
    this.#countLineBreaks(kind)
    return i + 1
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
      this.#hasFullWidthTerminator ||= kind === charClass.fullWidthTerminator
      return i + 1
    }
    if (this.#isCloser(kind)) {
      if (isAfterTerminator) this.#endRule = this.#endRuleOfTerminator(text, i)
      this.#state = 'afterCloser'
      this.#terminatorEnd = this.#textEnd
      this.#afterApostrophe = isAfterTerminator && kind === charClass.apostrophe
      return i + 1
    }
    if (isAfterTerminator) this.#endRule = this.#hasFullWidthTerminator ? 'always' : 'never'
    // “Yahoo!'s” contains an apostrophe, not a closing quote.
    else if (this.#afterApostrophe && !this.#hasFullWidthTerminator && isLetterOrDigitAt(text, i))
      this.#endRule = 'never'
    this.#applyEndRule()
    return i
  }

  #readNextWord(text: string, i: number, kind: number): number {
    if (this.#nextStart < 0) this.#nextStart = this.#offset + i
    if (isLetterOrDigitAt(text, i) && this.#nextWord.length < maxNextWordLength) {
      const character = String.fromCodePoint(text.codePointAt(i) as number)
      this.#nextWord += character
      this.#textEnd = this.#offset + i + character.length
      return i + character.length
    }
    // Punctuation before the word is skipped.
    if (this.#nextWord === '' && kind < charClass.fullStop) return i + 1
    this.#decideEnd()
    return i
  }

  #decideEnd(): void {
    if (this.#endRule !== 'always' && this.#endRule !== 'never' && !continuesAfterStop(this.#endRule, this.#nextWord)) {
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
    this.#hasFullWidthTerminator = kind === charClass.fullWidthTerminator
  }

  #isCloser(kind: number): boolean {
    return (
      kind === charClass.closer ||
      kind === charClass.apostrophe ||
      (kind === charClass.ambiguousQuote && !this.#hasFullWidthTerminator)
    )
  }

  /**
   * Returns the end rule for the terminators before index `i`, given that whitespace or a closing character follows.
   */
  #endRuleOfTerminator(text: string, i: number): EndRule {
    if (!this.#isSingleFullStop) return 'always'
    if (i > abbreviationLookbehind) return endRuleOfStop(text, i - 1)
    const before = this.#tail + text.slice(0, i)
    return endRuleOfStop(before, before.length - 1)
  }

  #applyEndRule(): void {
    if (this.#endRule === 'always') this.#finish(this.#terminatorEnd)
    this.#nextStart = -1
    this.#state = this.#endRule === 'always' || this.#endRule === 'never' ? 'inSentence' : 'undecided'
  }

  #countLineBreaks(kind: number): void {
    if (kind === charClass.carriageReturn || (kind === charClass.lineFeed && !this.#afterCarriageReturn))
      this.#lineBreaks++
    this.#afterCarriageReturn = kind === charClass.carriageReturn
    if (this.#lineBreaks < 2) return
    this.#finish(this.#textEnd)
    this.#state = 'inSentence'
  }

  #finish(end: number): void {
    // Punctuation without a letter or digit is not a sentence.
    if (this.#hasLetterOrDigit) this.#visit(this.#start, end)
    this.#start = -1
    this.#hasLetterOrDigit = false
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
