import { hasLetter } from '#core/text/char-class.ts'
import type { Engine } from '#core/tool.ts'
import { betterSettings, type Settings } from './better-settings.ts'
import { tagPhrases, tagWords } from './plain-tags.ts'
import { type Allowance, measureAllowances } from './platforms.ts'
import { type Post, rankTags, readPost } from './rank-tags.ts'
import { cleanText } from './readable-text.ts'
import { composeTags, findRelatedTags } from './related-tags.ts'
import { firstDistinct, foldWord, wordKey, writeWord } from './tag-words.ts'
import type { tool } from './tool.ts'

export interface Hashtags {
  readonly items: readonly string[]
  /** The tags with those that the `without` option leaves out of `items`. */
  readonly candidates: readonly string[]
  readonly allowances: readonly Allowance[]
  /** The ranked tags that the `without` option keeps, if ranking gives other tags than the candidates. */
  readonly better?: readonly string[]
  /** Tags that can be added: those for the topics of the text, then others that the `with` option has added. */
  readonly related: readonly string[]
  /** Whether the related tags are composed from the words, which name no known topic. */
  readonly isComposed: boolean
}

/** In UTF-16 code units. Longer texts are not captions, and reading them whole on every change would take too long. */
const maxCaptionLength = 20_000

/** X and Bluesky do not accept tags that consist only of digits. */
function toTags(words: readonly string[]): string[] {
  return words.filter(hasLetter).map((word) => `#${word}`)
}

/** In other languages, nouns cannot be told from verbs. */
const unknownScript =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Devanagari}]{3}/mu

/** Returns the ranked tags, or none if they are the same tags as those the text already gives. */
function offerBetterTags(post: Post, settings: Settings, candidates: readonly string[]): string[] {
  if (settings.phrases || settings.ranked || unknownScript.test(post.text)) return []
  const better = toTags(rankTags(post, betterSettings(settings)))
  const known = new Set(candidates.map(foldWord))
  const areKnown = better.length === known.size && better.every((tag) => known.has(foldWord(tag)))
  return areKnown ? [] : better
}

/** Splits a list of tags such as `#the #and` or `the, and`. */
function splitTags(list: string): string[] {
  return (list.match(/[\p{L}\p{N}\p{M}_\u200c\u200d]+/gmu) ?? []).map((tag) => `#${tag}`)
}

const noRelatedTags = { tags: [], isComposed: false }

/** Returns the tags for the topics of a post, without the candidates. */
function offerRelatedTags(post: Post, { letters }: Settings, candidates: readonly string[]) {
  const known = new Set(candidates.map(wordKey))
  const found = findRelatedTags(post)
  const composed = found.length > 0 ? [] : composeTags(post.text)
  const tags = [...found, ...composed].map((tag) => `#${writeWord(tag, letters)}`)
  return { tags: tags.filter((tag) => !known.has(wordKey(tag))), isComposed: composed.length > 0 }
}

export const engine: Engine<typeof tool, Hashtags> = {
  run({ text: typed }, options) {
    const text = cleanText(typed)
    const isCaption = text.length <= maxCaptionLength
    const isRanked = options.ranked && !options.phrases
    const post = isRanked || isCaption ? readPost(text) : undefined
    const tagText = options.phrases ? tagPhrases : tagWords
    const candidates = toTags(post && isRanked ? rankTags(post, options) : tagText(text, options))

    const without = new Set(splitTags(options.without).map(foldWord))
    const isKept = (tag: string) => !without.has(foldWord(tag))
    const better = post && isCaption ? offerBetterTags(post, options, candidates).filter(isKept) : []
    const { tags, isComposed } = post && isCaption ? offerRelatedTags(post, options, candidates) : noRelatedTags
    const suggested = tags.filter(isKept)
    const own = splitTags(options.with)
    const added = new Set([...suggested.slice(0, options.related), ...own].map(foldWord))
    const related = firstDistinct([...candidates, ...suggested, ...own], Infinity).slice(candidates.length)
    const items = [...candidates, ...related.filter((tag) => added.has(foldWord(tag)))].filter(isKept)
    const allowances = measureAllowances(items)
    return { items, candidates, allowances, related, isComposed, ...(better.length > 0 && { better }) }
  },
  print: ({ items }) => items.join(' '),
}
