import { abbreviationReach, endingOfStop, type Ending, isPlainWordEnd } from './abbreviations.ts'
import { isDigit, isLetterOrDigit, isLowerCase } from './letters.ts'
import {
  apostrophe,
  carriageReturn,
  closer,
  eitherQuote,
  fullStop,
  lineFeed,
  mark as endMark,
  meansEnd,
  sentenceKindOf,
  wideMark,
} from './sentence-kinds.ts'
import { isSpace } from './words.ts'

/**
 * Finds the sentences of a text that comes in pieces, none of which ends inside a surrogate pair. Positions count from
 * the start of the first piece.
 */
export class SentenceScanner {
  readonly #visit: (start: number, end: number) => void
  /** In `marks` and `closers` it is open whether they end the sentence; `undecided` waits for the next word to tell. */
  #place: 'within' | 'marks' | 'closers' | 'undecided' = 'within'
  /** Where the piece at hand begins. */
  #offset = 0
  /** The end of the pieces before it, for an abbreviation that a seam cuts. */
  #tail = ''
  /** Where the open sentence begins, or -1. */
  #start = -1
  #hasLetter = false
  /** The end of the last thing that is no whitespace, and the line breaks since: two make a blank line. */
  #textEnd = 0
  #breaks = 0
  #afterReturn = false
  /** The end of the last marks with their closers, and what is known of them. */
  #marksEnd = 0
  #isLoneStop = false
  #isWide = false
  #afterApostrophe = false
  #ending: Ending = 'surely'
  /** Where the next sentence begins if the undecided one has ended, or -1. */
  #nextStart = -1

  constructor(visit: (start: number, end: number) => void) {
    this.#visit = visit
  }

  add(text: string): void {
    let i = 0
    while (i < text.length) {
      if (this.#place === 'within' && this.#hasLetter && this.#breaks === 0) {
        const from = i
        while (i < text.length && !meansEnd(text.charCodeAt(i))) i++
        const end = findSureEnd(text, i)
        if (end > 0) {
          i = this.#takeSureEnd(text, end)
          continue
        }
        this.#rememberTextEnd(text, from, i)
        if (i === text.length) break
      }
      i = this.#step(text, i)
    }
    this.#tail = (text.length > abbreviationReach ? text : this.#tail + text).slice(-abbreviationReach - 1)
    this.#offset += text.length
  }

  /** The end of the text ends a sentence too. */
  end(): void {
    this.#finish(this.#textEnd)
  }

  #rememberTextEnd(text: string, from: number, to: number): void {
    let end = to
    while (end > from && isSpace(text.charCodeAt(end - 1))) end--
    if (end > from) this.#textEnd = this.#offset + end
  }

  /** Takes in all up to an end, and the beginning of the next sentence where it is as plain. */
  #takeSureEnd(text: string, end: number): number {
    this.#textEnd = this.#offset + end
    this.#finish(this.#textEnd)
    if (text.charCodeAt(end) !== 0x20 || end + 1 === text.length) return end
    if (!isLetterOrDigit(text.charCodeAt(end + 1))) return end + 1
    this.#start = this.#textEnd + 1
    this.#hasLetter = true
    this.#textEnd += 2
    return end + 2
  }

  /** Takes in one unit, or first settles what came before and asks for the same unit again. */
  #step(text: string, i: number): number {
    const code = text.charCodeAt(i)
    const kind = sentenceKindOf(code)
    if (isSpace(code)) return this.#takeSpace(text, i, kind)
    this.#textEnd = this.#offset + i + 1
    this.#breaks = 0
    this.#afterReturn = false
    if (this.#place === 'within') return this.#takeWithin(text, i, kind)
    if (this.#place === 'undecided') return this.#decide(text, i, kind)
    return this.#takeBehindMarks(text, i, kind)
  }

  #takeSpace(text: string, i: number, kind: number): number {
    if (this.#place === 'marks') this.#ending = this.#endingOfMarks(text, i)
    if (this.#place === 'marks' || this.#place === 'closers') this.#settle()
    this.#countBreaks(kind)
    return i + 1
  }

  #takeWithin(text: string, i: number, kind: number): number {
    if (this.#start < 0) this.#start = this.#offset + i
    if (kind >= fullStop) this.#startMarks(kind)
    else this.#hasLetter ||= isLetterAt(text, i)
    return i + 1
  }

  #takeBehindMarks(text: string, i: number, kind: number): number {
    const isFirst = this.#place === 'marks'
    if (isFirst && kind >= fullStop) {
      this.#marksEnd = this.#textEnd
      this.#isLoneStop = false
      this.#isWide ||= kind === wideMark
      return i + 1
    }
    if (this.#closes(kind)) {
      if (isFirst) this.#ending = this.#endingOfMarks(text, i)
      this.#place = 'closers'
      this.#marksEnd = this.#textEnd
      this.#afterApostrophe = isFirst && kind === apostrophe
      return i + 1
    }
    if (isFirst) this.#ending = this.#isWide ? 'surely' : 'never'
    // “Yahoo!'s” holds an apostrophe, not a closing quote.
    else if (this.#afterApostrophe && !this.#isWide && isLetterAt(text, i)) this.#ending = 'never'
    this.#settle()
    return i
  }

  #decide(text: string, i: number, kind: number): number {
    if (this.#nextStart < 0) this.#nextStart = this.#offset + i
    if (kind < fullStop && !isLetterAt(text, i)) return i + 1
    const codePoint = text.codePointAt(i) as number
    const goesOn = this.#ending === 'unless digit' ? isDigit(codePoint) : isLowerCase(codePoint)
    if (!goesOn) {
      this.#finish(this.#marksEnd)
      this.#start = this.#nextStart
    }
    this.#place = 'within'
    return i
  }

  #startMarks(kind: number): void {
    this.#place = 'marks'
    this.#marksEnd = this.#textEnd
    this.#isLoneStop = kind === fullStop
    this.#isWide = kind === wideMark
  }

  #closes(kind: number): boolean {
    return kind === closer || kind === apostrophe || (kind === eitherQuote && !this.#isWide)
  }

  /** What the marks just before position `i` do, given that whitespace or a closer follows. */
  #endingOfMarks(text: string, i: number): Ending {
    if (!this.#isLoneStop) return 'surely'
    if (i > abbreviationReach) return endingOfStop(text, i - 1)
    const before = this.#tail + text.slice(0, i)
    return endingOfStop(before, before.length - 1)
  }

  #settle(): void {
    if (this.#ending === 'surely') this.#finish(this.#marksEnd)
    this.#nextStart = -1
    this.#place = this.#ending === 'surely' || this.#ending === 'never' ? 'within' : 'undecided'
  }

  #countBreaks(kind: number): void {
    if (kind === carriageReturn || (kind === lineFeed && !this.#afterReturn)) this.#breaks++
    this.#afterReturn = kind === carriageReturn
    if (this.#breaks < 2) return
    this.#finish(this.#textEnd)
    this.#place = 'within'
  }

  #finish(end: number): void {
    // Marks by themselves are no sentence.
    if (this.#hasLetter) this.#visit(this.#start, end)
    this.#start = -1
    this.#hasLetter = false
  }
}

/**
 * Where a sentence surely ends that has a mark at this place, or 0: whitespace follows, maybe behind a closing quote or
 * bracket, and no abbreviation is before. So most of them end.
 */
function findSureEnd(text: string, i: number): number {
  if (i + 2 >= text.length) return 0
  const kind = sentenceKindOf(text.charCodeAt(i))
  if (kind !== endMark && (kind !== fullStop || !isPlainWordEnd(text, i))) return 0
  const next = text.charCodeAt(i + 1)
  if (isSpace(next)) return i + 1
  return sentenceKindOf(next) === closer && isSpace(text.charCodeAt(i + 2)) ? i + 2 : 0
}

function isLetterAt(text: string, i: number): boolean {
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
