import { languagesOfWord } from './common-words.ts'
import { unspacedCharacter } from '#core/text/words.ts'
import { type Language, languageSampleLength } from './languages.ts'

/** In a shorter text, the share of common words says little. Scripts without spaces need this many letters. */
const minWords = 20
/** Fewer different common words may be parts of names, such as “de la”. */
const minDistinctWords = 4
/** A word that several languages have counts for each of them in part. Lists of names have lower shares. */
const minShare = 0.08
/** How much more common words than the next language a text must have. */
const minLead = 1.15

type Script = 'Latn' | 'Cyrl' | 'Arab' | 'Deva' | 'Grek' | 'Hebr' | 'Hani' | 'Kana' | 'Hang' | 'Thai'

const scripts: readonly (readonly [Script, RegExp])[] = [
  ['Latn', /\p{Script=Latin}/gmu],
  ['Cyrl', /\p{Script=Cyrillic}/gmu],
  ['Arab', /\p{Script=Arabic}/gmu],
  ['Deva', /\p{Script=Devanagari}/gmu],
  ['Grek', /\p{Script=Greek}/gmu],
  ['Hebr', /\p{Script=Hebrew}/gmu],
  ['Hani', /\p{Script=Han}/gmu],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gmu],
  ['Hang', /\p{Script=Hangul}/gmu],
  ['Thai', /\p{Script=Thai}/gmu],
]

/** The languages that have a script of their own, among those that can be found. */
const languageOfScript: Readonly<Partial<Record<Script, Language>>> = {
  Grek: 'el',
  Hebr: 'he',
  Hani: 'zh',
  Kana: 'ja',
  Hang: 'ko',
  Thai: 'th',
}

// Codes such as w3x are not words.
const wordOrNumber = /[\p{L}\p{M}\p{N}]+/gmu

/** Returns the language of a text by its script and its commonest words, or undefined if it is unsure. */
export function detectLanguage(text: string): Language | undefined {
  const sample = text.slice(0, languageSampleLength)
  const words = (sample.toLowerCase().match(wordOrNumber) ?? []).filter((word) => /\p{L}/mu.test(word))
  if (words.length < minWords && countMatches(sample, unspacedLetter) < minWords) return undefined
  const script = mainScript(sample)
  return script && (languageOfScript[script] ?? closestLanguage(words))
}

const unspacedLetter = new RegExp(unspacedCharacter, 'gmu')

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Returns the script of most letters. */
function mainScript(sample: string): Script | undefined {
  const counts = new Map(scripts.map(([script, letter]) => [script, countMatches(sample, letter)]))
  const countOf = (script: Script) => counts.get(script) ?? 0
  // Japanese is written in kana and Han characters.
  if (10 * countOf('Kana') > countOf('Hani')) {
    counts.set('Kana', countOf('Kana') + countOf('Hani'))
    counts.delete('Hani')
  }
  const letters = countMatches(sample, /\p{L}/gmu)
  return scripts.find(([script]) => 2 * countOf(script) > letters)?.[0]
}

/** Returns the language whose commonest words have the largest share of a text. */
function closestLanguage(words: readonly string[]): Language | undefined {
  const found = new Map<Language | number, { words: Set<string>; count: number }>()
  for (const word of words) {
    const languages = languagesOfWord.get(word) ?? []
    for (const language of languages) {
      const entry = found.get(language) ?? { words: new Set(), count: 0 }
      entry.words.add(word)
      entry.count += 1 / languages.length
      found.set(language, entry)
    }
  }
  const [first, second] = [...found].sort(([, a], [, b]) => b.count - a.count)
  if (!first || first[1].words.size < minDistinctWords || first[1].count < minShare * words.length) return undefined
  if (typeof first[0] === 'number' || first[1].count < minLead * (second?.[1].count ?? 0)) return undefined
  return first[0]
}
