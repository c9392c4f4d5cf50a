import { hasBrokenLines } from '#core/text/text-shape.ts'
import type { Suggest } from '#core/tool/suggestion.ts'

const tag = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/gi
/** A heading, bold text or a code block. A single # may start a comment. */
const markdown = /^#{2,6} \S|\*\*\S[^*\n]*\S\*\*|^```/m
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/

export const suggest: Suggest = (sample) => {
  if (hasBrokenLines(sample)) {
    return { score: 0.88, reason: 'Lines broken as in a PDF', action: 'Join lines', options: { join: true } }
  }
  if (/^> .*\n> /m.test(sample)) {
    const options = { markdown: true, join: true }
    return { score: 0.85, reason: 'Quoted email', action: 'Remove quote marks', options }
  }
  if (markdown.test(sample)) {
    const options = { markdown: true, quotes: true, invisible: true }
    return { score: 0.7, reason: 'Markdown', action: 'Make plain text', options }
  }
  const tags = sample.match(tag)?.length ?? 0
  if (tags > 1) return { score: 0.82, reason: 'HTML tags', action: 'Remove tags', options: { tags: true } }
  if (invisible.test(sample))
    return { score: 0.75, reason: 'Invisible characters', action: 'Remove', options: { invisible: true } }
  if (/\S {2,}\S[^]*\S {2,}\S/.test(sample))
    return { score: 0.6, reason: 'Extra spaces', action: 'Remove', options: { spaces: true } }
  return undefined
}
