import { dividedWord, hasBrokenLines } from '#core/text/text-shape.ts'
import type { Suggest } from '#core/suggestion.ts'

const tag = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/

export const suggest: Suggest = (sample) => {
  if (hasBrokenLines(sample)) {
    const options = { join: true, ...(dividedWord.test(sample) && { hyphens: true }) }
    return { score: 0.88, reason: 'Lines broken as in a PDF', action: 'Join lines', options }
  }
  const tags = sample.match(tag)?.length ?? 0
  if (tags > 1) return { score: 0.82, reason: 'HTML tags', action: 'Remove tags', options: { tags: true } }
  if (invisible.test(sample))
    return { score: 0.75, reason: 'Invisible characters', action: 'Remove', options: { invisible: true } }
  if (/\S {2,}\S[^]*\S {2,}\S/.test(sample))
    return { score: 0.6, reason: 'Extra spaces', action: 'Remove', options: { spaces: true } }
  return undefined
}
