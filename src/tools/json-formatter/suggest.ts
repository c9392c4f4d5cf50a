import { sampleLength, type Suggest } from '#core/tool/suggestion.ts'

const opening = /^(?:\{\s*(?:"|\}|$)|\[\s*(?:[[{"\-\d\]]|true|false|null|$))/
const member = /"(?:[^"\\\n]|\\.)*"\s*:/
const looseMember = /(?:^|[{,])\s*['"]?[\w$-]+['"]?\s*:\s*(?:['"[{\-\d]|true|false|null)/m

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  if (!/^[[{]/.test(trimmed)) return undefined
  const hasJson = opening.test(trimmed) && member.test(trimmed)
  const json = { score: 0.95, reason: 'Looks like JSON', action: 'Format' }
  if (sample.length >= sampleLength) return hasJson ? { ...json, options: { mode: 'format' } } : undefined
  if (isJson(trimmed)) return { ...json, options: { mode: 'format', lines: false } }
  if (trimmed.split('\n').every(isJson)) {
    return { ...json, reason: 'Looks like JSON Lines', options: { mode: 'format', lines: true } }
  }
  const isNearly = trimmed.startsWith('{') && looseMember.test(trimmed) && !/:[^"'{}]*;/.test(trimmed)
  return isNearly || hasJson ? { score: 0.8, reason: 'Almost JSON', action: 'Find the error' } : undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
