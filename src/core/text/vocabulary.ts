import { isPunctuation, lowSurrogate, usualKind, WordScanner } from './word-scanner.ts'
import { isSpace } from './words.ts'

const punctuation = -3

const kinds = new Int32Array(0x10000)

/**
 * Counts the words of a text that comes in pieces, and how many different ones there are, ignoring case and the
 * punctuation around them. No piece ends inside a surrogate pair.
 */
export class Vocabulary extends WordScanner {
  /** Words of nothing but punctuation, such as a dash. They are no part of `distinct`. */
  bareMarks = 0
  /** Punctuation characters around words. */
  trimmed = 0

  constructor() {
    super(kinds)
  }

  get distinct(): number {
    return this.table.size
  }

  protected override kindOf(code: number): number {
    return !isSpace(code) && isPunctuation(code) ? punctuation : usualKind(code)
  }

  protected override takeOther(text: string, i: number, kind: number): void {
    if (kind === lowSurrogate) this.appendLowSurrogate(text, i)
    else if (this.length === 0) this.trimmed++
    else this.append(text.charCodeAt(i))
  }

  protected override close(): void {
    this.trimmed += this.length - this.coreLength
    if (this.coreLength === 0) this.bareMarks++
    else this.takeWord()
    this.forgetWord()
  }
}
