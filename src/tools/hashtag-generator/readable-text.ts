import { capitalizeFirst, nameWords } from '#core/text/name-words.ts'
import { dictionaryWords } from '#core/text/words.ts'
import { joinNames } from './known-topics.ts'
import { wordList } from './word-lists.ts'

/** Runs of characters that can belong to one address. */
const runPattern = /[^\s,;()[\]<>"“”、。，]+/g

const bareDomain = /^(?:[A-Za-z\d-]+\.)+(?:[a-z]{2,}\/|(?:com|org|net|io|co|dev|app)\W*$)/

/** Replaces links, email addresses and @names by commas. The end of a sentence stays. */
function removeAddresses(text: string): string {
  // Most texts have no address, and reading a long one run by run takes noticeable time.
  if (!/@|:\/\/|\S\.\S/.test(text)) return text
  return text.replace(runPattern, (run) => {
    const isAddress = run.includes('@') || /https?:\/\/|^www\./i.test(run) || bareDomain.test(run)
    return isAddress ? `,${/[.!?…]*$/.exec(run)?.[0] ?? ''}` : run
  })
}

/** A number such as 4,000, up to trillions: a repetition without a limit is slow in a very long list of numbers. */
const groupedNumber = /\b\d{1,3}(?:,\d{3}){1,4}(?!\d)/g

/** Replaces what cannot be a tag, and writes 4,000 as 4000. */
export function cleanText(typed: string): string {
  return removeAddresses(typed.replace(groupedNumber, (number) => number.replaceAll(',', '')))
}

const ownTag = /[#＃]([\p{L}\p{N}\p{M}_\u200c\u200d]+)/gmu
/** Such as the 2.0 of a version, which a tag cannot contain, titles before a name, and credits. */
const skipped = /\d+(?:\.\d+)+|\b(?:Prime Minister\b|Vice President\b|(?:Music|Photos?|Video)(?: by\b|: ?,)|Dress: ?,)/g
/** In names such as Next.js and St. Jude. */
const dotInName = /\.(?=(?:js|JS)\b)|\b(St|Mt|Ft|Dr|Mrs?|Ms|Prof|Sen|Gov|Rep|Gen)\.(?=\s)/g
/** The city before a news story, with what follows: “PORTLAND, Ore. (AP) —”. */
const dateline = /^\s*(\p{Lu}[\p{Lu} .]+)(?: \(\w+\)|,[^\n—–]{0,40}?[\d)/]) ?(?:[—–]|--?)\s/u
/** A title of several words, as in “Midnight Rain”. */
const quotedName = /["“„«](\p{Lu}[\p{L}’']*(?: \p{Lu}[\p{L}’']*){1,3})["”“»]/gmu
/** As in Path of the Gods. */
const linkInName = / of the (?=\p{Lu})/gmu

/** Returns the tags that a text already has, without their signs. */
export function findOwnTags(text: string): string[] {
  return Array.from(text.matchAll(ownTag), ([, tag = '']) => tag)
}

const unspacedFillers = wordList('chinese-and-japanese')

const hiragana = /\p{Script=Hiragana}/mu
const unspacedRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gmu

/** Puts commas between Chinese words, but not in tags such as 旅行攻略, and for Japanese words that end with hiragana. */
function separateWords(text: string): string {
  const isJapanese = hiragana.test(text)
  const hasTags = /\p{Script=Han}\s/mu.test(text)
  const isFiller = (word: string) => hiragana.test(word.slice(-1)) || unspacedFillers.has(word)
  return text.replace(unspacedRun, (run) => {
    const words = Array.from(dictionaryWords(run), ({ word }) => (isFiller(word) ? ',' : word))
    const isTag = hasTags && words.length < 3 && words.every((word) => word.length > 1)
    return `${words.join(isJapanese || isTag ? '' : ',')},`
  })
}

/** Returns a text without its tags, with full stops only where a sentence ends, and with Chinese words apart. */
export function readableText(text: string): string {
  const writeCity = (city: string) => Array.from(nameWords(city.toLowerCase()), capitalizeFirst).join(' ')
  const readable = joinNames(text)
    .replace(dateline, (_, city: string) => `In ${writeCity(city)}. `)
    .replace(ownTag, ',')
    .replace(skipped, ',')
    .replace(dotInName, '$1')
    .replace(quotedName, (_, name: string) => ` ${name.replaceAll(' ', '-')} `)
    .replace(linkInName, ' of-the ')
  return separateWords(readable)
}
