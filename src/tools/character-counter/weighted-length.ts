import { eachGrapheme } from '#core/text/graphemes.ts'
import type { CountingRule } from './platforms.ts'
import { eachLinkOrCharacter, eachXWeight, type VisitWeight } from './x-length.ts'

/** Characters that take the width of two Latin letters: Chinese, Japanese and Korean, and full-width forms. */
const wide = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/mu
const halfWidth = /^[\uff61-\uff9f\uffa0-\uffdc]/

/** Bluesky shows and counts a link without `https://`, and cuts a path of more than 15 characters: `host/2026/06/02/je...` */
function shortLinkLength(link: string): number {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#]+)(?:\/$|(.*))/i.exec(link) ?? []
  return host.length + (path.length > 15 ? 16 : path.length)
}

const eachWeight: Record<CountingRule, (text: string, visit: VisitWeight) => void> = {
  characters(text, visit) {
    eachGrapheme(text, (_start, end) => visit(end, 1))
  },
  x: eachXWeight,
  bluesky(text, visit) {
    eachLinkOrCharacter(text, { link: shortLinkLength, character: () => 1 }, visit)
  },
  googleAds(text, visit) {
    eachGrapheme(text, (start, end) => {
      const character = text.slice(start, end)
      visit(end, wide.test(character) && !halfWidth.test(character) ? 2 : 1)
    })
  },
}

/** Returns the length of a text by a platform's rule, and the offset up to which it is within a limit. */
export function measureText(text: string, rule: CountingRule, limit = Infinity): { length: number; end: number } {
  let length = 0
  let endWithin = 0
  eachWeight[rule](text, (end, weight) => {
    length += weight
    if (length <= limit) endWithin = end
  })
  return { length, end: endWithin }
}
