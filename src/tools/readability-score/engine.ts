import { inLanguage, type TextLanguage, withLanguage } from '#core/language/text-language.ts'
import type { OptionValues } from '#core/tool/options.ts'
import { formulaOf, gulpeaseOf, lixOf } from './formulas.ts'
import { clip } from '#core/text/clip.ts'
import { eachTrimmedWord, isUnspaced, unspacedSampleLength, WordCache } from '#core/text/words.ts'
import { eachSentence } from '#core/text/sentences.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import { type Counts, difficultyOf, gradesOf, levelOf, readingEase, toOneDecimal } from './scores.ts'
import { looksEnglish } from './english.ts'
import { type Readability, languageNote, noReadability, print } from './result.ts'
import { findStyle } from './style.ts'
import type { tool } from './tool.ts'
import { lettersOf, wordStatsIn, wordStatsOf } from './word-stats.ts'

const unitsPerReport = 1_000_000

interface Sentence {
  readonly start: number
  readonly end: number
  words: number
  syllables: number
}

/** Counts the words of the text and of each sentence. */
function scanWords(
  text: string,
  { sentences, language: { code, syllables: patterns } }: { sentences: readonly Sentence[]; language: TextLanguage },
  context: EngineContext,
) {
  const total = { words: 0, syllables: 0, letters: 0, digits: 0, longWords: 0, sevenLetterWords: 0, complexWords: 0 }
  const language = { lettered: 0, common: 0, foreign: 0 }
  const analyze = code === undefined || code === 'en' ? wordStatsOf : patterns ? wordStatsIn(patterns) : lettersOf
  const wordStats = new WordCache(analyze)
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
    if (letters > 6) total.sevenLetterWords++
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
  run({ text }, options, context) {
    return withLanguage(text, options.language, (language) => ({
      ...rate(text, { ...options, language }, context),
      ...inLanguage(language),
    }))
  },
  print,

  note: languageNote,
}

type Options = Omit<OptionValues<(typeof tool)['options']>, 'language'> & { readonly language: TextLanguage }

function rate(text: string, { limit, style: isStyleWanted, language }: Options, context: EngineContext): Readability {
  const allSentences: Sentence[] = []
  eachSentence(text, (start, end) => allSentences.push({ start, end, words: 0, syllables: 0 }), language.rules)
  if (allSentences.length === 0) return noReadability
  const { counts, language: words } = scanWords(text, { sentences: allSentences, language }, context)
  const formula = formulaOf(language.code)
  const hard = allSentences.flatMap(({ start, end, words: length, syllables: sounds }) => {
    const difficulty = difficultyOf(length, sounds, formula ?? null)
    return difficulty ? [{ start, end, difficulty, words: length }] : []
  })
  const isEnglish = language.code === undefined ? looksEnglish(words) : language.code === 'en'
  // The rules would find nonsense in another language.
  const style = isStyleWanted && isEnglish ? findStyle(text) : undefined
  const veryHard = hard.filter(({ difficulty }) => difficulty === 'very hard').length
  return {
    ...scoresOf(counts, language),
    words: counts.words,
    sentences: counts.sentences,
    wordsPerSentence: toOneDecimal(counts.words / counts.sentences),
    lettersPerWord: toOneDecimal(counts.letters / counts.words),
    hard: hard.length - veryHard,
    veryHard,
    hardSentences: hard.slice(0, limit).map((sentence) => ({
      ...sentence,
      text: clip(text.slice(sentence.start, sentence.end), maxShownLength),
    })),
    foreignWords: words.foreign,
    isEnglish,
    isUnspaced: isUnspaced(text.slice(0, unspacedSampleLength)),
    ...(style && { style }),
  }
}

function scoresOf(counts: Counts, { code }: TextLanguage) {
  const formula = formulaOf(code)
  if (!formula) {
    const lix = code === 'sv' ? lixOf(counts) : undefined
    return { ...noScores, ...(lix && { lix: lix.value, lixLevel: lix.level }) }
  }
  const score = readingEase(counts, formula)
  // Uses the rounded score, so that the score and the level never contradict each other.
  const { level, audience } = levelOf(score)
  return {
    formula: formula.name,
    score,
    level,
    audience,
    syllables: counts.syllables,
    syllablesPerWord: Math.round((100 * counts.syllables) / counts.words) / 100,
    grades: code === undefined || code === 'en' ? gradesOf(counts) : null,
    ...(code === 'it' && { gulpease: gulpeaseOf(counts) }),
  }
}

const noScores = {
  formula: undefined,
  score: null,
  level: null,
  audience: null,
  syllables: null,
  syllablesPerWord: null,
  grades: null,
}
