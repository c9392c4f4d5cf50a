import type { Suggest } from '#core/tool/suggestion.ts'

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  const letters = trimmed.match(/\p{L}/gmu)?.length ?? 0
  const isShouted =
    letters >= 8 && /\s/.test(trimmed) && trimmed === trimmed.toUpperCase() && trimmed !== trimmed.toLowerCase()
  if (isShouted) return { score: 0.75, reason: 'All capitals', action: 'Change case' }
  const isName = /^[a-z\d]+(?:[_-][a-z\d]+)+$|^[a-z]+(?:[A-Z][a-z\d]+)+$/.test(trimmed)
  return isName && trimmed.length <= 60 ? { score: 0.6, reason: 'A name in code', action: 'Change case' } : undefined
}
