import { eachGrapheme } from '#core/text/graphemes.ts'

// The rules of X, from version 3 of the published configuration of twitter-text.
const linkWeight = 23
const emojiWeight = 2
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

export type VisitWeight = (end: number, weight: number) => void

interface Weights {
  readonly link: (link: string) => number
  readonly character: (character: string) => number
}

/** Visits the links and the characters of a post, each with its end and with what X counts for it. */
export function eachXWeight(text: string, visit: VisitWeight): void {
  eachLinkOrCharacter(text, { link: () => linkWeight, character: weightOf }, visit)
}

/** Visits the links and the characters of a post, each with its end and its weight. */
export function eachLinkOrCharacter(text: string, weights: Weights, visit: VisitWeight): void {
  let done = 0
  const visitCharacters = (to: number) => {
    const part = text.slice(done, to)
    eachGrapheme(part, (start, end) => visit(done + end, weights.character(part.slice(start, end))))
  }
  for (const match of text.matchAll(links)) {
    const [, before = '', link = ''] = match
    if (notBeforeDomain.test(before) && !/^https?:/i.test(link)) continue
    const start = match.index + before.length
    visitCharacters(start)
    done = start + link.length
    visit(done, weights.link(link))
  }
  visitCharacters(text.length)
}

function weightOf(character: string): number {
  if (emoji.test(character)) return emojiWeight
  if (character === '\r\n') return 1
  let weight = 0
  for (const codePoint of character.normalize('NFC')) weight += singleWeight.test(codePoint) ? 1 : 2
  return weight
}
