import { TextBuilder } from '#core/text/text-builder.ts'
import { caseClass, caseClassAt } from './case-classes.ts'
import { capitalize } from './casing.ts'

interface Visitor {
  word(start: number, end: number): void
  lineBreak(offset: number): void
}

/**
 * Finds the words in identifiers and in plain text. A word ends before a capital that follows a lowercase letter
 * (`camel|Case`), before the last of several capitals if a lowercase letter follows (`XML|Http`), between letters and
 * digits, and at any character that is not a letter, mark or digit.
 */
function eachIdentifierWord(text: string, visit: Visitor): void {
  let inWord = false
  let start = 0
  let end = 0
  let previous: number = caseClass.other
  let beforePrevious: number = caseClass.other
  let lastStart = 0
  let endBeforeLast = 0

  for (let offset = 0; offset < text.length; offset += 1) {
    const current = caseClassAt(text, offset)
    if (current <= caseClass.other) {
      if (inWord) visit.word(start, end)
      inWord = false
      if (current === caseClass.lineBreak) visit.lineBreak(offset)
      continue
    }
    if (current < caseClass.digit) {
      // A mark outside a word, such as the one that turns ❤ into an emoji, is dropped together with its base character.
      if (inWord && current === caseClass.mark) end = offset + 1
      continue
    }
    if (inWord && current === previous && current !== caseClass.upper) {
      end = offset + 1
      continue
    }
    if (!inWord) {
      inWord = true
      start = offset
      previous = caseClass.other
    } else if (
      (previous === caseClass.digit) !== (current === caseClass.digit) ||
      (previous === caseClass.lower && current === caseClass.upper)
    ) {
      visit.word(start, end)
      start = offset
      previous = caseClass.other
    } else if (current === caseClass.lower && previous === caseClass.upper && beforePrevious === caseClass.upper) {
      visit.word(start, endBeforeLast)
      start = lastStart
    }
    beforePrevious = previous
    previous = current
    lastStart = offset
    endBeforeLast = end
    end = offset + 1
  }
  if (inWord) visit.word(start, end)
}

type WriteWord = (word: string) => string

const lower: WriteWord = (word) => word.toLowerCase()
const upper: WriteWord = (word) => word.toUpperCase()

interface IdentifierStyle {
  readonly separator: string
  readonly first: WriteWord
  readonly rest: WriteWord
}

const identifierStyles = {
  camel: { separator: '', first: lower, rest: capitalize },
  pascal: { separator: '', first: capitalize, rest: capitalize },
  snake: { separator: '_', first: lower, rest: lower },
  constant: { separator: '_', first: upper, rest: upper },
  kebab: { separator: '-', first: lower, rest: lower },
  dot: { separator: '.', first: lower, rest: lower },
  path: { separator: '/', first: lower, rest: lower },
} as const satisfies Record<string, IdentifierStyle>

/** Writes each line as one identifier. Line breaks are kept. */
export function writeIdentifiers(text: string, style: keyof typeof identifierStyles): string[] {
  const { separator, first, rest } = identifierStyles[style]
  const result = new TextBuilder()
  let isFirst = true
  let lastBreak = -1
  eachIdentifierWord(text, {
    word(start, end) {
      const word = text.slice(start, end)
      result.add(isFirst ? first(word) : separator + rest(word))
      isFirst = false
    },
    lineBreak(offset) {
      const isEmptied = isFirst && lastBreak < offset - 1
      // Without any text left between them, \r and \n would become one line break instead of two.
      if (isEmptied && text.charAt(lastBreak) === '\r' && text.charAt(offset) === '\n') result.add(' ')
      result.add(text.charAt(offset))
      isFirst = true
      lastBreak = offset
    },
  })
  return result.take()
}
