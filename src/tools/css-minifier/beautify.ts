import { formatBytes } from '#core/format.ts'
import { InputError } from '#core/input-error.ts'
import { outputLimit } from '#core/output-limit.ts'
import type { Units } from '#core/text/units.ts'
import type { Host } from '#core/tool.ts'
import { Item, use } from './item.ts'
import { Sheet } from './sheet.ts'
import { isCombinator, isFeatureColon, isIdleBlank, needsLineBreak, Place } from './spacing.ts'
import { code, kind } from './tokens.ts'

/** So much is read between two reports of progress. */
const reportEvery = 1_000_000

/** In spaces. */
const step = 2
const space = 0x20

/** A sheet as a person would write it: a line per selector and per declaration. Nothing is left out. */
export function beautifyCss(css: Units, host: Pick<Host, 'progress'>): Sheet {
  return new Beautifier(css, host).beautify()
}

class Beautifier {
  readonly #css: Units
  readonly #host: Pick<Host, 'progress'>
  readonly #item: Item
  readonly #out: Sheet
  readonly #place = new Place()
  #depth = 0
  /** What was written last: it decides about line breaks and empty lines. */
  #last: 'nothing' | 'open' | 'close' | 'line' = 'nothing'

  constructor(css: Units, host: Pick<Host, 'progress'>) {
    this.#css = css
    this.#host = host
    this.#item = new Item(css)
    this.#out = new Sheet(css)
  }

  beautify(): Sheet {
    const item = this.#item
    const limit = outputLimit(this.#css.length)
    let reportAt = reportEvery
    do {
      item.read(this.#depth > 0)
      this.#writeItem()
      this.#writeEnder()
      if (this.#out.length > limit) {
        throw new InputError(`Beautified, this style sheet would be larger than ${formatBytes(limit)}. Try a part of it.`)
      }
      if (item.end > reportAt) {
        this.#host.progress(item.end, this.#css.length)
        reportAt = item.end + reportEvery
      }
    } while (item.ender !== kind.end)
    return this.#out
  }

  #writeItem(): void {
    const item = this.#item
    const needsGap = this.#last === 'close' || (this.#last === 'line' && item.ender === kind.openBrace)
    const isParted = this.#writeLeadingComments(needsGap && !item.isEmpty)
    if (item.isEmpty) return
    this.#startLine(needsGap && !isParted)
    if (item.use === use.custom) this.#writeCustomProperty()
    else this.#writeTokens(item.length)
    this.#last = 'line'
  }

  /** The comments before an item, each on a line of its own unless it stands at the end of one. */
  #writeLeadingComments(needsGap: boolean): boolean {
    const item = this.#item
    const end = item.isEmpty ? item.length : item.first
    let isParted = false
    for (let index = 0; index < end; index += 1) {
      if (item.kinds[index] === kind.blank) continue
      if (this.#isEndOfLine(index)) {
        this.#out.add(space)
      } else {
        this.#startLine(needsGap && !isParted)
        isParted = true
      }
      this.#copy(index)
      if (this.#last !== 'close' || !item.isEmpty) this.#last = 'line'
    }
    return isParted
  }

  /** Whether the comment stands, after a space, at the end of a line that began with something else. */
  #isEndOfLine(index: number): boolean {
    const { kinds, starts, ends } = this.#item
    if (index === 0 || kinds[index - 1] !== kind.blank || this.#last === 'nothing') return false
    const blank = this.#css.subarray(starts[index - 1], ends[index - 1])
    return !blank.includes(0x0a) && !blank.includes(0x0d)
  }

  #writeEnder(): void {
    const { ender, isEmpty } = this.#item
    switch (ender) {
      case kind.semicolon:
        // A second one says nothing, but after a block it may end what the block is part of.
        if (!isEmpty || this.#depth === 0 || this.#last === 'close') this.#out.addText(';')
        return
      case kind.openBrace:
        if (isEmpty) this.#startLine(false)
        this.#out.addText(isEmpty ? '{' : ' {')
        this.#depth += 1
        this.#last = 'open'
        return
      case kind.closeBrace:
        if (!isEmpty && this.#depth > 0) this.#out.addText(';')
        this.#depth = Math.max(0, this.#depth - 1)
        if (this.#last !== 'open') this.#startLine(false)
        this.#out.addText('}')
        this.#last = 'close'
        return
      default:
    }
  }

  #startLine(needsGap: boolean): void {
    if (this.#last === 'nothing') {
      this.#last = 'line'
      return
    }
    this.#out.addText(needsGap ? '\n\n' : '\n')
    this.#out.addSpaces(this.#depth * step)
  }

  #copy(index: number): void {
    const { starts, ends } = this.#item
    this.#out.copy(this.#css, starts[index] as number, ends[index] as number)
  }

  /** The tokens from the first that means something. Around comments blanks stay where they were. */
  #writeTokens(end: number): void {
    const item = this.#item
    this.#place.reset()
    let before = -1
    let hasBlank = false
    let hasComment = false
    for (let index = item.first; index < end; index += 1) {
      const its = item.kinds[index] as number
      if (its === kind.blank) {
        hasBlank = true
        continue
      }
      if (its <= kind.openComment || hasComment) {
        if (hasBlank) this.#out.add(!hasComment && needsLineBreak(item, before) ? item.codeAfter(before) : space)
      } else if (before >= 0) {
        this.#writeGap(before, index, hasBlank)
      }
      this.#copy(index)
      hasBlank = false
      hasComment = its <= kind.openComment
      if (hasComment) continue
      this.#place.pass(item, index)
      before = index
    }
    if (hasBlank && !hasComment && needsLineBreak(item, before)) this.#out.add(item.codeAfter(before))
  }

  #writeGap(before: number, after: number, hasBlank: boolean): void {
    const item = this.#item
    const isListed = item.kinds[before] === kind.comma && item.use === use.selector && this.#place.depth === 0
    if (isListed) this.#startLine(false)
    else if (hasBlank && needsLineBreak(item, before)) this.#out.add(item.codeAfter(before))
    else if (this.#isWide(before, after, hasBlank)) this.#out.add(space)
  }

  #isWide(before: number, after: number, hasBlank: boolean): boolean {
    const item = this.#item
    const place = this.#place
    const left = item.kinds[before] as number
    const right = item.kinds[after] as number
    if (left === kind.function || left === kind.openParenthesis || left === kind.openBracket) return false
    if (right === kind.closeParenthesis && left !== kind.colon) return false
    if (right === kind.comma || right === kind.closeBracket) return false
    if (left === kind.comma) return true
    if (item.use === use.declaration) {
      if (before === place.colon || item.isSign(after, code.exclamation)) return true
      if (item.isSign(before, code.slash) || item.isSign(after, code.slash)) return hasBlank
    }
    if (item.use === use.selector && place.brackets === 0) {
      if (isCombinator(item, before, after) !== isCombinator(item, after, after + 1)) return true
    }
    if (item.use === use.atRule && isFeatureColon(item, before)) return true
    return hasBlank && !isIdleBlank(item, before, after, place)
  }

  /** The value of a custom property is left as it is. */
  #writeCustomProperty(): void {
    const { start, end, colon } = this.#item.customValue()
    this.#writeTokens(colon + 1)
    if (start < end || colon + 1 < this.#item.length) this.#out.add(space)
    if (start === end) return
    const { starts, ends } = this.#item
    this.#out.copy(this.#css, starts[start] as number, ends[end - 1] as number)
    if (end < this.#item.length && needsLineBreak(this.#item, end - 1)) this.#out.add(this.#item.codeAfter(end - 1))
  }
}
