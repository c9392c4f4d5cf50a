import type { Suggest } from '#core/suggestion.ts'

const literal = /^\/(?:[^/\\\n]|\\.)+\/[dgimsuvy]*$/
const tokens = [
  /\\[dDwWsSbB]/,
  /\(\?[:=!<]/,
  /\[\^?[^\]\s]*-[^\]\s]*\][+*?{]?/,
  /[)\]\w.][+*]\??(?=[$)\\[(]|$)/,
  /\{\d+,?\d*\}/,
  /^\^/,
  /\$$/,
  /\.\*/,
]

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  if (trimmed.includes('\n') || trimmed.length > 500) return undefined
  const used = tokens.filter((token) => token.test(trimmed)).length
  const isLiteral =
    literal.test(trimmed) && (used > 0 || /\/[dgimsuvy]+$/.test(trimmed)) && !/^\/[\w/-]+\/?$/.test(trimmed)
  if (!isLiteral && used < 2) return undefined
  const [, pattern = trimmed, flags = 'g'] = (isLiteral ? /^\/(.+)\/(\w*)$/.exec(trimmed) : null) ?? []
  try {
    new RegExp(pattern, flags)
  } catch {
    return undefined
  }
  return {
    score: isLiteral ? 0.9 : 0.8,
    reason: 'A regular expression',
    action: 'Test',
    options: { pattern, flags },
    hasTextInOptions: true,
  }
}
