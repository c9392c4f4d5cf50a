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
  if (isJson(trimmed)) {
    const options = { mode: 'format', lines: false }
    return { score: 0.95, reason: 'Looks like JSON', action: 'Format', options }
  }
  if (trimmed.split('\n').every(isJson)) {
    const options = { mode: 'format', lines: true }
    return { score: 0.95, reason: 'Looks like JSON Lines', action: 'Format', options }
  }
  const isNearly = /^\{[^]*\}?$/.test(trimmed) && looseMember.test(trimmed) && !/:[^"'{}]*;/.test(trimmed)
  return isNearly || (opening.test(trimmed) && member.test(trimmed))
    ? { score: 0.8, reason: 'Almost JSON', action: 'Find the error' }
    : undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
