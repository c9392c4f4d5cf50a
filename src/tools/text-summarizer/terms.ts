import { isStopWord } from '#core/text/stop-words.ts'
import { unspacedCharacter } from '#core/text/words.ts'

/** Longer words are URLs, data or text without spaces. */
const maxWordLength = 64

// The plural ending in English, French and Spanish. Removing the s from other words does no harm.
const pluralEnding = /([a-z]{2}[^ius\W])s$/
const letterRuns = /[\p{L}\p{M}\p{N}]+/gmu

/** Returns the terms of a word: the word in lower case without a plural s, or nothing for an English stop word. */
export function termsOf(word: string): readonly string[] {
  const lower = word.toLowerCase()
  // Pairs of adjacent characters serve as terms, which does not require a dictionary.
  if (unspacedCharacter.test(word)) return pairsOf(lower)
  if (word === '' || word.length > maxWordLength || isStopWord(lower)) return []
  return [lower.replace(pluralEnding, '$1')]
}

function pairsOf(word: string): string[] {
  return (word.match(letterRuns) ?? []).flatMap((run) => {
    const characters = Array.from(run)
    if (characters.length === 1) return [run]
    return characters.slice(1).map((character, i) => (characters[i] ?? '') + character)
  })
}
