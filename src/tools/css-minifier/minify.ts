import type { Units } from '#core/text/units.ts'
import type { Host } from '#core/tool.ts'
import { Item, use } from './item.ts'
import { Sheet } from './sheet.ts'
import { couldMerge, endsInOpenEscape, isIdleBlank, needsLineBreak, Place } from './spacing.ts'
import { code, kind } from './tokens.ts'

const space = 0x20
const semicolon = 0x3b
const openBrace = 0x7b
const closeBrace = 0x7d

/** So much is read between two reports of progress. */
const reportEvery = 1_000_000

/** A sheet without what no browser looks at. */
export function minifyCss(css: Units, host: Pick<Host, 'progress'>): Sheet {
  return new Minifier(css, host).minify()
}

class Minifier {
  readonly #css: Units
  readonly #host: Pick<Host, 'progress'>
  readonly #item: Item
  readonly #out: Sheet
  readonly #place = new Place()
  #depth = 0
  /** A semicolon that is only written if something follows it in its block. */
  #isOwing = false
  /** It ends an at-rule. */
  #isAtRule = false
  /** Nothing stands in the block so far, or a semicolon stood last. */
  #isFresh = false

  constructor(css: Units, host: Pick<Host, 'progress'>) {
    this.#css = css
    this.#host = host
    this.#item = new Item(css)
    this.#out = new Sheet(css)
  }

  minify(): Sheet {
    const item = this.#item
    let reportAt = reportEvery
    do {
      item.read(this.#depth > 0)
      this.#writeItem()
      this.#writeEnder()
      if (item.end > reportAt) {
        this.#host.progress(item.end, this.#css.length)
        reportAt = item.end + reportEvery
      }
    } while (item.ender !== kind.end)
    return this.#out
  }

  #writeEnder(): void {
    const { ender, isEmpty } = this.#item
    switch (ender) {
      case kind.semicolon:
        if (this.#depth === 0) this.#out.add(semicolon)
        else if (!isEmpty || !this.#isFresh) this.#owe()
        this.#isFresh = true
        return
      case kind.openBrace:
        this.#settle()
        this.#out.add(openBrace)
        this.#depth += 1
        this.#isFresh = true
        return
      case kind.closeBrace:
        // Not all who read CSS know that a block may end an at-rule such as `@apply x` too.
        if (this.#isAtRule) this.#settle()
        this.#isOwing = false
        this.#out.add(closeBrace)
        this.#depth = Math.max(0, this.#depth - 1)
        this.#isFresh = false
        return
      default:
        this.#settle()
    }
  }

  #owe(): void {
    this.#isOwing = true
    this.#isAtRule = this.#item.use === use.atRule
  }

  #settle(): void {
    if (this.#isOwing) this.#out.add(semicolon)
    this.#isOwing = false
  }

  #writeItem(): void {
    if (this.#item.use === use.custom) this.#writeCustomProperty()
    else this.#writeTokens(this.#item.length)
  }

  /** Writes the first tokens of the item, as many as possible at a time. */
  #writeTokens(end: number): void {
    const item = this.#item
    const { kinds, starts, ends } = item
    const place = this.#place
    place.reset()
    if (!item.isEmpty) this.#settle()
    let before = -1
    let hasBlank = false
    let hasComment = false
    let from = 0
    let to = 0
    for (let index = 0; index < end; index += 1) {
      const its = kinds[index] as number
      if (its > kind.openComment) {
        const start = starts[index] as number
        const gap = hasBlank || hasComment ? this.#gapBetween(before, index, hasBlank, to) : ''
        if (start !== to && !(gap === ' ' && this.#isSpace(to, start))) {
          this.#out.copy(this.#css, from, to)
          this.#out.addText(gap)
          from = start
        }
        to = ends[index] as number
        place.pass(item, index)
        before = index
        hasBlank = false
        hasComment = false
      } else if (its === kind.blank) {
        hasBlank = true
      } else if (this.#isKept(index)) {
        this.#out.copy(this.#css, from, to)
        if (hasBlank && before >= 0 && needsLineBreak(item, before)) {
          this.#out.add(item.codeAfter(before))
          hasBlank = false
        }
        // A semicolon after a comment without end would be part of it.
        if (its === kind.openComment) this.#settle()
        from = starts[index] as number
        to = ends[index] as number
        // It parts its neighbours by itself.
        hasComment = false
      } else {
        hasComment = true
      }
    }
    this.#out.copy(this.#css, from, to)
    if (hasBlank && before >= 0 && needsLineBreak(item, before)) this.#out.add(item.codeAfter(before))
  }

  /** `to` is where that ends which was kept last: the token before, or a comment after it. */
  #gapBetween(before: number, after: number, hasBlank: boolean, to: number): string {
    const item = this.#item
    if (before < 0) return ''
    if (!hasBlank) return couldMerge(item, before, after) ? '/**/' : ''
    if (needsLineBreak(item, before)) return String.fromCharCode(item.codeAfter(before))
    if (isIdleBlank(item, before, after, this.#place)) return ''
    const lostComment = to === item.ends[before] && item.codeAfter(before) === code.slash
    return lostComment && endsInOpenEscape(item, before) ? '  ' : ' '
  }

  #isSpace(start: number, end: number): boolean {
    return end - start === 1 && this.#css[start] === space
  }

  /** Licences stay, and so does a comment that was never closed: who knows what is in it. */
  #isKept(index: number): boolean {
    const { kinds, starts } = this.#item
    return kinds[index] === kind.openComment || this.#css[(starts[index] as number) + 2] === code.exclamation
  }

  /** The value of a custom property is left as it is, since a script may read it; only its ends are trimmed. */
  #writeCustomProperty(): void {
    const { starts, ends, length } = this.#item
    const { colon, start, end } = this.#item.customValue()
    this.#writeTokens(colon + 1)
    if (start < end) this.#out.copy(this.#css, starts[start] as number, ends[end - 1] as number)
    // No value at all is another value than a blank one.
    else if (colon + 1 < length) this.#out.add(space)
    if (start < end && end < length && needsLineBreak(this.#item, end - 1)) this.#out.add(this.#item.codeAfter(end - 1))
  }
}
