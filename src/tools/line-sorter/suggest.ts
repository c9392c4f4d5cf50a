import { filledLines, isList } from '#core/text/text-shape.ts'
import type { Suggest } from '#core/tool/suggestion.ts'

export const suggest: Suggest = (sample) => {
  const lines = filledLines(sample)
  if (!isList(lines)) return undefined
  const { compare } = new Intl.Collator('en', { numeric: true })
  const isSorted = lines.every((line, i) => i === 0 || compare(lines[i - 1] as string, line) <= 0)
  return isSorted ? undefined : { score: 0.7, reason: 'A list of lines', action: 'Sort' }
}
