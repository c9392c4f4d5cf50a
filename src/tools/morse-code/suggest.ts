import type { Suggest } from '#core/tool/suggestion.ts'
import { isMorse, toPlainSignals } from './signals.ts'

export const suggest: Suggest = (sample) => {
  const plain = toPlainSignals(sample)
  const codes = plain.match(/[.-]+/g) ?? []
  const hasLetters = codes.length > 1 && codes.every((code) => code.length <= 9)
  if (!isMorse(sample) || !hasLetters || !plain.includes('.') || !plain.includes('-')) return undefined
  return { score: 0.95, reason: 'Morse code', action: 'Decode', options: { direction: 'decode' } }
}
