/** A text that is too large to copy as a whole while the user types. It can be read in chunks. */
export interface ChunkedText {
  readonly length: number
  chunks(): Iterable<string>
}

/** A text as the page stores it: a string if it is short, or chunks if it is long. */
export type TextSource = string | ChunkedText

/** Returns at most `length` characters from the start of a text, without joining the rest. */
export function startOfText(text: TextSource, length: number): string {
  if (typeof text === 'string') return text.slice(0, length)
  let start = ''
  for (const chunk of text.chunks()) {
    start += chunk
    if (start.length >= length) break
  }
  return start.slice(0, length)
}

export function wholeText(text: TextSource): string {
  return typeof text === 'string' ? text : [...text.chunks()].join('')
}
