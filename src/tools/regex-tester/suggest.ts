import type { Suggest } from '#core/tool/suggestion.ts'
import { isValidPattern } from '#core/regex/patterns.ts'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'

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
  const isPath = /^\/[\w/-]+\/?$/.test(trimmed)
  const literal = isPath ? undefined : readRegexLiteral(trimmed)
  const isLiteral = literal !== undefined && (used > 0 || literal.flags !== '')
  if (!isLiteral && used < 2) return undefined
  const { pattern, flags } = isLiteral ? literal : { pattern: trimmed, flags: 'g' }
  if (!isValidPattern(pattern, flags)) return undefined
  return {
    score: isLiteral ? 0.9 : 0.8,
    reason: 'A regular expression',
    action: 'Test',
    options: { pattern, flags },
    hasTextInOptions: true,
  }
}
