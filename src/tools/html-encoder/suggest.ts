import type { Suggest } from '#core/suggestion.ts'

const entity =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|copy|reg|hellip|mdash|ndash|[lr][sd]quo|[a-z]{2,8}(?:uml|acute|grave|circ|tilde|cedil)|[a-z](?:uml|acute|grave|circ|tilde|cedil));/gi

export const suggest: Suggest = (sample) => {
  const count = sample.match(entity)?.length ?? 0
  if (count === 0) return undefined
  return { score: count > 2 ? 0.85 : 0.7, reason: 'HTML entities', action: 'Decode', options: { direction: 'decode' } }
}
