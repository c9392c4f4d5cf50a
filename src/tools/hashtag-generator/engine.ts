import { hasLetter } from '#core/text/char-class.ts'
import { nameWords } from '#core/text/name-words.ts'
import type { Engine } from '#core/tool.ts'
import { betterSettings, type Settings } from './better-settings.ts'
import { isCommonWord, type Language, readLanguage } from './foreign-words.ts'
import { type Allowance, measureAllowances } from './platforms.ts'
import { rankTags } from './rank-tags.ts'
import { cleanText } from './readable-text.ts'
import { composeTags, findRelatedTags } from './related-tags.ts'
import { firstDistinct, foldWord, hasEnoughLetters, wordKey, writeWord } from './tag-words.ts'
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
const maxReadLength = 20_000

/** Yields the words of a text as they are written in tags, without common ones on request. */
function* writtenWords(text: string, { letters, skipCommon }: Settings, language: Language): Generator<string> {
  for (const word of nameWords(text)) {
    if (!skipCommon || !isCommonWord(word.toLowerCase(), language)) yield writeWord(word, letters)
  }
}

function* longWords(text: string, settings: Settings, language: Language): Generator<string> {
  for (const word of writtenWords(text, settings, language)) if (hasEnoughLetters(word)) yield word
}

/** Returns a tag for each word, after one that combines them, which counts towards the maximum. */
function tagWords(text: string, settings: Settings, language: Language): string[] {
  const words = firstDistinct(longWords(text, settings, language), Math.max(1, settings.max - 1))
  return words.length > 1 ? [words.join(''), ...words] : words
}

/** The characters between phrases: line breaks, commas and other punctuation, and the sign of tags that were pasted. */
const phrasePattern = /[^\n\r,;:!?|•·#、，；：。！？]+/g

function* longPhrases(text: string, settings: Settings, language: Language): Generator<string> {
  for (const [phrase] of text.matchAll(phrasePattern)) {
    const tag = [...writtenWords(phrase, settings, language)].join('')
    if (hasEnoughLetters(tag) && hasLetter(tag)) yield tag
  }
}

function tagPhrases(text: string, settings: Settings, language: Language): string[] {
  return firstDistinct(longPhrases(text, settings, language), settings.max)
}

function createTags(text: string, settings: Settings): string[] {
  const language = readLanguage(text.slice(0, maxReadLength))
  const createFrom = settings.phrases ? tagPhrases : settings.ranked ? rankTags : tagWords
  const tags = createFrom(text, settings, language)
  // X and Bluesky do not accept tags that consist only of digits.
  return tags.filter(hasLetter).map((tag) => `#${tag}`)
}

/** In other languages, nouns cannot be told from verbs. */
const unknownScript =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Devanagari}]{3}/mu

/** Returns the ranked tags, or none if they are the same tags as those the text already gives. */
function offerBetterTags(text: string, settings: Settings, candidates: readonly string[]): string[] {
  if (settings.phrases || settings.ranked || text.length > maxReadLength || unknownScript.test(text)) return []
  const better = createTags(text, betterSettings(settings))
  const known = new Set(candidates.map(foldWord))
  const areKnown = better.length === known.size && better.every((tag) => known.has(foldWord(tag)))
  return areKnown ? [] : better
}

/** Splits a list of tags such as `#the #and` or `the, and`. */
function splitTags(list: string): string[] {
  return (list.match(/[\p{L}\p{N}\p{M}_\u200c\u200d]+/gmu) ?? []).map((tag) => `#${tag}`)
}

/** Returns the tags for the topics of a text, without the candidates. */
function offerRelatedTags(text: string, { letters }: Settings, candidates: readonly string[]) {
  const known = new Set(candidates.map(wordKey))
  const found = text.length > maxReadLength ? [] : findRelatedTags(text)
  const composed = found.length > 0 ? [] : composeTags(text)
  const tags = [...found, ...composed].map((tag) => `#${writeWord(tag, letters)}`)
  return { tags: tags.filter((tag) => !known.has(wordKey(tag))), isComposed: composed.length > 0 }
}

export const engine: Engine<typeof tool, Hashtags> = {
  run({ text: typed }, options) {
    const text = cleanText(typed)
    const candidates = createTags(text, options)
    const without = new Set(splitTags(options.without).map(foldWord))
    const isKept = (tag: string) => !without.has(foldWord(tag))
    const better = offerBetterTags(text, options, candidates).filter(isKept)
    const { tags, isComposed } = offerRelatedTags(text, options, candidates)
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
