import type { Suggest } from '#core/tool/suggestion.ts'
import { isProse } from '#core/text/text-shape.ts'
import { countWords } from '#core/text/words.ts'

export const suggest: Suggest = (sample) =>
  isProse(sample) && countWords(sample) >= 200 ? { score: 0.56, reason: 'A long text', action: 'Summarize' } : undefined
