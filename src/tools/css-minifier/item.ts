import type { Units } from '#core/text/units.ts'
import { code, kind, Tokenizer } from './tokens.ts'

/** What an item is decides which of its blanks mean something. */
export const use = {
  /** A selector, up to its block. */
  selector: 0,
  declaration: 1,
  /** A custom property such as `--x`, whose value is anybody's. */
  custom: 2,
  atRule: 3,
} as const

/** The kind that closes what one of this kind opens; 0 for what opens nothing. */
const closers = new Uint8Array(32)
closers[kind.function] = kind.closeParenthesis
closers[kind.openParenthesis] = kind.closeParenthesis
closers[kind.openBracket] = kind.closeBracket
closers[kind.openBrace] = kind.closeBrace

const firstRoom = 64

/**
 * The tokens of a sheet up to the next `;`, `{` or `}` that is not within brackets: a declaration, a selector or an
 * at-rule without its block. One item is read after another into the same room.
 */
export class Item {
  kinds = new Uint8Array(firstRoom)
  starts = new Uint32Array(firstRoom)
  ends = new Uint32Array(firstRoom)
  length = 0
  use: number = use.selector
  /** The kind of the token that ended it, which is not one of its own. */
  ender: number = kind.end
  /** The index of the first token that is neither blank nor comment. */
  first = 0
  readonly css: Units
  readonly #tokenizer: Tokenizer
  /** The brackets that are waited for, innermost last. An item ends when there are none, or with the sheet. */
  readonly #waiting: number[] = []

  constructor(css: Units) {
    this.css = css
    this.#tokenizer = new Tokenizer(css)
  }

  /** Where the sheet has been read to. */
  get end(): number {
    return this.#tokenizer.end
  }

  read(isInBlock: boolean): void {
    const tokenizer = this.#tokenizer
    const waiting = this.#waiting
    this.length = 0
    this.first = -1
    let significant = 0
    let isCustom = false
    for (;;) {
      tokenizer.next()
      const its = tokenizer.kind
      if (its === kind.end) break
      if (waiting.length === 0) {
        if (this.#ends(its, isCustom)) break
      } else if (its === waiting[waiting.length - 1]) {
        waiting.pop()
      }
      if (closers[its] !== 0) waiting.push(closers[its] as number)
      if (its > kind.openComment) {
        if (significant === 0) this.first = this.length
        if (significant === 1) isCustom = isInBlock && its === kind.colon && this.#startsWithDashes()
        significant += 1
      }
      this.#add(its)
    }
    this.ender = tokenizer.kind
    this.use = this.#useOf(isInBlock, isCustom)
  }

  get isEmpty(): boolean {
    return this.first < 0
  }

  /** The first code of a token. */
  codeAt(index: number): number {
    return this.css[this.starts[index] as number] as number
  }

  /** What follows a token. After one that a line break ended, that very break: after CR, LF would be part of it. */
  codeAfter(index: number): number {
    return this.css[this.ends[index] as number] as number
  }

  isSign(index: number, its: number): boolean {
    return this.kinds[index] === kind.sign && this.codeAt(index) === its
  }

  /** Of a custom property: its colon, and where its value starts and ends without the blanks around it. */
  customValue(): { colon: number; start: number; end: number } {
    const { kinds } = this
    let colon = this.first
    while (kinds[colon] !== kind.colon) colon += 1
    let end = this.length
    while (end > colon + 1 && kinds[end - 1] === kind.blank) end -= 1
    const start = Math.min(end, kinds[colon + 1] === kind.blank ? colon + 2 : colon + 1)
    return { colon, start, end }
  }

  #ends(its: number, isCustom: boolean): boolean {
    return its === kind.semicolon || its === kind.closeBrace || (its === kind.openBrace && !isCustom)
  }

  #startsWithDashes(): boolean {
    const start = this.starts[this.first] as number
    const isName = this.kinds[this.first] === kind.name
    return isName && this.css[start] === code.minus && this.css[start + 1] === code.minus
  }

  #useOf(isInBlock: boolean, isCustom: boolean): number {
    if (isCustom) return use.custom
    if (!this.isEmpty && this.kinds[this.first] === kind.atKeyword) return use.atRule
    return isInBlock && this.ender !== kind.openBrace ? use.declaration : use.selector
  }

  #add(its: number): void {
    const index = this.length
    if (index === this.kinds.length) this.#grow()
    this.kinds[index] = its
    this.starts[index] = this.#tokenizer.start
    this.ends[index] = this.#tokenizer.end
    this.length = index + 1
  }

  #grow(): void {
    const { kinds, starts, ends } = this
    this.kinds = new Uint8Array(2 * kinds.length)
    this.starts = new Uint32Array(2 * kinds.length)
    this.ends = new Uint32Array(2 * kinds.length)
    this.kinds.set(kinds)
    this.starts.set(starts)
    this.ends.set(ends)
  }
}
