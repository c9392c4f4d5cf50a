import { CasedTextBuilder } from './cased-text-builder.ts'
import { lowerCasing, upperCasing } from './casing.ts'
import { kind, kindAt } from './character-kinds.ts'

interface Visitor {
  word(start: number, end: number): void
  lineBreak(at: number): void
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

type WriteWord = (out: CasedTextBuilder, text: string, start: number, end: number) => void

const lower: WriteWord = (out, text, start, end) => {
  out.addCased(text, start, end, lowerCasing)
}

const upper: WriteWord = (out, text, start, end) => {
  out.addCased(text, start, end, upperCasing)
}

const capital: WriteWord = (out, text, start, end) => {
  out.addCapitalized(text, start, end)
}

interface IdentifierStyle {
  readonly joint: string
  readonly first: WriteWord
  readonly rest: WriteWord
}

const identifierStyles = {
  camel: { joint: '', first: lower, rest: capital },
  pascal: { joint: '', first: capital, rest: capital },
  snake: { joint: '_', first: lower, rest: lower },
  constant: { joint: '_', first: upper, rest: upper },
  kebab: { joint: '-', first: lower, rest: lower },
  dot: { joint: '.', first: lower, rest: lower },
  path: { joint: '/', first: lower, rest: lower },
} as const satisfies Record<string, IdentifierStyle>

/** Writes each line as one identifier. Line breaks stay as they are. */
export function writeIdentifiers(text: string, style: keyof typeof identifierStyles): string[] {
  const { joint, first, rest } = identifierStyles[style]
  const out = new CasedTextBuilder()
  let isFirst = true
  let lastBreak = -1
  eachIdentifierWord(text, {
    word(start, end) {
      if (isFirst) first(out, text, start, end)
      else {
        out.add(joint)
        rest(out, text, start, end)
      }
      isFirst = false
    },
    lineBreak(at) {
      const isEmptied = isFirst && lastBreak < at - 1
      // With nothing left between them, \r and \n would be one break instead of two.
      if (isEmptied && text.charAt(lastBreak) === '\r' && text.charAt(at) === '\n') out.add(' ')
      out.addUnit(text.charCodeAt(at))
      isFirst = true
      lastBreak = at
    },
  })
  return out.take()
}
