import { alphanumeric, blank, carriageReturn, joining, kindOf, plain } from './character-kinds.ts'
import { isLetterOrDigit } from './letters.ts'
import { isHighSurrogate } from './surrogates.ts'
import { isSpace } from './words.ts'

// On some platforms Intl.Segmenter takes time that grows with the square of the text: it gets short windows.
const windowLength = 256
// Syllables and emoji come again and again, so what was found in a short stretch is remembered. The limit keeps memory
// small: a slice longer than this would hold on to the text it was cut from.
const rememberedLength = 12
const rememberedStretches = 4096

// Made when first needed: most texts never ask for it.
let segmenter: Intl.Segmenter | undefined

/** Goes through a text character by character (grapheme clusters). */
class GraphemeWalker {
  readonly #remembered = new Map<string, readonly number[]>()

  /**
   * In the text's order, `visitPlain` gets stretches in which every unit is a character, with the number of blank and
   * of alphanumeric ones among them; `visitCluster` gets every other character.
   */
  walk(
    text: string,
    visitPlain: (start: number, end: number, blanks: number, alphanumerics: number) => void,
    visitCluster: (start: number, end: number) => void,
  ): void {
    let i = 0
    while (i < text.length) {
      const start = i
      let blanks = 0
      let alphanumerics = 0
      let kind = plain
      while (i < text.length) {
        kind = kindOf(text.charCodeAt(i))
        if (kind < plain) break
        blanks += kind & blank
        alphanumerics += (kind & alphanumeric) >> 1
        i++
      }

      if (kind === joining && i > start) {
        // The unit before is the base that the joining one may belong to.
        i--
        const base = kindOf(text.charCodeAt(i))
        blanks -= base & blank
        alphanumerics -= (base & alphanumeric) >> 1
      }
      if (i > start) visitPlain(start, i, blanks, alphanumerics)
      if (kind === carriageReturn) {
        const length = text.charCodeAt(i + 1) === 0x0a ? 2 : 1
        visitCluster(i, i + length)
        i += length
      }
      if (kind === joining) {
        const end = endOfJoining(text, i)
        this.#segment(text, i, end, visitCluster)
        i = end
      }
    }
  }

  #segment(text: string, start: number, end: number, visit: (start: number, end: number) => void): void {
    let from = start
    let length = windowLength
    while (from < end) {
      let to = Math.min(end, from + length)
      // Half a pair would look like a character of its own, and part the family before it.
      if (to < end && isHighSurrogate(text.charCodeAt(to - 1))) to--
      const ends = this.#endsWithin(text.slice(from, to))
      // The last character of a window may go on after it.
      const sure = to < end ? ends.length - 1 : ends.length
      if (sure === 0) {
        length *= 2
        continue
      }
      let last = 0
      for (let k = 0; k < sure; k++) {
        visit(from + last, from + (ends[k] as number))
        last = ends[k] as number
      }
      from += last
      length = windowLength
    }
  }

  #endsWithin(stretch: string): readonly number[] {
    const isShort = stretch.length <= rememberedLength
    const remembered = isShort ? this.#remembered.get(stretch) : undefined
    if (remembered) return remembered
    segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
    const ends: number[] = []
    for (const { index, segment } of segmenter.segment(stretch)) ends.push(index + segment.length)
    if (isShort && this.#remembered.size < rememberedStretches) this.#remembered.set(stretch, ends)
    return ends
  }
}

/** The first sure boundary after a joining unit: between two units that do not join. */
function endOfJoining(text: string, start: number): number {
  let wasJoining = true
  let i = start + 1
  for (; i < text.length; i++) {
    const kind = kindOf(text.charCodeAt(i))
    if (kind === carriageReturn || (kind !== joining && !wasJoining)) break
    wasJoining = kind === joining
  }
  return i
}

/** Counts the characters of a text that comes in pieces, none of which ends inside a surrogate pair. */
export class GraphemeCounter {
  count = 0
  /** Those that are whitespace. */
  blank = 0
  /** Those that start with a letter or a digit. */
  alphanumeric = 0
  readonly #walker = new GraphemeWalker()
  /** The last character so far, which the next piece may go on with. */
  #open = ''

  add(piece: string): void {
    if (piece === '') return
    if (this.#open !== '') {
      this.count--
      if (isBlank(this.#open, 0, this.#open.length)) this.blank--
      if (isAlphanumeric(this.#open, 0)) this.alphanumeric--
    }
    const text = this.#open + piece
    let last = 0
    this.#walker.walk(
      text,
      (start, end, blanks, alphanumerics) => {
        this.count += end - start
        this.blank += blanks
        this.alphanumeric += alphanumerics
        last = end - 1
      },
      (start, end) => {
        this.count++
        if (isBlank(text, start, end)) this.blank++
        if (isAlphanumeric(text, start)) this.alphanumeric++
        last = start
      },
    )
    this.#open = shortened(text.slice(last))
  }
}

/** A space that carries an accent is not blank. */
function isBlank(text: string, start: number, end: number): boolean {
  const code = text.charCodeAt(start)
  return isSpace(code) && (end - start === 1 || code === 0x0d)
}

function isAlphanumeric(text: string, start: number): boolean {
  return isLetterOrDigit(text.codePointAt(start) as number)
}

const longCharacter = 1024
const extending = /[\p{Grapheme_Extend}\p{Emoji_Modifier}\u200d]/u

/**
 * A character may have marks without end, and need not be kept whole: where it ends depends on its last base, on which
 * marks follow that, and on the last of them.
 */
function shortened(character: string): string {
  if (character.length <= longCharacter) return character
  const points = [...character]
  const base = points.findLastIndex((point) => !extending.test(point))
  const marks = points.slice(base + 1)
  const last = marks.pop() ?? ''
  return [points[base] ?? '', ...new Set(marks), last].join('')
}

export function countGraphemes(text: string): number {
  const counter = new GraphemeCounter()
  counter.add(text)
  return counter.count
}

export function eachGrapheme(text: string, visit: (start: number, end: number) => void): void {
  eachStretch(
    text,
    (start, end) => {
      for (let i = start; i < end; i++) visit(i, i + 1)
    },
    visit,
  )
}

/** The characters in the text's order: at once where every unit is one, each by itself elsewhere. */
export function eachStretch(
  text: string,
  visitPlain: (start: number, end: number) => void,
  visitCluster: (start: number, end: number) => void,
): void {
  new GraphemeWalker().walk(text, visitPlain, visitCluster)
}
