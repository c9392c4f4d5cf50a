import type { Suggest } from '#core/tool/suggestion.ts'
import { isProse } from '#core/text/text-shape.ts'
import { countWords } from '#core/text/words.ts'

export const suggest: Suggest = (sample) =>
  isProse(sample) && countWords(sample) >= 60
    ? { score: 0.58, reason: 'Several sentences', action: 'Check readability' }
    : undefined
