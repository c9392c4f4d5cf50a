import { eachGrapheme } from '#core/text/graphemes.ts'
import type { CountingRule } from './platforms.ts'
import { findLinks } from './x-links.ts'

// The rules of X are from version 3 of the published configuration of twitter-text.
const xLinkWeight = 23
const xEmojiWeight = 2
/** Code points up to the Georgian alphabet, and common spaces, dashes and quotes count as one. All others count as two. */
const singleWeight = /[\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/
// © and ® are emoji only with a variation selector.
const emoji = /^(?![©®](?!\ufe0f))(?:\p{Extended_Pictographic}|\p{RI}|[\d#*]\ufe0f?\u20e3)/mu

/** Returns what X counts for a character. */
function xWeight(character: string): number {
  if (emoji.test(character)) return xEmojiWeight
  if (character === '\r\n') return 1
  let weight = 0
  for (const codePoint of character.normalize('NFC')) weight += singleWeight.test(codePoint) ? 1 : 2
  return weight
}

/** Characters that take the width of two Latin letters: Chinese, Japanese and Korean, and full-width forms. */
const wide = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/mu
const halfWidth = /^[\uff61-\uff9f\uffa0-\uffdc]/

/** Bluesky shows and counts a link without `https://`, and cuts a path of more than 15 characters: `host/2026/06/02/je...` */
function shortLinkLength(link: string): number {
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/?#]+)(?:\/$|(.*))/i.exec(link) ?? []
  return host.length + (path.length > 15 ? 16 : path.length)
}

interface Weights {
  /** What a link counts. By default, its characters are counted. */
  readonly link?: (link: string) => number
  readonly character: (character: string) => number
}

const weightsByRule: Readonly<Record<CountingRule, Weights>> = {
  characters: { character: () => 1 },
  x: { link: () => xLinkWeight, character: xWeight },
  bluesky: { link: shortLinkLength, character: () => 1 },
  googleAds: { character: (character) => (wide.test(character) && !halfWidth.test(character) ? 2 : 1) },
}

/** Returns the offset in a text up to which its characters, once composed, end by an offset. */
function offsetBeforeComposing(text: string, composedOffset: number): number {
  let composed = 0
  let offset = 0
  eachGrapheme(text, (start, end) => {
    composed += text.slice(start, end).normalize('NFC').length
    if (composed <= composedOffset) offset = end
  })
  return offset
}

/** Returns the length of a text by a platform's rule, and the offset up to which it is within a limit. */
export function measureText(text: string, rule: CountingRule, limit = Infinity): { length: number; end: number } {
  const composed = text.normalize('NFC')
  if (rule === 'x' && composed !== text) {
    // twitter-text composes letters before it looks for links.
    const { length, end } = measureText(composed, rule, limit)
    return { length, end: offsetBeforeComposing(text, end) }
  }
  const { link: weighLink, character: weighCharacter } = weightsByRule[rule]
  let length = 0
  let end = 0
  const add = (to: number, weight: number) => {
    length += weight
    if (length <= limit) end = to
  }
  const addCharacters = (from: number, to: number) => {
    const part = text.slice(from, to)
    eachGrapheme(part, (start, stop) => add(from + stop, weighCharacter(part.slice(start, stop))))
  }
  let done = 0
  if (weighLink) {
    for (const { start, end: linkEnd } of findLinks(text)) {
      addCharacters(done, start)
      done = linkEnd
      add(done, weighLink(text.slice(start, linkEnd)))
    }
  }
  addCharacters(done, text.length)
  return { length, end }
}
