import { withPieces } from '#core/text-in-pieces.ts'
import { LongText } from '#core/text/long-text.ts'
import { refuseLonger } from '#core/text/splicer.ts'
import type { Host } from '#core/tool.ts'
import { escapePattern, needsPattern } from './literal-search.ts'
import { finderByPart, findRarePart } from './rare-part.ts'
import type { SearchOptions } from './search.ts'

/** Below this, going from match to match takes no time either. */
const shortestText = 1_000_000

/** So much is handed to the platform at a time. It remembers every match until it has them all. */
const usualPiece = 4_000_000
const longestPiece = 20_000_000

/** In units. A longer text makes a pattern that is refused as too large. */
const longestPattern = 1000

/** A replacement that is more times as long as what it replaces makes pieces that are too large to make unasked. */
const mostGrowth = 8

interface ReplacedText {
  readonly text: string
  readonly count: number
}

/**
 * Replaces every match of a long text at once where the platform can, which is several times faster than going from one
 * to the next if there are many: where nothing but the units tells what a match is, and where the text has lines, none of
 * which a match goes over. Gives nothing where it cannot be done like this.
 */
export function replacePlainly(
  text: string,
  options: SearchOptions,
  { maxLength, host }: { maxLength: number; host: Pick<Host, 'progress'> },
): ReplacedText | undefined {
  const ends = canReplacePlainly(text, options) ? pieceEnds(text) : undefined
  if (!ends) return undefined
  const rarePart = needsPattern(options) ? 0 : findRarePart(text, options.find)
  const replace = rarePart > 0 ? createRareReplace(options, rarePart) : createReplace(options)
  const replaced = new LongText((length) => { refuseLonger(length, maxLength) })
  let count = 0
  let start = 0
  for (const end of ends) {
    const piece = replace(text.slice(start, end))
    // Puts together what the platform left in stretches, each of which takes the memory of a dozen characters or more.
    replaced.add(piece.text)
    count += piece.count
    host.progress(end, text.length)
    start = end
  }
  return withPieces({ count }, replaced.take())
}

function canReplacePlainly(text: string, { find, replace, wholeWord }: SearchOptions): boolean {
  if (text.length < shortestText || wholeWord || find.includes('\n')) return false
  return find.length <= longestPattern && replace.length <= mostGrowth * find.length
}

/** Each behind a line break, or nothing if one would be too far from the next. */
function pieceEnds(text: string): number[] | undefined {
  const ends: number[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    const lineBreak = text.indexOf('\n', start + usualPiece)
    end = lineBreak < 0 ? text.length : lineBreak + 1
    if (end - start > longestPiece) return undefined
    ends.push(end)
  }
  return ends
}

type Replace = (stretch: string) => ReplacedText

/** Match by match, each of which is found by a part that is rare. */
function createRareReplace({ find, replace }: SearchOptions, rarePart: number): Replace {
  return (stretch) => {
    const findFrom = finderByPart(stretch, find, rarePart)
    let text = ''
    let count = 0
    let end = 0
    for (let start = findFrom(0); start >= 0; start = findFrom(end)) {
      text += stretch.slice(end, start)
      text += replace
      count += 1
      end = start + find.length
    }
    return { text: text + stretch.slice(end), count }
  }
}

function createReplace(options: SearchOptions): Replace {
  const { find, replace, caseSensitive } = options
  // Without flags but g the platform compares units, which is faster than looking for characters.
  const flags = needsPattern(options) ? (caseSensitive ? 'gmu' : 'gimu') : 'g'
  const pattern = new RegExp(escapePattern(find), flags)
  const replacement = replace.replaceAll('$', '$$$$')
  // What is found is as long as what is looked for, so the lengths tell how often it was.
  const growth = replace.length - find.length
  const countIn = (stretch: string) => (stretch.length - stretch.replace(pattern, '').length) / find.length
  return (stretch) => {
    const text = stretch.replace(pattern, replacement)
    return { text, count: growth === 0 ? countIn(stretch) : (text.length - stretch.length) / growth }
  }
}
