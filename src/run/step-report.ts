import { chunkEnd } from '#core/long-text/chunks.ts'
import { GraphemeCounter } from '#core/text/graphemes.ts'
import { LineCounter } from '#core/text/lines.ts'
import type { StepReport } from './messages.ts'
import type { StepResult } from './run-recipe.ts'

/** How much of a step's output the page can show, in UTF-16 code units. */
const startLength = 20_000

/** Describes what came out of a step without sending all of it to the page. */
export function reportStep({ index, chunks, note }: StepResult): StepReport {
  const lines = new LineCounter()
  const characters = new GraphemeCounter()
  let length = 0
  let start = ''
  for (const chunk of chunks) {
    lines.add(chunk)
    characters.add(chunk)
    if (length < startLength) start += chunk.slice(0, startLength + 1)
    length += chunk.length
  }
  start = start.slice(0, chunkEnd(start, startLength))
  return {
    index,
    lines: lines.count,
    characters: characters.count,
    start,
    isCut: length > start.length,
    ...(note !== undefined && { note }),
  }
}
