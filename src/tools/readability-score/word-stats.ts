import { isDigit, isLetterOrDigit } from '#core/text/char-class.ts'
import type { LanguageData } from '#core/language/language-data.ts'
import { isCommonEnglishWord } from './english.ts'
import { countSyllables } from './syllables.ts'

const englishRuns = /[a-z][a-z']*/gi
// TV, HTML: pronounced letter by letter.
const initials = /^[B-DF-HJ-NP-TV-XZ]{2,5}$/
// wanted, horses, running
const spokenEnding = /(?:[dt]ed|(?:[cgsxz]|[cs]h)es|ing)$/

// Readers skip web and email addresses. The lengths are limited, because a file without spaces is a single word.
const link = /^(?:https?:\/\/|www\.)|^[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,63}$/i

type CountSyllables = (word: string) => number

/**
 * Returns a function that analyzes a word of a language by its patterns. They are written for lower-case letters.
 */
export function wordStatsIn({ nucleus, silent }: NonNullable<LanguageData['syllables']>): (word: string) => WordStats {
  const nuclei = new RegExp(nucleus, 'g')
  const silentLetters = silent === undefined ? undefined : new RegExp(silent, 'g')
  const countIn: CountSyllables = (word) => {
    const spoken = silentLetters ? word.replace(silentLetters, (letters) => letters.replace(/[aeiou]/g, '')) : word
    return spoken.match(nuclei)?.length ?? 0
  }
  return (word) => (link.test(word) ? linkStats : analyze(word, countIn))
}

function analyze(word: string, countIn: CountSyllables): WordStats {
  const { letters, digits } = countCharacters(word)
  let syllables = 0
  for (const [run] of word.normalize().matchAll(/[\p{L}\p{M}]+/gmu)) {
    syllables += initials.test(run) ? run.length : countIn(run.toLowerCase())
  }
  return { ...noStats, syllables: Math.max(1, syllables), letters, digits }
}

/** For a language without a formula: only letters count. */
export function lettersOf(word: string): WordStats {
  return { ...noStats, ...countCharacters(word) }
}

const noStats = { syllables: 0, isComplex: false, isForeign: false, isCommon: false }

/**
 * Analyzes an English word without the punctuation around it. Dashes, numbers and emoji count as one syllable. A web or email
 * address counts like the word “link”.
 */
export function wordStatsOf(word: string): WordStats {
  return link.test(word) ? linkStats : analyzeWord(word)
}

function analyzeWord(word: string) {
  const { letters, digits } = countCharacters(word)
  let syllables = 0
  let isComplex = false
  // Uses an iterator, because a file without spaces is a single word, and an array of its runs might not fit into
  // memory.
  for (const [run] of toPlainLatin(word).matchAll(englishRuns)) {
    const lower = run.toLowerCase()
    const spoken = initials.test(run) ? run.length : countSyllables(lower)
    syllables += spoken
    isComplex ||= spoken > 3 || (spoken === 3 && !spokenEnding.test(lower))
  }
  return {
    syllables: Math.max(1, syllables),
    letters,
    digits,
    /** Whether the word has three or more syllables according to the rules of the Gunning Fog index. */
    isComplex,
    /** Whether the word has letters, none of which are Latin. */
    isForeign: letters > 0 && syllables === 0,
    isCommon: isCommonEnglishWord(word),
  }
}

/** Removes accents but keeps their effect on syllables: é is never silent, and a diaeresis separates two vowels. */
function toPlainLatin(word: string): string {
  return word
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/[aeiou](?=[aeiou]\u0308)/gi, '$&-')
    .replace(/e[\u0301\u0308]/gi, 'i')
    .replace(/\p{M}/gmu, '')
    .replace(/[æœø]/gi, 'o')
}

function countCharacters(word: string): { letters: number; digits: number } {
  let letters = 0
  let digits = 0
  for (const character of word) {
    const codePoint = character.codePointAt(0) as number
    if (isDigit(codePoint)) digits++
    else if (isLetterOrDigit(codePoint)) letters++
  }
  return { letters, digits }
}

type WordStats = ReturnType<typeof analyzeWord>

const linkStats = analyzeWord('link')
