import type { Suggest } from '#core/tool/suggestion.ts'

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  const escapes = trimmed.match(/%[\da-f]{2}/gi)
  if (!escapes || /[ \t]/.test(trimmed)) return undefined
  try {
    decodeURIComponent(trimmed.replace(/%[\da-f]?$/i, ''))
  } catch {
    return undefined
  }
  return {
    score: escapes.length > 1 ? 0.9 : 0.8,
    reason: 'URL-encoded',
    action: 'Decode',
    options: { direction: 'decode' },
  }
}
