import type { OptionValues } from '#core/options.ts'
import { hasLetter, isLetterOrDigit } from '#core/text/char-class.ts'
import { nameWords, removeInnerPunctuation, capitalizeFirst } from '#core/text/name-words.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import type { Engine } from '#core/tool.ts'
import { type Allowance, measureAllowances } from './platforms.ts'
import type { tool } from './tool.ts'

export interface Hashtags {
  readonly items: readonly string[]
  /** The tags with those that the `without` option leaves out of `items`. */
  readonly candidates: readonly string[]
  readonly allowances: readonly Allowance[]
}

type Settings = OptionValues<(typeof tool)['options']>

const minLetters = 3

/** Combining marks do not count as letters: é is one letter, whether it is composed or decomposed. */
function hasEnoughLetters(word: string): boolean {
  let letters = 0
  for (const character of word) {
    if (isLetterOrDigit(character.codePointAt(0) as number)) letters++
    if (letters === minLetters) return true
  }
  return false
}

/** Returns the same key for words that differ only in case. A final sigma is the same letter as any other sigma. */
function foldWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('ς', 'σ')
}

function isCommon(word: string): boolean {
  return isStopWord(word.toLowerCase())
}

const writers: Readonly<Record<Settings['letters'], (word: string) => string>> = {
  typed: (word) => word,
  capitals: capitalizeFirst,
  lower: (word) => word.toLowerCase(),
  upper: (word) => word.toUpperCase(),
}

/** Returns the first distinct words that are long enough, as they are written in their tags. */
function selectWords(text: string, { letters, skipCommon, max }: Settings): string[] {
  // The tag that combines all words counts towards the maximum.
  const maxWords = Math.max(1, max - 1)
  const selected = new Map<string, string>()
  // The words that were already checked, as typed: a text may repeat the same few words a million times.
  const seen = new Set<string>()
  for (const word of nameWords(text, minLetters)) {
    if (seen.has(word) || !hasEnoughLetters(word)) continue
    seen.add(word)
    if (skipCommon && isCommon(word)) continue
    const written = writers[letters](removeInnerPunctuation(word))
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
  for (const [phrase] of text.matchAll(phrasePattern)) {
    const words = [...nameWords(phrase)].filter((word) => !skipCommon || !isCommon(word))
    const tag = words.map((word) => writers[letters](removeInnerPunctuation(word))).join('')
    const folded = foldWord(tag)
    if (hasEnoughLetters(tag) && hasLetter(tag) && !tags.has(folded)) tags.set(folded, tag)
    if (tags.size === max) break
  }
  return [...tags.values()]
}

export const engine: Engine<typeof tool, Hashtags> = {
  run({ text }, options) {
    const tags = options.phrases ? tagPhrases(text, options) : tagWords(text, options)
    // X and Bluesky do not accept tags that consist only of digits.
    const candidates = tags.filter(hasLetter).map((tag) => `#${tag}`)
    const without = new Set(options.without.split(/[\s,#]+/).map(foldWord))
    const items = candidates.filter((tag) => !without.has(foldWord(tag.slice(1))))
    return { items, candidates, allowances: measureAllowances(items) }
  },
  print: ({ items }) => items.join(' '),
}
