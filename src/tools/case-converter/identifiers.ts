import { TextBuilder } from '#core/text/text-builder.ts'
import { kind, kindAt } from './case-kinds.ts'
import { capitalize } from './casing.ts'

interface Visitor {
  word(start: number, end: number): void
  lineBreak(offset: number): void
}

/**
 * Finds the words of identifiers and of plain lines alike: a word ends where case goes up (`camel|Case`), before the
 * last of several capitals when a small letter follows (`XML|Http`), between letters and digits, and at everything
 * that is neither letter, mark nor digit.
 */
function eachIdentifierWord(text: string, visit: Visitor): void {
  let inWord = false
  let start = 0
  let end = 0
  let before: number = kind.other
  let secondBefore: number = kind.other
  let lastStart = 0
  let endBeforeLast = 0

  for (let at = 0; at < text.length; at += 1) {
    const now = kindAt(text, at)
    if (now <= kind.other) {
      if (inWord) visit.word(start, end)
      inWord = false
      if (now === kind.lineBreak) visit.lineBreak(at)
      continue
    }
    if (now < kind.digit) {
      // A mark that stands on no letter, such as the one that makes ❤ an emoji, goes where its base goes.
      if (inWord && now === kind.mark) end = at + 1
      continue
    }
    if (inWord && now === before && now !== kind.upper) {
      end = at + 1
      continue
    }
    if (!inWord) {
      inWord = true
      start = at
      before = kind.other
    } else if ((before === kind.digit) !== (now === kind.digit) || (before === kind.lower && now === kind.upper)) {
      visit.word(start, end)
      start = at
      before = kind.other
    } else if (now === kind.lower && before === kind.upper && secondBefore === kind.upper) {
      visit.word(start, endBeforeLast)
      start = lastStart
    }
    secondBefore = before
    before = now
    lastStart = at
    endBeforeLast = end
    end = at + 1
  }
  if (inWord) visit.word(start, end)
}

type WriteWord = (word: string) => string

const lower: WriteWord = (word) => word.toLowerCase()
const upper: WriteWord = (word) => word.toUpperCase()

interface IdentifierStyle {
  readonly joint: string
  readonly first: WriteWord
  readonly rest: WriteWord
}

const identifierStyles = {
  camel: { joint: '', first: lower, rest: capitalize },
  pascal: { joint: '', first: capitalize, rest: capitalize },
  snake: { joint: '_', first: lower, rest: lower },
  constant: { joint: '_', first: upper, rest: upper },
  kebab: { joint: '-', first: lower, rest: lower },
  dot: { joint: '.', first: lower, rest: lower },
  path: { joint: '/', first: lower, rest: lower },
} as const satisfies Record<string, IdentifierStyle>

/** Writes each line as one identifier. Line breaks stay. */
export function writeIdentifiers(text: string, style: keyof typeof identifierStyles): string[] {
  const { joint, first, rest } = identifierStyles[style]
  const result = new TextBuilder()
  let isFirst = true
  let lastBreak = -1
  eachIdentifierWord(text, {
    word(start, end) {
      const word = text.slice(start, end)
      result.add(isFirst ? first(word) : joint + rest(word))
      isFirst = false
    },
    lineBreak(offset) {
      const isEmptied = isFirst && lastBreak < offset - 1
      // With nothing left between them, \r and \n would be one line break instead of two.
      if (isEmptied && text.charAt(lastBreak) === '\r' && text.charAt(offset) === '\n') result.add(' ')
      result.add(text.charAt(offset))
      isFirst = true
      lastBreak = offset
    },
  })
  return result.take()
}
