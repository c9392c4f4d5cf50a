import { type LongText, chunksIn } from '#core/long-text/long-text.ts'
import { LineCounter } from '#core/text/lines.ts'
import { countOf } from '#core/format.ts'

/** Counts lines as people do: a line break at the end starts no further line. `headerCount` lines are not counted. */
export function describeLines(text: LongText, headerCount = 0): string {
  const counter = new LineCounter()
  let lastChunk = ''
  for (const chunk of chunksIn(text)) {
    counter.add(chunk)
    lastChunk = chunk
  }
  const count = lastChunk.endsWith('\n') && counter.count > 1 ? counter.count - 1 : counter.count
  return countOf(Math.max(0, count - headerCount), 'line')
}
