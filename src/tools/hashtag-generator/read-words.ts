import { nameWords } from '#core/text/name-words.ts'
import { isStopWord } from '#core/text/stop-words.ts'
import { beforeNoun, isForeignFiller, isVerbAfter, markForeignWord } from './foreign-words.ts'
import { isTopic, joinedKeys } from './known-topics.ts'
import { type Language, readLanguage } from './language.ts'
import { hasEnoughLetters, wordKey } from './tag-words.ts'
import { markVerbs } from './mark-verbs.ts'
import { classifyName, classifyWord, type WordClass } from './word-classes.ts'

/** A word, and what decides whether it can be part of a tag. */
export interface Word {
  readonly text: string
  /** The text without the 's of a possessive. */
  readonly base: string
  /** The same for “Anna” and “Anna's”, and for “cake” and “cakes”. */
  readonly key: string
  readonly wordClass: WordClass
  readonly isCapitalized: boolean
  /** Capitalized although no sentence starts here, or an abbreviation such as UK. */
  readonly isName: boolean
  /** In a language other than English: it may be a verb or an adjective, because nothing marks it as a noun. */
  readonly isUncertain: boolean
}

/** A quotation, and what follows an emoji such as 1️⃣, may also start with a capital. */
const sentenceEnds = /[.!?…]+(?=\s|$)|[\n\r。！？"“”«»\u20e3]+|(?![©®™])\p{Extended_Pictographic}/mu
/** What separates two phrases: anything but the characters of words, spaces and full stops inside a name. */
const phraseEnds = /[^\p{L}\p{N}\p{M}\s'’\u00ad‐‑\-_.\u200c\u200d]+|\s[-‐‑]\s/mu
const abbreviation = /^(?=.*\p{L})[\p{Lu}\d]{2,}$/mu
/** A code such as SUMMER20, but not COVID19, or an amount such as $12M. */
const codeOrAmount = /^(?:\p{Lu}{3,}[1-9][05]|\d+[MB])$/mu
/** Such as 5G, 4k and 10k, but not 3x. */
const letterAndDigit = /^(?:\p{L}\d|\d(?!x)\p{L}|\d\dk)$/mu
/** Scripts in which two characters are a whole word. */
const denseScript = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/mu
/** Names that are common words if they are not in capitals. */
const namesInCapitals: ReadonlySet<string> = new Set(['IT', 'US'])
/** Short words that start names, as in La Paz. */
const namePrefixes: ReadonlySet<string> = new Set(['El', 'La', 'Le', 'Mt', 'St'])
/** The short articles and prepositions of French and Italian, as in l’été. */
const elision = /(?:^|\P{L})(?:[cdjlmnst]|qu|(?:d|n|qu|s?u)?[ae]?ll|un)['’](?=\p{L})/gimu
/** Part of phrases such as marché de Noël, although it has a capital. */
const foreignHoliday = /^(?:Noël|Pâques|Navidad|Natale?|Páscoa|Pasqua)$/
/** In foreign names of dishes and the like, as in pastel de nata. */
const foreignLink = / (de|di|du|alla|au) (?=(?!la )\p{Ll}{3})/gmu

/** In UTF-16 code units. A longer word is not a word, and long ones overflow the stack of regular expressions. */
const maxWordLength = 100

const smallTitleWord = /^(?:an?|and|as|at|but|by|for|in|of|on|or|the|to|vs?|via)$/

/** Whether all words are capitalized, except those that are small in titles. */
function isTitle(sentence: string): boolean {
  const words = Array.from(nameWords(sentence)).filter((word) => !smallTitleWord.test(word))
  const isLong = /^\W*how to\b/i.test(sentence) || words.filter((word) => /^\D{4}/.test(word)).length > 2
  return isLong && words.every((word) => !/^\p{Ll}/u.test(word))
}

/** What decides how the words of a sentence are read. */
interface Context {
  /** Whether the sentence has lower-case letters, so that capitals mean something. */
  readonly hasCase: boolean
  /** Whether capitals show names. In a title they don't. */
  readonly showsNames: boolean
  readonly language: Language
}

function classify(word: string, isName: boolean, { hasCase, showsNames, language }: Context): WordClass {
  if (joinedKeys.has(wordKey(word)) || (hasCase && namesInCapitals.has(word))) return 'noun'
  // German nouns have a capital.
  if (language === 'german' && showsNames && !isName) return 'filler'
  if ((isName || language === 'english') && namePrefixes.has(word)) return 'modifier'
  if (codeOrAmount.test(word)) return 'filler'
  // Such as “go-to” and “must-have”.
  if (language === 'english' && /[a-z]-/.test(word) && isStopWord(word.replace(/^.*-/, ''))) return 'filler'
  const isShortTag = [abbreviation, letterAndDigit, denseScript].some((pattern) => pattern.test(word))
  // Numbers, times and measures such as 2pm are not topics.
  if (!isShortTag && (!hasEnoughLetters(word) || /^\d/.test(word))) return 'filler'
  const lower = word.toLowerCase()
  if (language !== 'english') return isForeignFiller(lower, isName) ? 'filler' : classifyName(lower)
  // Words in capitals may be stressed verbs: LOVE, NEW.
  return isName && !abbreviation.test(word) ? classifyName(lower) : classifyWord(lower)
}

/** Reads a word. The word before it is undefined at the start of a sentence. */
function readWord(text: string, previous: string | undefined, context: Context): Word {
  const { hasCase, showsNames, language } = context
  const startsSentence = previous === undefined
  const base = text.replace(/['’]s$/i, '')
  const isAbbreviation = hasCase && abbreviation.test(base)
  const isCapitalized = isAbbreviation || (showsNames && /\p{Lu}/mu.test(base))
  // At the start of a sentence, only capitals inside a word show a name, as in YouTube.
  const isAmbiguous = startsSentence && language !== 'german' && !/^.+\p{Lu}/u.test(base)
  const isName = isAbbreviation || (isCapitalized && !isAmbiguous && !foreignHoliday.test(base))
  const before = previous?.toLowerCase() ?? ''
  const isMarked = isName || beforeNoun.has(before)
  const isForeignVerb = language === 'other' && !isName && isVerbAfter(before, base.toLowerCase())
  return {
    text,
    base,
    key: wordKey(base),
    wordClass: isForeignVerb ? 'filler' : classify(base, isName, context),
    isCapitalized,
    isName,
    isUncertain: language === 'german' ? startsSentence && !isTopic(wordKey(base)) : language === 'other' && !isMarked,
  }
}

/** Returns the words of a sentence, one list for each part between punctuation marks. */
function readSentence(sentence: string, language: Language): Word[][] {
  // A sentence in capitals is stressed, unless it is a single word such as NASA.
  const hasCase = /\p{Ll}/mu.test(sentence) || !/\S\s+\S/.test(sentence)
  // Only English titles capitalize all words.
  const showsNames = hasCase && (language !== 'english' || !isTitle(sentence))
  const context = { hasCase, language, showsNames }
  let previous: string | undefined
  return sentence.split(phraseEnds).map((part) => {
    const words: Word[] = []
    const text = language === 'other' ? part.replace(elision, '$& ') : part
    for (const typed of nameWords(language === 'english' ? text.replace(foreignLink, '-$1-') : text)) {
      words.push(readWord(typed.length > maxWordLength ? '' : typed, previous, context))
      // The number of a list item is not the start of its sentence.
      if (previous !== undefined || !/^\d+$/.test(typed)) previous = typed
    }
    if (language === 'english') return markVerbs(words)
    if (language === 'other') return words.map(markForeignWord)
    const [first, second] = words
    // In German, a word with a capital before a noun is only the first of a sentence: “Schönen Sonntag”.
    return first?.isUncertain && second?.isCapitalized ? words.slice(1) : words
  })
}

/** Returns the words of a text, one list for each part between punctuation marks. */
export function readWords(text: string): { readonly parts: Word[][]; readonly language: Language } {
  const language = readLanguage(text)
  return { parts: text.split(sentenceEnds).flatMap((sentence) => readSentence(sentence, language)), language }
}
