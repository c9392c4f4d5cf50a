import { hasLetter } from '#core/text/char-class.ts'
import { nameWords } from '#core/text/name-words.ts'
import type { Settings } from './better-settings.ts'
import { isCommonWord, readLanguage } from './language.ts'
import { firstDistinct, hasEnoughLetters, writeWord } from './tag-words.ts'

/** In UTF-16 code units. As much of a text as is needed to know its language. */
const maxLanguageLength = 20_000

/** Returns a function that yields words as they are written in tags, without common ones on request. */
function wordWriter(text: string, { letters, skipCommon }: Settings) {
  const language = readLanguage(text.slice(0, maxLanguageLength))
  return function* (part: string): Generator<string> {
    for (const word of nameWords(part)) {
      if (!skipCommon || !isCommonWord(word.toLowerCase(), language)) yield writeWord(word, letters)
    }
  }
}

function* longWords(text: string, settings: Settings): Generator<string> {
  for (const word of wordWriter(text, settings)(text)) if (hasEnoughLetters(word)) yield word
}

/** Returns a tag for each word, after one that combines them, which counts towards the maximum. */
export function tagWords(text: string, settings: Settings): string[] {
  const words = firstDistinct(longWords(text, settings), Math.max(1, settings.max - 1))
  return words.length > 1 ? [words.join(''), ...words] : words
}

/** The characters between phrases: line breaks, commas and other punctuation, and the sign of tags that were pasted. */
const phrasePattern = /[^\n\r,;:!?|•·#、，；：。！？]+/g

function* longPhrases(text: string, settings: Settings): Generator<string> {
  const writtenWords = wordWriter(text, settings)
  for (const [phrase] of text.matchAll(phrasePattern)) {
    const tag = [...writtenWords(phrase)].join('')
    if (hasEnoughLetters(tag) && hasLetter(tag)) yield tag
  }
}

/** Returns a tag for each phrase between commas and the like. */
export function tagPhrases(text: string, settings: Settings): string[] {
  return firstDistinct(longPhrases(text, settings), settings.max)
}
