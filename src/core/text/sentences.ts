import { abbreviationReach, type Ending, endingOfStop } from './abbreviations.ts'
import { isDigit, isLetterOrDigit, isLowerCase, isWhitespace } from './char-class.ts'

/** What a code unit means to a sentence. From `lineFeed` on, it may end one. */
const mark = {
  closer: 1,
  eitherQuote: 2,
  apostrophe: 3,
  lineFeed: 4,
  carriageReturn: 5,
  fullStop: 6,
  endMark: 7,
  wideMark: 8,
} as const

const marks = new Uint8Array(0x10000)
for (const [kind, characters] of [
  [mark.closer, '")]}”»›」』）］｝】〉》〕〗〙〛〞〟｣'],
  // These close in German („so.“, »so.«) and open in Chinese (。“).
  [mark.eitherQuote, '“‘«‹'],
  [mark.apostrophe, "'’"],
  [mark.lineFeed, '\n'],
  [mark.carriageReturn, '\r'],
  [mark.fullStop, '.'],
  [mark.endMark, '!?…'],
  [mark.wideMark, '。！？'],
] as const) {
  for (const character of characters) marks[character.charCodeAt(0)] = kind
}

/** One of the kinds above, or 0. */
function markOf(code: number): number {
  return marks[code] as number
}

/**
 * Finds the sentences of a text that arrives in chunks. No chunk may end inside a surrogate pair. Offsets count from the
 * first chunk.
 */
export class SentenceScanner {
  readonly #visit: (start: number, end: number) => void
  /** In `marks` and `closers` the sentence may have ended; `undecided` means that the next word decides. */
  #state: 'within' | 'marks' | 'closers' | 'undecided' = 'within'
  /** The offset of the current chunk. */
  #offset = 0
  /** The end of the chunks before, for an abbreviation that spans two. */
  #tail = ''
  /** The start of the open sentence, or -1. */
  #start = -1
  #hasLetterOrDigit = false
  /** The end of the last non-whitespace, and the line breaks since: two make a blank line. */
  #textEnd = 0
  #breaks = 0
  #afterReturn = false
  /** The end of the last marks with their closers. */
  #marksEnd = 0
  #isLoneStop = false
  #hasWideMark = false
  #afterApostrophe = false
  #ending: Ending = 'surely'
  /** Where the next sentence starts if the undecided one has ended, or -1. */
  #nextStart = -1

  constructor(visit: (start: number, end: number) => void) {
    this.#visit = visit
  }

  add(chunk: string): void {
    let i = 0
    while (i < chunk.length) {
      // Inside a sentence only a mark or a line break matters.
      if (this.#state === 'within' && this.#hasLetterOrDigit && this.#breaks === 0) {
        const from = i
        while (i < chunk.length && markOf(chunk.charCodeAt(i)) < mark.lineFeed) i++
        this.#rememberTextEnd(chunk, from, i)
        if (i === chunk.length) break
      }
      i = this.#step(chunk, i)
    }
    this.#tail = (chunk.length > abbreviationReach ? chunk : this.#tail + chunk).slice(-abbreviationReach - 1)
    this.#offset += chunk.length
  }

  /** The end of the text ends the last sentence. */
  end(): void {
    this.#finish(this.#textEnd)
  }

  #rememberTextEnd(text: string, from: number, to: number): void {
    let end = to
    while (end > from && isWhitespace(text.charCodeAt(end - 1))) end--
    if (end > from) this.#textEnd = this.#offset + end
  }

  /** Reads one unit and returns the next index; returns the same index if the unit has to be read again in another state. */
  #step(text: string, i: number): number {
    const code = text.charCodeAt(i)
    const kind = markOf(code)
    if (isWhitespace(code)) return this.#readWhitespace(text, i, kind)
    this.#textEnd = this.#offset + i + 1
    this.#breaks = 0
    this.#afterReturn = false
    if (this.#state === 'within') return this.#readWithin(text, i, kind)
    if (this.#state === 'undecided') return this.#decide(text, i, kind)
    return this.#readAfterMarks(text, i, kind)
  }

  #readWhitespace(text: string, i: number, kind: number): number {
    if (this.#state === 'marks') this.#ending = this.#endingOfMarks(text, i)
    if (this.#state === 'marks' || this.#state === 'closers') this.#applyEnding()
    this.#countBreaks(kind)
    return i + 1
  }

  #readWithin(text: string, i: number, kind: number): number {
    if (this.#start < 0) this.#start = this.#offset + i
    if (kind >= mark.fullStop) this.#startMarks(kind)
    else this.#hasLetterOrDigit ||= isLetterOrDigitAt(text, i)
    return i + 1
  }

  #readAfterMarks(text: string, i: number, kind: number): number {
    const isAfterMark = this.#state === 'marks'
    if (isAfterMark && kind >= mark.fullStop) {
      this.#marksEnd = this.#textEnd
      this.#isLoneStop = false
      this.#hasWideMark ||= kind === mark.wideMark
      return i + 1
    }
    if (this.#closes(kind)) {
      if (isAfterMark) this.#ending = this.#endingOfMarks(text, i)
      this.#state = 'closers'
      this.#marksEnd = this.#textEnd
      this.#afterApostrophe = isAfterMark && kind === mark.apostrophe
      return i + 1
    }
    if (isAfterMark) this.#ending = this.#hasWideMark ? 'surely' : 'never'
    // “Yahoo!'s” holds an apostrophe, not a closing quote.
    else if (this.#afterApostrophe && !this.#hasWideMark && isLetterOrDigitAt(text, i)) this.#ending = 'never'
    this.#applyEnding()
    return i
  }

  #decide(text: string, i: number, kind: number): number {
    if (this.#nextStart < 0) this.#nextStart = this.#offset + i
    if (kind < mark.fullStop && !isLetterOrDigitAt(text, i)) return i + 1
    const codePoint = text.codePointAt(i) as number
    const continues = this.#ending === 'unless digit' ? isDigit(codePoint) : isLowerCase(codePoint)
    if (!continues) {
      this.#finish(this.#marksEnd)
      this.#start = this.#nextStart
    }
    this.#state = 'within'
    return i
  }

  #startMarks(kind: number): void {
    this.#state = 'marks'
    this.#marksEnd = this.#textEnd
    this.#isLoneStop = kind === mark.fullStop
    this.#hasWideMark = kind === mark.wideMark
  }

  #closes(kind: number): boolean {
    return kind === mark.closer || kind === mark.apostrophe || (kind === mark.eitherQuote && !this.#hasWideMark)
  }

  /** What the marks just before index `i` do, given that whitespace or a closer follows. */
  #endingOfMarks(text: string, i: number): Ending {
    if (!this.#isLoneStop) return 'surely'
    if (i > abbreviationReach) return endingOfStop(text, i - 1)
    const before = this.#tail + text.slice(0, i)
    return endingOfStop(before, before.length - 1)
  }

  #applyEnding(): void {
    if (this.#ending === 'surely') this.#finish(this.#marksEnd)
    this.#nextStart = -1
    this.#state = this.#ending === 'surely' || this.#ending === 'never' ? 'within' : 'undecided'
  }

  #countBreaks(kind: number): void {
    if (kind === mark.carriageReturn || (kind === mark.lineFeed && !this.#afterReturn)) this.#breaks++
    this.#afterReturn = kind === mark.carriageReturn
    if (this.#breaks < 2) return
    this.#finish(this.#textEnd)
    this.#state = 'within'
  }

  #finish(end: number): void {
    // Marks alone are not a sentence.
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
