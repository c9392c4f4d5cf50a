import { measureGrapheme, unitsPerEm } from './arial-widths.ts'
import { isWhitespace } from '#core/text/char-class.ts'
import { eachGrapheme } from '#core/text/graphemes.ts'

/** The font size and the maximum width of a line in a search result, in pixels. */
interface LineStyle {
  readonly size: number
  readonly limit: number
}

// Observed on desktop search results; search engines do not document these sizes.
export const titleLineStyle: LineStyle = { size: 20, limit: 600 }
export const descriptionLineStyle: LineStyle = { size: 14, limit: 920 }

/** A title or description as a search result would show it. */
export interface SearchLine {
  /** Number of graphemes. */
  readonly characters: number
  /** Width of the full text in Arial without kerning. */
  readonly pixels: number
  readonly limit: number
  /** Whether some characters are missing from Arial, so that the width is an estimate. */
  readonly isEstimate: boolean
  /** As much of the text as fits, followed by an ellipsis if it was cut. */
  readonly shown: string
}

/** In UTF-16 code units. If the word at the cut is longer, it is split instead of left out. */
const longestWordLeftOut = 24
/** Maximum number of characters to show. Zero-width characters would otherwise never reach the width limit. */
const maxShown = 1000

export function fitSearchLine(text: string, { size, limit }: LineStyle): SearchLine {
  const maxUnitsBeforeEllipsis = (limit * unitsPerEm) / size - measureGrapheme(' ').units - measureGrapheme('…').units
  let units = 0
  let isEstimate = false
  let characters = 0
  let endOfWords = 0
  let endOfCharacters = 0
  eachGrapheme(text, (start, end) => {
    if (units <= maxUnitsBeforeEllipsis && start <= maxShown) {
      endOfCharacters = start
      if (isWhitespace(text.charCodeAt(start))) endOfWords = start
    }
    const width = measureGrapheme(text.slice(start, end))
    units += width.units
    isEstimate ||= width.isEstimate
    characters++
  })
  const pixels = Math.round((units * size) / unitsPerEm)
  const isSplit = endOfWords === 0 || endOfCharacters - endOfWords > longestWordLeftOut
  const beginning = isSplit ? `${text.slice(0, endOfCharacters)}…` : `${text.slice(0, endOfWords)} …`
  return {
    characters,
    pixels,
    limit,
    isEstimate,
    shown: pixels <= limit && text.length <= maxShown ? text : beginning,
  }
}
