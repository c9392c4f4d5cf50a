import type { Suggest } from '#core/tool/suggestion.ts'
import { countWords } from '#core/text/words.ts'

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  const words = countWords(trimmed)
  const isTitle =
    !trimmed.includes('\n') && trimmed.length <= 120 && words >= 2 && words <= 16 && /^[\p{Lu}\d“"]/u.test(trimmed)
  return isTitle && !/[.;,]$|[{}<>=\\@/%]|\. /.test(trimmed)
    ? { score: 0.5, reason: 'A title', action: 'Make a slug' }
    : undefined
}
