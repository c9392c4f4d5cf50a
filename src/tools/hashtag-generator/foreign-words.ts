import { foreignWords } from './language.ts'
import type { Word } from './read-words.ts'
import { wordList } from './word-lists.ts'

const ambiguous = wordList('ambiguous')
const articles = wordList('articles')

export const beforeNoun: ReadonlySet<string> = new Set([...articles, ...wordList('prepositions')])
/** Forms of Spanish, Portuguese and French verbs. */
const foreignVerb = /^.{2,}(?:[aeiáé]mos|iamo|aba[ns]?|.ava[mn]?|aron|ieron|aram|eram|ando|iendo|.ei)$|^.+[^n]ez$/

const beforeInfinitive = /^(?:al|cómo|como|comment|para|pour|per|sin|sem|sans|senza)$/
const infinitive = /^.{2,}(?:[aeií]r|[aei]r(?:se|l[aeo]s?)|are|ere|ire)$/
/** Nouns that look like infinitives: “zapatos para mujer”. */
const infinitiveNoun = /^(?:avatar|azúcar|açúcar|bienestar|celular|collar|hiver|hogar|lugar|mulher|mujer|taller)$/
const beforeForeignVerb = /^(?:me|te|se|os|ci|ti|vi|nous|vous|je|elles?|ils|yo|io|noi|eu|el[ae]s?)$/

/** Returns whether the word before a word that is not English makes it a verb: “cómo ahorrar”, “os enseño”. */
export function isVerbAfter(previous: string, word: string): boolean {
  const isInfinitive = /^(?:de|a)$/.test(previous)
    ? /..ar$/.test(word)
    : beforeInfinitive.test(previous) && infinitive.test(word)
  // In Portuguese, “os” is an article before a plural.
  const followsPronoun = beforeForeignVerb.test(previous) && !word.endsWith('s')
  return followsPronoun || (isInfinitive && !infinitiveNoun.test(word))
}

/** Returns whether a word in lower case says nothing about a topic. Ramos and Gómez are names, not verbs. */
export function isForeignFiller(word: string, isName: boolean): boolean {
  return foreignWords.has(word) || ambiguous.has(word) || (!isName && foreignVerb.test(word))
}

/** Marks a verb before an article, and an adjective after a noun that it agrees with: “redes sociales”. */
export function markForeignWord(word: Word, i: number, words: readonly Word[]): Word {
  const last = words[i - 1]
  if (word.wordClass !== 'noun' || word.isName || word.base.includes('-')) return word
  if (articles.has(words[i + 1]?.base ?? '')) return { ...word, wordClass: 'filler' }
  const isAdjective = last?.wordClass === 'noun' && !last.isName && last.base.endsWith('s') === word.base.endsWith('s')
  return isAdjective ? { ...word, wordClass: 'ending' } : word
}
