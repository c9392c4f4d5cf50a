import type { OptionValues } from '#core/options.ts'
import { isLetterOrDigit } from '#core/text/char-class.ts'
import { capitalizeFirst, removeInnerPunctuation } from '#core/text/name-words.ts'
import type { tool } from './tool.ts'

export type Settings = OptionValues<(typeof tool)['options']>

export const minLetters = 3

/** Combining marks do not count as letters: é is one letter, whether it is composed or decomposed. */
export function hasEnoughLetters(word: string): boolean {
  let letters = 0
  for (const character of word) {
    if (isLetterOrDigit(character.codePointAt(0) as number)) letters++
    if (letters === minLetters) return true
  }
  return false
}

/** Returns the same key for words that differ only in case. A final sigma is the same letter as any other sigma. */
export function foldWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('ς', 'σ')
}

/** The hyphens between the parts of a word such as self-care. */
export const hyphen = /[-‐‑]/

const writers: Readonly<Record<Settings['letters'], (word: string) => string>> = {
  typed: (word) => word,
  capitals: capitalizeFirst,
  lower: (word) => word.toLowerCase(),
  upper: (word) => word.toUpperCase(),
}

/** Writes a word as part of a tag. Each part of a word with hyphens gets a capital. */
export function writeWord(word: string, letters: Settings['letters']): string {
  const parts = letters === 'capitals' ? word.split(hyphen) : [word]
  return parts.map((part) => writers[letters](removeInnerPunctuation(part))).join('')
}
