import { hasLetter } from '#core/text/char-class.ts'
import { nameWords } from '#core/text/name-words.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import type { Engine } from '#core/tool.ts'
import { removeAddresses } from './addresses.ts'
import { betterSettings } from './better-settings.ts'
import { type Allowance, measureAllowances } from './platforms.ts'
import { rankTags } from './ranked-tags.ts'
import { foldWord, hasEnoughLetters, minLetters, type Settings, writeWord } from './tag-words.ts'
import type { tool } from './tool.ts'

export interface Hashtags {
  readonly items: readonly string[]
  /** The tags with those that the `without` option leaves out of `items`. */
  readonly candidates: readonly string[]
  readonly allowances: readonly Allowance[]
  /** The ranked tags that the `without` option keeps, if ranking gives other tags than the candidates. */
  readonly better?: readonly string[]
}

function isCommon(word: string): boolean {
  return isStopWord(word.toLowerCase())
}

/** Returns the first distinct words that are long enough, as they are written in their tags. */
function selectWords(text: string, { letters, skipCommon, max }: Settings): string[] {
  // The tag that combines all words counts towards the maximum.
  const maxWords = Math.max(1, max - 1)
  const selected = new Map<string, string>()
  // The words that were already checked, as typed: a text may repeat the same few words a million times.
  const seen = new Set<string>()
  for (const word of nameWords(removeAddresses(text), minLetters)) {
    if (seen.has(word) || !hasEnoughLetters(word)) continue
    seen.add(word)
    if (skipCommon && isCommon(word)) continue
    const written = writeWord(word, letters)
    const folded = foldWord(written)
    if (!selected.has(folded)) selected.set(folded, written)
    if (selected.size === maxWords) break
  }
  return [...selected.values()]
}

/** Returns a tag for each word, after one that combines them. */
function tagWords(text: string, settings: Settings): string[] {
  const words = selectWords(text, settings)
  return words.length > 1 ? [words.join(''), ...words] : words
}

/** The characters between phrases: line breaks, commas and other punctuation, and the sign of tags that were pasted. */
const phrasePattern = /[^\n\r,;:!?|•·#、，；：。！？]+/g

/** Returns a tag for each distinct phrase. */
function tagPhrases(text: string, { letters, skipCommon, max }: Settings): string[] {
  const tags = new Map<string, string>()
  for (const [phrase] of removeAddresses(text).matchAll(phrasePattern)) {
    const words = [...nameWords(phrase)].filter((word) => !skipCommon || !isCommon(word))
    const tag = words.map((word) => writeWord(word, letters)).join('')
    const folded = foldWord(tag)
    if (hasEnoughLetters(tag) && hasLetter(tag) && !tags.has(folded)) tags.set(folded, tag)
    if (tags.size === max) break
  }
  return [...tags.values()]
}

/** In UTF-16 code units. Longer texts are not captions, and ranking them on every change would take too long. */
const maxOfferLength = 20_000

/** A number such as 4,000, up to trillions: a repetition without a limit is slow in a very long list of numbers. */
const groupedNumber = /\b\d{1,3}(?:,\d{3}){1,4}(?!\d)/g

function createTags(text: string, settings: Settings): string[] {
  const createFrom = settings.phrases ? tagPhrases : settings.ranked ? rankTags : tagWords
  const joined = text.replace(groupedNumber, (number) => number.replaceAll(',', ''))
  // X and Bluesky do not accept tags that consist only of digits.
  return createFrom(joined, settings)
    .filter(hasLetter)
    .map((tag) => `#${tag}`)
}

/** Returns the ranked tags, or none if they are the same tags as those the text already gives. */
function offerBetterTags(text: string, settings: Settings, candidates: readonly string[]): string[] {
  if (settings.phrases || settings.ranked || text.length > maxOfferLength) return []
  const better = createTags(text, betterSettings(settings))
  const known = new Set(candidates.map(foldWord))
  const areKnown = better.length === known.size && better.every((tag) => known.has(foldWord(tag)))
  return areKnown ? [] : better
}

export const engine: Engine<typeof tool, Hashtags> = {
  run({ text }, options) {
    const candidates = createTags(text, options)
    const without = new Set(options.without.split(/[\s,#]+/).map(foldWord))
    const isKept = (tag: string) => !without.has(foldWord(tag.slice(1)))
    const items = candidates.filter(isKept)
    const better = offerBetterTags(text, options, candidates).filter(isKept)
    return { items, candidates, allowances: measureAllowances(items), ...(better.length > 0 && { better }) }
  },
  print: ({ items }) => items.join(' '),
}
