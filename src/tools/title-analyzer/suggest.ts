import type { Suggest } from '#core/tool/suggestion.ts'
import { countWords } from '#core/text/words.ts'

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  const words = countWords(trimmed)
  const isLine = !trimmed.includes('\n') && trimmed.length <= 120
  const isTitle =
    isLine &&
    words >= 3 &&
    words <= 16 &&
    /^[\p{Lu}\d“"]/u.test(trimmed) &&
    !/[.;,{}<>=\\@]$|[{}<>=\\@]|\. /.test(trimmed)
  return isTitle ? { score: 0.7, reason: 'A title', action: 'Analyze' } : undefined
}
