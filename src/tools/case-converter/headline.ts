import { CasedTextBuilder } from './cased-text-builder.ts'
import { capitalize, lowerCasing } from './casing.ts'
import { isLetterOrDigit, kind, kindAt } from './character-kinds.ts'

// Articles, and conjunctions and prepositions of up to three letters. Off, so, up and yet are missing because in
// headlines they are mostly adverbs: Sign Up Now, Why So Few.
const lowWords = 'a an the and as but if nor or at by for in of on per to via vs'.split(' ')

// Small or with a first capital: a word all in capitals (OR, the state) is somebody's own spelling.
// A lone V is a numeral (Henry V), a v is versus (Roe v. Wade).
const smallWords = new Set([...lowWords, ...lowWords.map(capitalize), 'v'])
const longestSmallWord = 3

interface Range {
  readonly start: number
  readonly end: number
}

interface Line extends Range {
  /** Where its last letter or digit ends: the word around it is the last word. */
  readonly lastWordEnd: number
  readonly isAllCapitals: boolean
}

function measureLine(text: string, start: number): Line {
  let end = start
  while (end < text.length && kindAt(text, end) !== kind.lineBreak) end += 1
  let lastWordEnd = end
  while (lastWordEnd > start && !isLetterOrDigit(kindAt(text, lastWordEnd - 1))) lastWordEnd -= 1
  return { start, end, lastWordEnd, isAllCapitals: isAllCapitals(text, start, end) }
}

function isAllCapitals(text: string, start: number, end: number): boolean {
  let hasUpper = false
  for (let at = start; at < end; at += 1) {
    const now = kindAt(text, at)
    if (now === kind.lower) return false
    if (now === kind.upper) hasUpper = true
  }
  return hasUpper
}

function isDash(unit: number): boolean {
  return unit === 0x2d || (unit >= 0x2010 && unit <= 0x2015)
}

interface Word {
  readonly end: number
  /** The word without the punctuation around it; nothing, at its start, where there is nothing else. */
  readonly core: Range
}

function measureWord(text: string, start: number, lineEnd: number): Word {
  let coreStart = start
  let coreEnd = start
  let end = start
  for (; end < lineEnd; end += 1) {
    const now = kindAt(text, end)
    if (now === kind.space) break
    if (isLetterOrDigit(now)) {
      if (coreEnd === start) coreStart = end
      coreEnd = end + 1
    } else if (now > kind.other && coreEnd > start && coreEnd === end) {
      coreEnd = end + 1
    }
  }
  return { end, core: { start: coreStart, end: coreEnd } }
}

function isSmallWord(text: string, part: Range, isAllCapitals: boolean): boolean {
  if (part.end - part.start > longestSmallWord) return false
  const word = text.slice(part.start, part.end)
  return smallWords.has(isAllCapitals ? word.toLowerCase() : word)
}

interface Part extends Range {
  readonly hasCapital: boolean
}

function measurePart(text: string, start: number, coreEnd: number): Part {
  let hasCapital = false
  let end = start
  for (; end < coreEnd; end += 1) {
    const now = kindAt(text, end)
    if (now === kind.other && isDash(text.charCodeAt(end))) break
    if (now === kind.upper) hasCapital = true
  }
  return { start, end, hasCapital }
}

interface Surroundings {
  readonly isEdge: boolean
  readonly isAllCapitals: boolean
}

/** Of a word with hyphens the outer parts are raised, and small words low between them: State-of-the-Art. */
function writeParts(out: CasedTextBuilder, text: string, core: Range, { isEdge, isAllCapitals }: Surroundings): void {
  let start = core.start
  while (start < core.end) {
    const part = measurePart(text, start, core.end)
    const isOpening = part.start === core.start
    const isClosing = part.end === core.end
    const mayBeLow = isOpening && isClosing ? !isEdge : !isOpening && !isClosing
    if (mayBeLow && isSmallWord(text, part, isAllCapitals)) out.addCased(text, part.start, part.end, lowerCasing)
    // Its first letter, if that is the only capital, is where it should be.
    else if (part.hasCapital && !isAllCapitals) out.add(text, part.start, part.end)
    else out.addCapitalized(text, part.start, part.end)
    if (!isClosing) out.addUnit(text.charCodeAt(part.end))
    start = part.end + 1
  }
}

function startsAnewAfter(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (':?!'.includes(text.charAt(at))) return true
  return false
}

function writeLine(out: CasedTextBuilder, text: string, line: Line): void {
  let isFirst = true
  let at = line.start
  while (at < line.end) {
    const { end, core } = measureWord(text, at, line.end)
    const isEdge = isFirst || line.lastWordEnd <= end
    out.add(text, at, core.start)
    writeParts(out, text, core, { isEdge, isAllCapitals: line.isAllCapitals })
    out.add(text, core.end, end)
    if (end < line.end) out.addUnit(text.charCodeAt(end))
    const isWordless = core.start === core.end
    isFirst = (isFirst && isWordless) || startsAnewAfter(text, core.end, end)
    at = end + 1
  }
}

/** Writes each line as a headline. */
export function writeHeadlines(text: string): string[] {
  const out = new CasedTextBuilder()
  let start = 0
  while (start < text.length) {
    const line = measureLine(text, start)
    writeLine(out, text, line)
    out.add(text, line.end, Math.min(line.end + 1, text.length))
    start = line.end + 1
  }
  return out.take()
}
