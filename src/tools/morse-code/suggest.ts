import type { Suggest } from '#core/suggestion.ts'

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  if (!/^[.\-·•−–—_/|\s]+$/.test(trimmed)) return undefined
  const codes = trimmed.split(/[\s/|]+/).filter((code) => code !== '')
  const isMorse =
    codes.length > 1 && codes.every((code) => code.length <= 9) && /[.·•]/.test(trimmed) && /[-−–—_]/.test(trimmed)
  return isMorse ? { score: 0.95, reason: 'Morse code', action: 'Decode', options: { direction: 'decode' } } : undefined
}
