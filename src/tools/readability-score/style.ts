import type { TextRange } from '#core/tool/input-error.ts'
import { eachTrimmedWord, WordCache } from '#core/text/words.ts'
import { findLongPhrases, type LongPhrase, simplerWordFor } from './simpler-words.ts'
import { fillerPattern, isAdverb, notParticiples, passivePattern } from './style-words.ts'

export type StyleKind = 'passive' | 'adverb' | 'simpler'

export interface StyleMark extends TextRange {
  readonly kind: StyleKind
  /** A shorter word. */
  readonly simpler?: string
}

export interface SimplerWord {
  /** In lower case. */
  readonly word: string
  readonly simpler: string
  readonly count: number
}

/** What an editor might change. The counts include what is not in the lists. */
export interface Style {
  readonly passive: number
  readonly adverbs: number
  readonly simpler: number
  /** Sorted by their start. They may overlap. */
  readonly marks: readonly StyleMark[]
  /** The words with a shorter one, most frequent first. */
  readonly simplerWords: readonly SimplerWord[]
}

/** More would noticeably slow the page down. */
const maxMarks = 10_000
const maxSimplerWords = 1000

/** Finds passive voice, adverbs and long words. */
export function findStyle(text: string): Style {
  const passive = findPassive(text)
  const adverbs = Array.from(text.matchAll(fillerPattern), (match) => toMark(match, 'adverb'))
  const longWords: LongPhrase[] = []
  const words = new WordCache((word) => {
    const lower = word.toLowerCase()
    return { lower, isAdverb: isAdverb(lower), simpler: simplerWordFor(lower) }
  })
  eachTrimmedWord(text, (start, end) => {
    const word = words.get(text.slice(start, end))
    if (word.isAdverb) adverbs.push({ start, end, kind: 'adverb' })
    if (word.simpler === undefined) return
    longWords.push({ start, end, word: word.lower, simpler: word.simpler })
  })
  const longPhrases = [...longWords, ...findLongPhrases(text)]
  const simplerMarks = longPhrases.map(({ start, end, simpler }) => ({ start, end, kind: 'simpler' as const, simpler }))
  return {
    passive: passive.length,
    adverbs: adverbs.length,
    simpler: longPhrases.length,
    marks: [...passive, ...adverbs, ...simplerMarks].sort((a, b) => a.start - b.start).slice(0, maxMarks),
    simplerWords: countLongPhrases(longPhrases),
  }
}

function findPassive(text: string): StyleMark[] {
  return Array.from(text.matchAll(passivePattern))
    .filter(([, participle = '', by]) => by !== undefined || !notParticiples.has(participle.toLowerCase()))
    .map((match) => toMark(match, 'passive'))
}

function toMark({ index, 0: found }: RegExpExecArray, kind: StyleKind): StyleMark {
  return { start: index, end: index + found.length, kind }
}

function countLongPhrases(phrases: readonly LongPhrase[]): SimplerWord[] {
  const counted = new Map<string, SimplerWord>()
  for (const { word, simpler } of phrases) {
    const key = `${word} ${simpler}`
    counted.set(key, { word, simpler, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return Array.from(counted.values())
    .sort((a, b) => b.count - a.count)
    .slice(0, maxSimplerWords)
}
