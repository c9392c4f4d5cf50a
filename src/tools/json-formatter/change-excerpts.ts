import { clip } from '#core/text/clip.ts'
import { countCommonEnds } from '#core/text/common-ends.ts'

/** In UTF-16 code units. What two lines have in common is shortened to this length on either side of the change. */
const contextLength = 60

/** The changed part of a line is shortened to this length. */
const maxChangeLength = 400

/** Returns what two lines have in common at their start and end, and the changed part of each, all of them shortened. */
export function excerptsOf(original: string, modified: string) {
  const { start, end } = countCommonEnds(original, modified)
  const changeIn = (line: string) => clip(line.slice(start, line.length - end), maxChangeLength)
  return {
    before: start > contextLength ? `…${original.slice(start - contextLength, start)}` : original.slice(0, start),
    original: changeIn(original),
    modified: changeIn(modified),
    after: clip(original.slice(original.length - end), contextLength),
  }
}
