import { isLetterOrDigit } from './letters.ts'
import { isHighSurrogate } from './surrogates.ts'
import { TextWindow } from './text-window.ts'
import { isSpace } from './words.ts'

// Units that may share a character with a neighbour: marks, joiners and other invisible signs, halves of astral
// characters, Hangul letters, and the few vowels and letters that attach without being marks. Between any two others
// the Unicode rules always see a boundary (CR LF aside), so plain text needs no segmenter.
const mayJoin = /[\p{M}\p{Cf}\p{Cs}\p{Grapheme_Extend}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u0e33\u0eb3\u0d4e]/u

const unknown = 0
const carriageReturn = 1
const joining = 2
// From here on every unit is a character of its own. A bit each tells the blank ones and the alphanumeric ones.
const plain = 4
const blank = 1
const alphanumeric = 2

const kinds = new Uint8Array(0x10000)

function kindAt(text: string, i: number): number {
  const code = text.charCodeAt(i)
  if (kinds[code] === unknown) kinds[code] = kindOf(code)
  return kinds[code] as number
}

function kindOf(code: number): number {
  if (code === 0x0d) return carriageReturn
  // Making the pattern ready takes longer than counting a page of ASCII, which has no use for it.
  if (code >= 0x80 && mayJoin.test(String.fromCharCode(code))) return joining
  if (isSpace(code)) return plain | blank
  return isLetterOrDigit(code) ? plain | alphanumeric : plain
}

/** Whether a unit is a character of its own next to any other such. */
export function isPlainCharacter(code: number): boolean {
  return kindOf(code) >= plain
}

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
        kind = kinds[text.charCodeAt(i)] as number
        if (kind === unknown) kind = kindAt(text, i)
        if (kind < plain) break
        blanks += kind & blank
        alphanumerics += (kind & alphanumeric) >> 1
        i++
      }

      if (kind === joining && i > start) {
        // The unit before is the base that the joining one may belong to.
        i--
        blanks -= kindAt(text, i) & blank
        alphanumerics -= (kindAt(text, i) & alphanumeric) >> 1
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
    const kind = kindAt(text, i)
    if (kind === carriageReturn || (kind !== joining && !wasJoining)) break
    wasJoining = kind === joining
  }
  return i
}

const asciiKinds = Uint8Array.from({ length: 0x80 }, (_, code) => kindOf(code))

/** What is known of a piece: how many of its units are blank, and which are no characters by themselves. */
interface Surveyed {
  readonly blanks: number
  readonly joints: Uint16Array
  readonly jointCount: number
}

/** Below this a window would cost more than it saves. */
const shortPiece = 256

/** Counts the characters of a text that comes in pieces, none of which ends inside a surrogate pair. */
export class GraphemeCounter {
  count = 0
  /** Those that are whitespace. */
  blank = 0
  /** Those that start with a letter or a digit. */
  alphanumeric = 0
  readonly #walker = new GraphemeWalker()
  /** Made when first needed: most texts are short. */
  #window: TextWindow | undefined
  /** The last character so far, which the next piece may go on with. */
  #open = ''

  add(piece: string): void {
    if (piece.length < shortPiece) {
      this.#walk(piece)
      return
    }
    const window = (this.#window ??= new TextWindow())
    for (let start = 0; start < piece.length; start = window.end) {
      window.show(piece, start)
      const stretch = piece.slice(start, window.end)
      if (window.isAscii && !stretch.includes('\r')) this.#addAscii(window, stretch)
      else this.#walk(stretch)
    }
  }

  /** The same where somebody has looked at every unit before. Alphanumeric ones are then not counted. */
  addSurveyed(text: string, { blanks, joints, jointCount }: Surveyed): void {
    let done = 0
    let walkedBlanks = 0
    const walk = (to: number) => {
      this.#walk(text.slice(done, to))
      for (; done < to; done++) walkedBlanks += Number(isSpace(text.charCodeAt(done)))
    }
    for (let i = 0; i < jointCount; i++) {
      const joint = joints[i] as number
      if (joint < done) continue
      if (this.#isOpenPlain()) done = this.#addUnits(text, done, joint)
      walk(endOfJoining(text, joint))
    }
    if (this.#isOpenPlain()) this.#addUnits(text, done, text.length)
    else walk(text.length)
    // Walking counts the blanks it comes across.
    this.blank += blanks - walkedBlanks
  }

  /** Every unit from here to there is a character. */
  #addUnits(text: string, start: number, end: number): number {
    if (end === start) return end
    this.count += end - start
    this.#open = text.charAt(end - 1)
    return end
  }

  /** Whether the last character is one that nothing plain can belong to. */
  #isOpenPlain(): boolean {
    if (this.#open.length !== 1) return this.#open === '' || this.#open === '\r\n'
    return kindAt(this.#open, 0) >= plain
  }

  #addAscii({ units }: TextWindow, stretch: string): void {
    let blanks = 0
    let alphanumerics = 0
    for (let i = 0; i < stretch.length; i++) {
      const kind = asciiKinds[units[i] as number] as number
      blanks += kind & blank
      alphanumerics += kind & alphanumeric
    }
    if (!this.#isOpenPlain()) {
      this.#walk(stretch)
      return
    }
    this.#addUnits(stretch, 0, stretch.length)
    this.blank += blanks
    this.alphanumeric += alphanumerics >> 1
  }

  #walk(piece: string): void {
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
