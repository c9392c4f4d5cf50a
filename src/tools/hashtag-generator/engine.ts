import { hasLetter } from '#core/text/char-class.ts'
import { capitalizeFirst, nameWords, removeInnerPunctuation } from '#core/text/name-words.ts'
import { inLanguage, withLanguage } from '#core/language/text-language.ts'
import type { SentenceLanguage } from '#core/text/sentence-rules.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import type { Engine } from '#core/tool/engine-interface.ts'
import { measureAllowances } from './allowances.ts'
import type { tool } from './tool.ts'
import { print, type Settings, type Hashtags } from './result.ts'

export const engine: Engine<typeof tool, Hashtags> = {
  run({ text }, options) {
    return withLanguage(text, options.language, (language) => ({
      ...hashtagsOf(text, options, language.rules),
      ...inLanguage(language),
    }))
  },
  print,
}

type StopWords = SentenceLanguage | undefined

function hashtagsOf(text: string, options: Settings, stopWords: StopWords): Hashtags {
  const readable = joinNumbers(removeAddresses(text))
  const words = options.phrases ? findPhrases(readable, options, stopWords) : findWords(readable, options, stopWords)
  // X and Bluesky do not accept tags that consist only of digits.
  const candidates = words.filter(hasLetter).map((word) => `#${word}`)
  const without = new Set(Array.from(nameWords(options.without), foldWord))
  const items = candidates.filter((tag) => !without.has(foldWord(tag.slice(1))))
  return { items, candidates, allowances: measureAllowances(items) }
}

/** Returns a tag for each word, after one that combines them, which counts towards the maximum. */
function findWords(text: string, settings: Settings, stopWords: StopWords): readonly string[] {
  const words = firstDistinct(writeWords(text, settings, stopWords), Math.max(1, settings.max - 1))
  return words.length > 1 ? [words.join(''), ...words] : words
}

/** The characters between phrases: line breaks, commas and other punctuation, and the sign of tags that were pasted. */
const phrasePattern = /[^\n\r,;:!?|•·#、，；：。！？]+/g

function findPhrases(text: string, settings: Settings, stopWords: StopWords): readonly string[] {
  const phrases = text.matchAll(phrasePattern)
  return firstDistinct(joinPhrases(phrases, settings, stopWords), settings.max)
}

function* joinPhrases(phrases: Iterable<RegExpExecArray>, settings: Settings, stopWords: StopWords): Generator<string> {
  for (const [phrase] of phrases) {
    const tag = [...keptWords(phrase, settings, stopWords)].map((word) => writeWord(word, settings.letters)).join('')
    if (hasEnoughLetters(tag) && hasLetter(tag)) yield tag
  }
}

function* writeWords(text: string, settings: Settings, stopWords: StopWords): Generator<string> {
  for (const word of keptWords(text, settings, stopWords)) {
    const tag = writeWord(word, settings.letters)
    if (hasEnoughLetters(tag)) yield tag
  }
}

function* keptWords(text: string, { skipCommon }: Settings, stopWords: StopWords): Generator<string> {
  for (const word of nameWords(text)) if (!skipCommon || !isStopWord(word.toLowerCase(), stopWords)) yield word
}

/** Combining marks do not count as letters: é is one letter, whether it is composed or decomposed. */
function hasEnoughLetters(word: string): boolean {
  return /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){3}/mu.test(word)
}

/** Returns the first words that differ in more than case. */
function firstDistinct(words: Iterable<string>, max: number): readonly string[] {
  const distinct = new Map<string, string>()
  // A text may repeat the same few words a million times.
  const seen = new Set<string>()
  for (const word of words) {
    if (seen.has(word)) continue
    seen.add(word)
    const folded = foldWord(word)
    if (!distinct.has(folded)) distinct.set(folded, word)
    if (distinct.size === max) break
  }
  return [...distinct.values()]
}

/** Returns the same key for words that differ only in case. A final sigma is the same letter as any other sigma. */
function foldWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('ς', 'σ')
}

const writers: Readonly<Record<Settings['letters'], (word: string) => string>> = {
  typed: (word) => word,
  capitals: capitalizeFirst,
  lower: (word) => word.toLowerCase(),
  upper: (word) => word.toUpperCase(),
}

/** Writes a word as part of a tag. Each part of a word with hyphens gets a capital: `self-care` becomes `SelfCare`. */
function writeWord(word: string, letters: Settings['letters']): string {
  const parts = letters === 'capitals' ? word.split(/[-‐‑]/) : [word]
  return parts.map((part) => writers[letters](removeInnerPunctuation(part))).join('')
}

/** Characters that can belong to one address. */
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

/** Writes 4,000 as 4000, up to trillions: a repetition without a limit is slow in a very long list of numbers. */
function joinNumbers(text: string): string {
  return text.replace(/\b\d{1,3}(?:,\d{3}){1,4}(?!\d)/g, (number) => number.replaceAll(',', ''))
}
