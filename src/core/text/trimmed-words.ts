import { eachWord } from './words.ts'

// Everything else (punctuation, quotes, symbols) is trimmed. Surrogates are kept because they may belong to a letter.
const wordUnit = /[\p{L}\p{M}\p{N}\p{Cs}]/mu

const testedFlag = 1
const wordFlag = 2
const cache = new Uint8Array(0x10000)

function isWordUnit(code: number): boolean {
  if (cache[code] === 0) cache[code] = wordUnit.test(String.fromCharCode(code)) ? testedFlag | wordFlag : testedFlag
  return ((cache[code] as number) & wordFlag) !== 0
}

/**
 * Visits the words of a text without surrounding punctuation: `“Don't,”` becomes `Don't`, and a dash becomes an empty
 * word.
 */
export function eachTrimmedWord(
  text: string,
  visit: (start: number, end: number) => void,
  from = 0,
  to = text.length,
): void {
  const visitTrimmed = (wordStart: number, wordEnd: number) => {
    let start = wordStart
    let end = wordEnd
    while (end > start && !isWordUnit(text.charCodeAt(end - 1))) end--
    while (start < end && !isWordUnit(text.charCodeAt(start))) start++
    visit(start, end)
  }
  eachWord(text, visitTrimmed, from, to)
}
