import type { Suggest } from '#core/tool/suggestion.ts'

const names = [
  'amp|lt|gt|quot|apos|nbsp|copy|reg|hellip|mdash|ndash|[lr][sd]quo',
  '[a-z]{1,8}(?:uml|acute|grave|circ|tilde|cedil)',
].join('|')
const entity = new RegExp(String.raw`&(?:#\d{1,7}|#x[\da-f]{1,6}|${names});`, 'gi')

export const suggest: Suggest = (sample) => {
  const count = sample.match(entity)?.length ?? 0
  if (count === 0) return undefined
  return { score: count > 2 ? 0.85 : 0.7, reason: 'HTML entities', action: 'Decode', options: { direction: 'decode' } }
}
