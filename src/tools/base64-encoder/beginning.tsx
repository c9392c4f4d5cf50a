import type { TextSource } from '#core/text-source.ts'
import { sourceChunks } from '#ui/text-area/text-sources.ts'

/** Returns as much of a text as is needed to recognize what it contains. */
export function beginningOf(text: TextSource): string {
  const [first = ''] = sourceChunks(text)
  return first.slice(0, 1024)
}
