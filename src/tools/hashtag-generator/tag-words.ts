import { capitalizeFirst, removeInnerPunctuation } from '#core/text/name-words.ts'
import type { Settings } from './better-settings.ts'

/** Combining marks do not count as letters: é is one letter, whether it is composed or decomposed. */
export function hasEnoughLetters(word: string): boolean {
  return /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){3}/mu.test(word)
}

/** Returns the same key for words that differ only in case. A final sigma is the same letter as any other sigma. */
export function foldWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('ς', 'σ')
}

/** Returns the same key for “Cake” and “cakes”, but not for “new” and “news”. */
export function wordKey(word: string): string {
  const folded = foldWord(removeInnerPunctuation(word))
  return folded.replace(/^(?!(?:clouds|news|sales|stocks)$)(.*(?:[^s]{2}|s[kpt]))s$/s, '$1')
}

/** Returns the first words or tags that differ in more than case. */
export function firstDistinct(words: Iterable<string>, max: number): string[] {
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

const writers: Readonly<Record<Settings['letters'], (word: string) => string>> = {
  typed: (word) => word,
  capitals: capitalizeFirst,
  lower: (word) => word.toLowerCase(),
  upper: (word) => word.toUpperCase(),
}

/** Writes a word as part of a tag. Each part of a word with hyphens gets a capital: `self-care` becomes `SelfCare`. */
export function writeWord(word: string, letters: Settings['letters']): string {
  const parts = letters === 'capitals' ? word.split(/[-‐‑]/) : [word]
  return parts.map((part) => writers[letters](removeInnerPunctuation(part))).join('')
}
