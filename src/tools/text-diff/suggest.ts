import { filledLines, isList } from '#core/text/text-shape.ts'
import type { Suggest } from '#core/tool/suggestion.ts'

export const suggest: Suggest = (sample) =>
  isList(filledLines(sample))
    ? {
        score: 0.5,
        reason: 'A list of lines',
        action: 'Compare lists',
        options: { mode: 'lists' },
        inputs: ['original', 'modified'],
      }
    : undefined
