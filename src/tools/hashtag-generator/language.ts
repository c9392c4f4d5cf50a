import { isStopWord } from '#core/text/stop-words.ts'
import { nameWords } from '#core/text/name-words.ts'
import { wordList } from './word-lists.ts'

/** As far as it matters for tags. */
export type Language = 'english' | 'german' | 'other'

const german = wordList('german')
/** The most frequent words of other languages, except those that mean something in English. */
export const foreignWords: ReadonlySet<string> = new Set([...german, ...wordList('romance-and-dutch')])

/** Returns the language of most of the frequent words. */
export function readLanguage(text: string): Language {
  const typed = /\p{Ll}/mu.test(text) ? text : text.toLowerCase()
  // “Cómo” and “Meu” count, but not the “Los” of Los Angeles.
  const isForeign = (word: string) => /[à-ÿ]|^(?:Meu|Minha|Noss[ao]|Nuestr[ao]|Notre|Hoy|Hoje|Heute)$/.test(word)
  const words = Array.from(nameWords(typed), (word) => (isForeign(word) ? word.toLowerCase() : word))
  const foreign = words.filter((word) => foreignWords.has(word))
  const english = words.filter((word) => isStopWord(word) && !/^(?:a|am|an|as|do|in|me|no|on|so)$/.test(word))
  // Also in English: pico de gallo, pain au chocolat.
  const isDish = /^(?:de|di|du|au|alla)$/.test(foreign.join(' ')) && !/[à-ÿ]/.test(words.join(''))
  if (isDish || foreign.length <= english.length) return 'english'
  return foreign.filter((word) => german.has(word)).length * 2 > foreign.length ? 'german' : 'other'
}

/** Returns whether a word in lower case is one of the most frequent words of a language. */
export function isCommonWord(word: string, language: Language): boolean {
  return isStopWord(word) || (language !== 'english' && foreignWords.has(word))
}
