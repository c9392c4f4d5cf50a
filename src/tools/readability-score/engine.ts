import { eachTrimmedWord, WordCache } from '#core/text/words.ts'
import { eachSentence } from '#core/text/sentences.ts'
import type { Engine, EngineContext } from '#core/tool.ts'
import { difficultyOf, type Difficulty } from './hard-sentences.ts'
import { looksEnglish } from './english.ts'
import { levelOf } from './levels.ts'
import { type HardSentence, noReadability, printReadability, type Readability } from './readability.ts'
import { adviceFor, describeGrade } from './plain-words.ts'
import { type Counts, gradesOf, readingEase, toOneDecimal } from './scores.ts'
import { StyleScan } from './style-scan.ts'
import type { tool } from './tool.ts'
import { type WordStats, wordStatsOf } from './word-stats.ts'

const unitsPerReport = 1_000_000

/** Scans a text twice: once for its sentences and once for the words in them. */
class ReadabilityScan implements Counts {
  words = 0
  sentences = 0
  syllables = 0
  letters = 0
  digits = 0
  longWords = 0
  complexWords = 0
  foreignWords = 0
  letteredWords = 0
  commonWords = 0
  readonly style: StyleScan | undefined
  readonly hardCounts: Record<Difficulty, number> = { hard: 0, 'very hard': 0 }
  readonly hardSentences: HardSentence[] = []

  readonly #text: string
  readonly #limit: number
  /** Start and end offsets of all sentences, alternating. */
  readonly #bounds: number[] = []
  /** The counts up to the start of the current sentence. */
  #wordsBefore = 0
  #syllablesBefore = 0

  constructor(text: string, { limit, style }: { readonly limit: number; readonly style: boolean }) {
    this.#text = text
    this.#limit = limit
    this.style = style ? new StyleScan(text) : undefined
  }

  run(context: EngineContext): void {
    const text = this.#text
    const bounds = this.#bounds
    eachSentence(text, (start, end) => bounds.push(start, end))
    const wordStats = new WordCache(wordStatsOf)
    let sentenceEnd = bounds[1] ?? text.length
    let nextReport = unitsPerReport
    eachTrimmedWord(text, (start, end) => {
      // A word can span several sentences if there are no spaces. It belongs to the sentence in which it starts.
      while (start >= sentenceEnd) {
        this.#closeSentence()
        sentenceEnd = bounds[2 * this.sentences + 1] ?? text.length
      }
      this.#addWord(wordStats.get(text.slice(start, end)))
      this.style?.addWord(start, end)
      if (start < nextReport) return
      context.progress(start, text.length)
      nextReport += unitsPerReport
    })
    while (2 * this.sentences < bounds.length) this.#closeSentence()
  }

  #addWord({ syllables, letters, digits, isComplex, isForeign, isCommon }: WordStats): void {
    this.words++
    this.syllables += syllables
    this.letters += letters
    this.digits += digits
    if (syllables >= 3) this.longWords++
    if (isComplex) this.complexWords++
    if (letters > 0) this.letteredWords++
    if (isForeign) this.foreignWords++
    if (isCommon) this.commonWords++
  }

  #closeSentence(): void {
    const start = this.#bounds[2 * this.sentences] as number
    const end = this.#bounds[2 * this.sentences + 1] as number
    const words = this.words - this.#wordsBefore
    const difficulty = difficultyOf(words, this.syllables - this.#syllablesBefore)
    this.sentences++
    this.#wordsBefore = this.words
    this.#syllablesBefore = this.syllables
    if (!difficulty) return
    this.hardCounts[difficulty]++
    if (this.hardSentences.length === this.#limit) return
    this.hardSentences.push({ start, end, difficulty, words, text: beginningOf(this.#text, start, end) })
  }
}

const maxShownLength = 600

function beginningOf(text: string, start: number, end: number): string {
  if (end - start <= maxShownLength) return text.slice(start, end)
  // Removes half of a surrogate pair at the cut.
  return `${text.slice(start, start + maxShownLength).replace(/[\ud800-\udbff]$/, '')}…`
}

export const engine: Engine<typeof tool, Readability> = {
  run({ text }, options, context) {
    const scan = new ReadabilityScan(text, options)
    scan.run(context)
    const { words, sentences, syllables, hardCounts, hardSentences, foreignWords, letteredWords, commonWords } = scan
    if (sentences === 0) return noReadability
    const score = readingEase(scan)
    // Uses the rounded score, so that the score and the level never contradict each other.
    const { level, audience } = levelOf(score)
    const isEnglish = looksEnglish({ lettered: letteredWords, common: commonWords, foreign: foreignWords })
    // The rules would find nonsense in another language.
    const style = isEnglish ? scan.style?.finish() : undefined
    const grades = gradesOf(scan)
    const difficulties = {
      grade: grades.fleschKincaid,
      hardSentences: hardCounts.hard + hardCounts['very hard'],
      longWords: style?.simpler ?? 0,
    }
    return {
      score,
      level,
      audience,
      schoolGrade: describeGrade(grades.fleschKincaid),
      advice: isEnglish ? adviceFor(difficulties) : '',
      words,
      sentences,
      syllables,
      wordsPerSentence: toOneDecimal(words / sentences),
      syllablesPerWord: Math.round((100 * syllables) / words) / 100,
      grades,
      hard: hardCounts.hard,
      veryHard: hardCounts['very hard'],
      hardSentences,
      foreignWords,
      isEnglish,
      ...(style && { style }),
    }
  },

  print: printReadability,

  note({ advice }) {
    return advice === '' ? undefined : advice
  },
}
