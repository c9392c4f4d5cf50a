import type { WindowSurvey } from './window-survey.ts'
import { isSpace } from './words.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** Counts the paragraphs of a text that comes in pieces: blocks of text between blank lines. */
export class ParagraphCounter {
  count = 0
  /** Line breaks since the last text. Two make a blank line, and a text begins as if after one. */
  #breaks = 2
  #afterReturn = false

  /** Whoever has looked at every unit before may tell where line breaks stand, among other marks. */
  add(text: string, known?: Pick<WindowSurvey, 'marks' | 'markCount'>): void {
    const findBreak = known ? createLookup(text, known) : createSearch(text)
    let i = 0
    while (i < text.length) {
      if (this.#breaks === 0) i = findBreak(i)
      if (i < text.length) this.#takeIn(text.charCodeAt(i++))
    }
  }

  #takeIn(code: number): void {
    if (isSpace(code)) {
      if (code === carriageReturn || (code === lineFeed && !this.#afterReturn)) this.#breaks++
    } else {
      if (this.#breaks > 1) this.count++
      this.#breaks = 0
    }
    this.#afterReturn = code === carriageReturn
  }
}

type FindBreak = (from: number) => number

/** Finds the first line break from a place on, each further on than the last. */
function createSearch(text: string): FindBreak {
  let feed = -1
  let carriage = -1
  return (from) => {
    if (feed < from) feed = find(text, '\n', from)
    if (carriage < from) carriage = find(text, '\r', from)
    return Math.min(feed, carriage)
  }
}

function find(text: string, unit: string, from: number): number {
  const found = text.indexOf(unit, from)
  return found < 0 ? text.length : found
}

/** The same among places that are known. */
function createLookup(text: string, { marks, markCount }: Pick<WindowSurvey, 'marks' | 'markCount'>): FindBreak {
  let mark = 0
  return (from) => {
    for (; mark < markCount; mark++) {
      const place = marks[mark] as number
      if (place >= from && isBreak(text.charCodeAt(place))) return place
    }
    return text.length
  }
}

function isBreak(code: number): boolean {
  return code === lineFeed || code === carriageReturn
}

export function countParagraphs(text: string): number {
  const counter = new ParagraphCounter()
  counter.add(text)
  return counter.count
}
