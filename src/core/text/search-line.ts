import { ArialRuler, unitsPerEm } from './arial-widths.ts'
import { isWhitespace } from './char-class.ts'
import { eachGraphemeRange } from './graphemes.ts'

/** A line of a search result: how large its type is and how wide it may become, in pixels. */
interface LineStyle {
  readonly size: number
  readonly limit: number
}

// No search engine promises these. They are what its results on a desktop screen have been seen to show.
export const titleLineStyle: LineStyle = { size: 20, limit: 600 }
export const descriptionLineStyle: LineStyle = { size: 14, limit: 920 }

/** A title or a description as a search result would set it. */
export interface SearchLine {
  /** As a reader sees them. */
  readonly characters: number
  /** How wide the whole of it is, in Arial without kerning. */
  readonly pixels: number
  readonly limit: number
  /** Some of it is in signs that Arial does not have. */
  readonly isEstimate: boolean
  /** As much of it as fits, and an ellipsis if that is not all. */
  readonly shown: string
}

const ellipsis = ' …'
/** Where a longer word would have to be left out, it is cut instead. */
const longestWordLeftOut = 24
/** Signs without width take no room, however many there are; nobody is shown a megabyte of them. */
const maxShown = 1000

export function fitSearchLine(text: string, { size, limit }: LineStyle): SearchLine {
  const maxUnits = (limit * unitsPerEm) / size
  const maxUnitsBeforeEllipsis = maxUnits - widthOf(ellipsis)
  const ruler = new ArialRuler()
  let characters = 0
  let endOfWords = 0
  let endOfCharacters = 0
  const mayBeShown = (start: number) => ruler.units <= maxUnitsBeforeEllipsis && start <= maxShown
  const addCharacter = (start: number, end: number) => {
    if (mayBeShown(start)) {
      endOfCharacters = start
      if (isWhitespace(text.charCodeAt(start))) endOfWords = start
    }
    ruler.add(text, start, end)
    characters++
  }
  const addUnits = (start: number, end: number) => {
    let i = start
    for (; i < end && mayBeShown(i); i++) addCharacter(i, i + 1)
    ruler.addUnits(text, i, end)
    characters += end - i
  }
  eachGraphemeRange(text, addUnits, addCharacter)
  const { units, isEstimate } = ruler
  const isSplit = endOfWords === 0 || endOfCharacters - endOfWords > longestWordLeftOut
  const beginning = isSplit ? `${text.slice(0, endOfCharacters)}…` : text.slice(0, endOfWords) + ellipsis
  return {
    characters,
    pixels: Math.round((units * size) / unitsPerEm),
    limit,
    isEstimate,
    shown: units <= maxUnits && text.length <= maxShown ? text : beginning,
  }
}

function widthOf(text: string): number {
  const ruler = new ArialRuler()
  ruler.add(text, 0, text.length)
  return ruler.units
}
