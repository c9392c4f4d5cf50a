import type { Suggest } from '#core/tool/suggestion.ts'
import { pluralize } from '#core/format.ts'

// Limited to the length that addresses may have: without it, a long word takes quadratic time.
const email = /[\w.+%-]{1,64}@[\w-]+(?:\.[\w-]+)+/g
const url = /\bhttps?:\/\/[^\s<>"]+/g

export const suggest: Suggest = (sample) => {
  const emails = sample.match(email)?.length ?? 0
  const urls = sample.match(url)?.length ?? 0
  if (emails > 0) {
    return {
      score: emails > 1 ? 0.86 : 0.62,
      reason: pluralize(emails, 'An email address', 'Email addresses'),
      action: 'Extract',
      options: { kind: 'emails' },
    }
  }
  // A single address is the whole text: there is nothing to extract it from.
  if (urls === 0 || !/\s/.test(sample.trim())) return undefined
  return { score: urls > 1 ? 0.78 : 0.55, reason: 'Links', action: 'Extract', options: { kind: 'urls' } }
}
