import type { Suggest } from '#core/tool/suggestion.ts'
import { isProse } from '#core/text/text-shape.ts'
import { countWords } from '#core/text/words.ts'

export const suggest: Suggest = (sample) => {
  if (!isProse(sample)) return undefined
  return { score: countWords(sample) > 60 ? 0.6 : 0.45, reason: 'Prose', action: 'Count words' }
}
