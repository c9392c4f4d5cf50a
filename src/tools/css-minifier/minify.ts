import { TokenType } from '@csstools/css-tokenizer'
import { TextBuilder } from '#core/text/text-builder.ts'
import { couldMerge, endsInOpenEscape, isRedundantSpace, lineBreakIn, needsLineBreak, neighbors } from './spacing.ts'
import {
  customValueOf,
  type Part,
  type ReadingContext,
  type Statement,
  statementsOf,
  type Token,
} from './statements.ts'

/** Minifies a style sheet, and rewrites its statements first if told to, some of them as text. Returns chunks. */
export function minifyCss(
  css: string,
  context: ReadingContext,
  rewrite: (statements: Iterable<Statement>, css: string) => Iterable<Statement | string> = (statements) => statements,
): string[] {
  const minifier = new Minifier()
  for (const statement of rewrite(statementsOf(css, context), css)) {
    if (typeof statement === 'string') minifier.writeRule(statement)
    else minifier.write(statement)
  }
  return minifier.out.take()
}

/** Returns a statement as it is written in the result, without its end. */
export function printStatement(statement: Statement): string {
  const minifier = new Minifier()
  minifier.write({ ...statement, ender: TokenType.EOF })
  return minifier.out.take().join('')
}

class Minifier {
  readonly out = new TextBuilder()
  /**
   * The kind of the last statement, if its semicolon has not been written yet. The semicolon is needed only if another
   * statement follows in the same block.
   */
  #pendingEnd: Statement['kind'] | undefined
  /** Whether the block is still empty or the last token was a semicolon. */
  #isFresh = false

  write(statement: Statement): void {
    const { kind, parts, trailing } = statement
    if (parts.length > 0) this.#endLast()
    if (kind === 'custom property') {
      this.#writeCustomProperty(statement)
    } else {
      this.#writeParts(statement, parts.length)
      this.#writeGap(statement, parts.length, trailing)
    }
    this.#writeEnder(statement)
  }

  writeRule(text: string): void {
    this.#endLast()
    this.out.add(text)
    this.#isFresh = false
  }

  #writeEnder({ ender, parts, kind, level }: Statement): void {
    switch (ender) {
      case TokenType.Semicolon:
        if (level === 0) this.out.add(';')
        else if (parts.length > 0 || !this.#isFresh) this.#pendingEnd = kind
        this.#isFresh = true
        return
      case TokenType.OpenCurly:
        this.#endLast()
        this.out.add('{')
        this.#isFresh = true
        return
      case TokenType.CloseCurly:
        // Some CSS tools need the semicolon of an at-rule such as `@apply x` even at the end of a block.
        if (this.#pendingEnd === 'at-rule') this.#endLast()
        this.#pendingEnd = undefined
        this.out.add('}')
        this.#isFresh = false
        return
      default:
        this.#endLast()
    }
  }

  #endLast(): void {
    if (this.#pendingEnd) this.out.add(';')
    this.#pendingEnd = undefined
  }

  #writeParts(statement: Statement, end: number): void {
    for (let index = 0; index < end; index += 1) {
      const { gap, text } = statement.parts[index] as Part
      if (gap.length > 0) this.#writeGap(statement, index, gap)
      this.out.add(text)
    }
  }

  /** Writes the comments that are kept before a part, and whatever is needed to separate it from the previous part. */
  #writeGap(statement: Statement, index: number, gap: readonly Token[]): void {
    const before = statement.parts[index - 1]
    const needsBreak = before !== undefined && needsLineBreak(before)
    let hasSpace = false
    let hasRemovedComment = false
    let hasKeptComment = false
    for (const token of gap) {
      if (token.type === TokenType.Whitespace) {
        hasSpace = true
      } else if (isKept(token)) {
        if (hasSpace && needsBreak) {
          this.out.add(lineBreakIn(gap))
          hasSpace = false
        }
        // A semicolon after an unclosed comment would be part of it.
        if (isUnclosed(token)) this.#endLast()
        this.out.add(token.text)
        hasKeptComment = true
        // The kept comment separates the parts on either side of it.
        hasRemovedComment = false
      } else {
        hasRemovedComment = true
      }
    }
    if (hasSpace && needsBreak) {
      this.out.add(lineBreakIn(gap))
    } else if (before && index < statement.parts.length) {
      if (hasSpace) this.#writeSpace(statement, index, !hasKeptComment && gap[0]?.type === TokenType.Comment)
      else if (hasRemovedComment && couldMerge(...neighbors(statement, index))) this.out.add('/**/')
    }
  }

  #writeSpace(statement: Statement, index: number, isAfterRemovedComment: boolean): void {
    if (isRedundantSpace(statement, index)) return
    const [before] = neighbors(statement, index)
    this.out.add(isAfterRemovedComment && endsInOpenEscape(before) ? '  ' : ' ')
  }

  /** Writes a custom property. Its value is only trimmed, because a script may read it. */
  #writeCustomProperty(statement: Statement): void {
    this.#writeParts(statement, 2)
    const { parts, trailing } = statement
    const value = customValueOf(statement)
    for (const { text } of value) this.out.add(text)
    // An empty value and a blank value have different meanings.
    if (value.length === 0 && trailing.length > 0) this.out.add(' ')
    if (parts.length > 2 && trailing.length > 0 && needsLineBreak(value.at(-1) as Token))
      this.out.add(lineBreakIn(trailing))
  }
}

/** License comments are kept. Unclosed comments are kept too, because they may contain rules. */
export function isKept(comment: Token): boolean {
  return comment.text.startsWith('/*!') || isUnclosed(comment)
}

function isUnclosed({ text }: Token): boolean {
  return text.length < '/**/'.length || !text.endsWith('*/')
}
