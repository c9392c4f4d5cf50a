import { isWhitespace } from '#core/text/char-class.ts'
import { findLongPhrases, type LongPhrase, simplerWordFor } from './simpler-words.ts'
import { roleOf, type WordRole } from './style-words.ts'
import { WordCache } from '#core/text/words.ts'

export type StyleKind = 'passive' | 'adverb' | 'simpler'

export interface StyleMark {
  /** Offset in UTF-16 code units. */
  readonly start: number
  readonly end: number
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
/** Words between *be* and its participle: *was not even read*. */
const maxBetween = 3

interface StyleWord {
  readonly role: WordRole
  readonly lower: string
  readonly simpler: string | undefined
}

function styleWordOf(word: string): StyleWord {
  const lower = word.toLowerCase().replaceAll('’', "'")
  return { role: roleOf(lower), lower, simpler: simplerWordFor(lower) }
}

/** Finds passive voice, adverbs and long words. It gets the words of a text in their order. */
export class StyleScan {
  readonly #text: string
  readonly #words = new WordCache(styleWordOf)
  readonly #marks: StyleMark[] = []
  readonly #counts: Record<StyleKind, number> = { passive: 0, adverb: 0, simpler: 0 }
  readonly #simplerWords = new Map<string, { simpler: string; count: number }>()
  /** The end of the last word. */
  #lastEnd = 0
  /** The form of *be* whose participle may follow. */
  #be: { readonly start: number; readonly between: number } | undefined
  /** A form of *be* with a word that is a participle only if *by* follows. */
  #stateStart: number | undefined

  constructor(text: string) {
    this.#text = text
  }

  addWord(start: number, end: number): void {
    const { role, lower, simpler } = this.#words.get(this.#text.slice(start, end))
    if (!this.#followsDirectly(start)) {
      this.#be = undefined
      this.#stateStart = undefined
    }
    if (role === 'by' && this.#stateStart !== undefined) this.#mark(this.#stateStart, this.#lastEnd, 'passive')
    this.#stateStart = role === 'state' ? this.#be?.start : undefined
    if (role === 'participle' && this.#be) this.#mark(this.#be.start, end, 'passive')
    if (role === 'adverb') this.#mark(start, end, 'adverb')
    if (simpler !== undefined) this.#markSimpler({ start, end, word: lower, simpler })
    this.#be = this.#nextBe(role, start)
    this.#lastEnd = end
  }

  #nextBe(role: WordRole, start: number) {
    if (role === 'be') return { start: this.#be?.start ?? start, between: 0 }
    if (!this.#be || (role !== 'adverb' && role !== 'between')) return undefined
    const between = this.#be.between + 1
    return between > maxBetween ? undefined : { ...this.#be, between }
  }

  /** Whether only spaces separate a word from the one before it. */
  #followsDirectly(start: number): boolean {
    for (let i = this.#lastEnd; i < start; i++) if (!isWhitespace(this.#text.charCodeAt(i))) return false
    return true
  }

  #mark(start: number, end: number, kind: StyleKind, simpler?: string): void {
    this.#counts[kind]++
    if (this.#marks.length < maxMarks)
      this.#marks.push({ start, end, kind, ...(simpler === undefined ? {} : { simpler }) })
  }

  #markSimpler({ start, end, word, simpler }: LongPhrase): void {
    this.#mark(start, end, 'simpler', simpler)
    const known = this.#simplerWords.get(word)
    if (known) known.count++
    else this.#simplerWords.set(word, { simpler, count: 1 })
  }

  finish(): Style {
    for (const phrase of findLongPhrases(this.#text)) this.#markSimpler(phrase)
    const { passive, adverb: adverbs, simpler } = this.#counts
    const simplerWords = Array.from(this.#simplerWords, ([word, found]) => ({ word, ...found }))
      .sort((one, other) => other.count - one.count)
      .slice(0, maxSimplerWords)
    return { passive, adverbs, simpler, marks: this.#marks.sort((one, other) => one.start - other.start), simplerWords }
  }
}
