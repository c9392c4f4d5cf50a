import type { Suggest } from '#core/tool/suggestion.ts'
import { isProse } from '#core/text/text-shape.ts'

export const suggest: Suggest = (sample) => {
  const { length } = sample.trim()
  const isPost = isProse(sample) && length >= 100 && length <= 400
  return isPost ? { score: 0.5, reason: 'About the length of a post', action: 'Count characters' } : undefined
}
