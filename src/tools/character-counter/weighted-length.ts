import { eachGrapheme } from '#core/text/graphemes.ts'
import type { CountingRule } from './platforms.ts'

// The rules of X are from version 3 of the published configuration of twitter-text.
const xLinkWeight = 23
const xEmojiWeight = 2
/** Code points up to the Georgian alphabet, and common spaces, dashes and quotes count as one. All others count as two. */
const singleWeight = /[\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/
// © and ® are emoji only with a variation selector.
const emoji = /^(?![©®](?!\ufe0f))(?:\p{Extended_Pictographic}|\p{RI}|[\d#*]\ufe0f?\u20e3)/mu

/** Endings of domains that count as a link even without `https://`. X knows more of them, but others are rare. */
const genericEndings =
  'academy|agency|app|art|biz|blog|business|cafe|cat|center|city|cloud|club|codes|com|community|company|cool|coop|' +
  'design|dev|digital|earth|edu|email|events|expert|family|fun|fund|gallery|games|global|gov|group|guide|guru|health|' +
  'help|host|house|info|ink|int|jobs|land|law|legal|life|link|live|ltd|market|marketing|media|mil|mobi|money|movie|' +
  'museum|name|net|network|news|ninja|one|online|org|page|photo|photos|pizza|press|pro|pub|recipes|red|rocks|run|sale|' +
  'school|science|services|shop|shopping|show|site|social|software|solutions|space|store|studio|style|support|systems|' +
  'team|tech|technology|tips|today|tools|top|tours|town|toys|training|travel|university|video|vip|website|wiki|wine|' +
  'work|works|world|wtf|xxx|xyz|zone'
const countryEndings =
  'a[cdefgilmoqrstuwxz]|b[abdefghijlmnoqrstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[ceghrstu]|f[ijkmor]|' +
  'g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|' +
  'n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnorstuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|' +
  'v[aceginu]|w[fs]|y[et]|z[amw]'

const letters = 'a-z\\d\\u00c0-\\u024f\\u0300-\\u036f\\u1e00-\\u1eff'
const pathUnit = `[${letters}\\u0400-\\u04ff!*';:=+,.$/%#\\[\\]\\-–_~@|&]`
const pathEnd = `[${letters}\\u0400-\\u04ff=_#/+\\-]`
const parentheses = `\\((?:${pathUnit}|\\(${pathUnit}+\\))+\\)`
const queryUnit = "[a-z\\d!?*'@();:&=+$/%#\\[\\]\\-_.,~|]"
const domain = `(?:[${letters}][${letters}_-]{0,62}\\.){1,9}`

const port = '(?::\\d+)?'
const path = `/(?:(?:${pathUnit}|${parentheses})*(?:${pathEnd}|${parentheses}))?`
const query = `(?:\\?${queryUnit}*[a-z\\d\\-_&=#/])?`
const end = '(?![a-z\\d@+-])'

const links = new RegExp(
  '(^|[^a-z\\d@＠$#＃])(' +
    `https?://${domain}(?:xn--[a-z\\d-]+|[a-z]{2,24})${end}${port}(?:${path})?${query}|` +
    `${domain}(?:${genericEndings}|${countryEndings})${end}(?:${port}${path}${query})?)`,
  'gi',
)

/** X does not turn a domain without `https://` into a link after these characters. */
const notBeforeDomain = /[-_./]/

/** Finds the links of a post. */
function* findLinks(text: string): Generator<{ start: number; link: string }, void, void> {
  for (const { 1: before = '', 2: link = '', index } of text.matchAll(links)) {
    if (notBeforeDomain.test(before) && !/^https?:/i.test(link)) continue
    yield { start: index + before.length, link }
  }
}

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

/** Returns the length of a text by a platform's rule, and the offset up to which it is within a limit. */
export function measureText(text: string, rule: CountingRule, limit = Infinity): { length: number; end: number } {
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
    for (const { start, link } of findLinks(text)) {
      addCharacters(done, start)
      done = start + link.length
      add(done, weighLink(link))
    }
  }
  addCharacters(done, text.length)
  return { length, end }
}
