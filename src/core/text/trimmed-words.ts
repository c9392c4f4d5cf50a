import { eachWord } from './words.ts'

// What stands around words: punctuation, quotes, symbols. Half of a pair may belong to a letter and is left alone.
const mayBelong = /[\p{L}\p{M}\p{N}\p{Cs}]/mu

const asked = 1
const yes = 2
const answers = new Uint8Array(0x10000)

function belongs(code: number): boolean {
  if (answers[code] === 0) answers[code] = mayBelong.test(String.fromCharCode(code)) ? asked | yes : asked
  return ((answers[code] as number) & yes) !== 0
}

/** The words of a text without the marks around them: `“Don't,”` is `Don't`, and a dash is an empty word. */
export function eachTrimmedWord(
  text: string,
  visit: (start: number, end: number) => void,
  from = 0,
  to = text.length,
): void {
  const visitTrimmed = (wordStart: number, wordEnd: number) => {
    let start = wordStart
    let end = wordEnd
    while (end > start && !belongs(text.charCodeAt(end - 1))) end--
    while (start < end && !belongs(text.charCodeAt(start))) start++
    visit(start, end)
  }
  eachWord(text, visitTrimmed, from, to)
}
