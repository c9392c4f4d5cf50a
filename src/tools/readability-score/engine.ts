import { clip } from '#core/text/clip.ts'
import { eachTrimmedWord, WordCache } from '#core/text/words.ts'
import { eachSentence } from '#core/text/sentences.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { difficultyOf, gradesOf, levelOf, readingEase, toOneDecimal } from './scores.ts'
import { looksEnglish } from './english.ts'
import { type Readability, languageNote, noReadability, print } from './result.ts'
import { findStyle } from './style.ts'
import type { tool } from './tool.ts'
import { wordStatsOf } from './word-stats.ts'

const unitsPerReport = 1_000_000

interface Sentence {
  readonly start: number
  readonly end: number
  words: number
  syllables: number
}

/** Counts the words of the text and of each sentence. */
function scanWords(text: string, sentences: readonly Sentence[], context: EngineContext) {
  const total = { words: 0, syllables: 0, letters: 0, digits: 0, longWords: 0, complexWords: 0 }
  const language = { lettered: 0, common: 0, foreign: 0 }
  const wordStats = new WordCache(wordStatsOf)
  let current = 0
  let nextReport = unitsPerReport
  eachTrimmedWord(text, (start, end) => {
    const { syllables, letters, digits, isComplex, isForeign, isCommon } = wordStats.get(text.slice(start, end))
    // A word can span several sentences if there are no spaces. It belongs to the sentence in which it starts.
    while (start >= (sentences[current]?.end ?? Infinity)) current++
    const sentence = sentences[current]
    if (sentence) {
      sentence.words++
      sentence.syllables += syllables
    }
    total.words++
    total.syllables += syllables
    total.letters += letters
    total.digits += digits
    if (syllables >= 3) total.longWords++
    if (isComplex) total.complexWords++
    if (letters > 0) language.lettered++
    if (isForeign) language.foreign++
    if (isCommon) language.common++
    if (start < nextReport) return
    context.progress(start, text.length)
    nextReport += unitsPerReport
  })
  return { counts: { ...total, sentences: sentences.length }, language }
}

const maxShownLength = 600

export const engine: Engine<typeof tool, Readability> = {
  run({ text }, { limit, style: isStyleWanted }, context) {
    const allSentences: Sentence[] = []
    eachSentence(text, (start, end) => allSentences.push({ start, end, words: 0, syllables: 0 }))
    if (allSentences.length === 0) return noReadability
    const { counts, language } = scanWords(text, allSentences, context)
    const { words, sentences, syllables } = counts
    const hard = allSentences.flatMap(({ start, end, words: length, syllables: sounds }) => {
      const difficulty = difficultyOf(length, sounds)
      return difficulty ? [{ start, end, difficulty, words: length }] : []
    })
    const score = readingEase(counts)
    // Uses the rounded score, so that the score and the level never contradict each other.
    const { level, audience } = levelOf(score)
    const isEnglish = looksEnglish(language)
    // The rules would find nonsense in another language.
    const style = isStyleWanted && isEnglish ? findStyle(text) : undefined
    const veryHard = hard.filter(({ difficulty }) => difficulty === 'very hard').length
    return {
      score,
      level,
      audience,
      words,
      sentences,
      syllables,
      wordsPerSentence: toOneDecimal(words / sentences),
      syllablesPerWord: Math.round((100 * syllables) / words) / 100,
      grades: gradesOf(counts),
      hard: hard.length - veryHard,
      veryHard,
      hardSentences: hard.slice(0, limit).map((sentence) => ({
        ...sentence,
        text: clip(text.slice(sentence.start, sentence.end), maxShownLength),
      })),
      foreignWords: language.foreign,
      isEnglish,
      ...(style && { style }),
    }
  },
  print,

  note: languageNote,
}
