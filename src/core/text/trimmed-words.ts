import { eachWord } from './words.ts'

// What stands around words: punctuation, quotes, symbols. Half of a pair may belong to a letter and is left alone.
const wordUnit = /[\p{L}\p{M}\p{N}\p{Cs}]/mu

const testedFlag = 1
const wordFlag = 2
const cache = new Uint8Array(0x10000)

function isWordUnit(code: number): boolean {
  if (cache[code] === 0) cache[code] = wordUnit.test(String.fromCharCode(code)) ? testedFlag | wordFlag : testedFlag
  return ((cache[code] as number) & wordFlag) !== 0
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
    while (end > start && !isWordUnit(text.charCodeAt(end - 1))) end--
    while (start < end && !isWordUnit(text.charCodeAt(start))) start++
    visit(start, end)
  }
  eachWord(text, visitTrimmed, from, to)
}
