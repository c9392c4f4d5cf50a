import { isHighSurrogate, isLowSurrogate } from '#core/text/surrogates.ts'

/** Counts what a text is made of as machines see it. It comes in pieces, none of which ends inside a surrogate pair. */
export class CodePointCounter {
  count = 0
  /** As UTF-8. Half a pair by itself takes the three bytes of the replacement character. */
  bytes = 0

  add(text: string): void {
    let bytes = 0
    let pairs = 0
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code < 0x80) bytes += 1
      else if (code < 0x800) bytes += 2
      else bytes += 3
      if (isLowSurrogate(code) && isHighSurrogate(text.charCodeAt(i - 1))) pairs++
    }
    this.count += text.length - pairs
    // Two halves were taken for three bytes each, and make four together.
    this.bytes += bytes - 2 * pairs
  }
}
