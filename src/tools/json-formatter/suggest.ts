import { sampleLength, type Suggest } from '#core/suggestion.ts'

const opening = /^\s*(?:\{\s*(?:"|\}|$)|\[\s*(?:[[{"\-\d\]]|true|false|null|$))/
const member = /"(?:[^"\\\n]|\\.)*"\s*:/
const looseMember = /(?:^|[{,])\s*['"]?[\w$-]+['"]?\s*:\s*(?:['"[{\-\d]|true|false|null)/m

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  if (!/^[[{]/.test(trimmed)) return undefined
  if (sample.length >= sampleLength) {
    return opening.test(trimmed) && member.test(trimmed)
      ? { score: 0.95, reason: 'Looks like JSON', action: 'Format', options: { mode: 'format' } }
      : undefined
  }
  try {
    JSON.parse(trimmed)
    return { score: 0.95, reason: 'Looks like JSON', action: 'Format', options: { mode: 'format' } }
  } catch {
    const isNearly = /^\{[^]*\}?$/.test(trimmed) && looseMember.test(trimmed) && !/:[^"'{}]*;/.test(trimmed)
    return isNearly || (opening.test(trimmed) && member.test(trimmed))
      ? { score: 0.8, reason: 'Almost JSON', action: 'Find the error' }
      : undefined
  }
}
