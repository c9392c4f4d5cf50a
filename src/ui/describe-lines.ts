import type { TextSource } from '#core/long-text/text-source.ts'
import { LineCounter } from '#core/text/lines.ts'
import { countOf } from '#core/format.ts'
import { sourceChunks } from './text-area/text-sources.ts'

/** Counts lines as people do: a line break at the end starts no further line. `headerCount` lines are not counted. */
export function describeLines(text: TextSource, headerCount = 0): string {
  const counter = new LineCounter()
  let lastChunk = ''
  for (const chunk of sourceChunks(text)) {
    counter.add(chunk)
    lastChunk = chunk
  }
  const count = lastChunk.endsWith('\n') && counter.count > 1 ? counter.count - 1 : counter.count
  return countOf(Math.max(0, count - headerCount), 'line')
}
