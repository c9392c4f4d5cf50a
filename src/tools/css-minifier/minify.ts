import { TokenType } from '@csstools/css-tokenizer'
import { TextBuilder } from '#core/text/text-builder.ts'
import type { EngineContext } from '#core/tool.ts'
import { couldMerge, endsInOpenEscape, isRedundantSpace, lineBreakIn, needsLineBreak, neighbours } from './spacing.ts'
import { customValueOf, type Part, type Statement, statementsOf, type Token } from './statements.ts'

/** The sheet without what no browser looks at, in chunks. */
export function minifyCss(css: string, context: Pick<EngineContext, 'progress'>): string[] {
  const minifier = new Minifier()
  for (const statement of statementsOf(css, context)) minifier.write(statement)
  return minifier.out.take()
}

class Minifier {
  readonly out = new TextBuilder()
  /** The kind of statement whose semicolon is written only if something follows it in its block. */
  #pendingEnd: Statement['kind'] | undefined
  /** Whether the block has nothing in it so far, or a semicolon came last. */
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
        // Not all tools that read CSS know that a block may also end an at-rule such as `@apply x`.
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

  /** Writes the comments before a part that are kept, and what must separate the part from the one before. */
  #writeGap(statement: Statement, index: number, gap: readonly Token[]): void {
    const before = statement.parts[index - 1]
    const needsBreak = before !== undefined && needsLineBreak(before)
    let hasSpace = false
    let hasLostComment = false
    let hasKeptComment = false
    for (const token of gap) {
      if (token.type === TokenType.Whitespace) {
        hasSpace = true
      } else if (isKept(token)) {
        if (hasSpace && needsBreak) {
          this.out.add(lineBreakIn(gap))
          hasSpace = false
        }
        // A semicolon after a comment without end would be part of it.
        if (isUnclosed(token)) this.#endLast()
        this.out.add(token.text)
        hasKeptComment = true
        // The kept one separates its neighbours.
        hasLostComment = false
      } else {
        hasLostComment = true
      }
    }
    if (hasSpace && needsBreak) {
      this.out.add(lineBreakIn(gap))
    } else if (before && index < statement.parts.length) {
      if (hasSpace) this.#writeSpace(statement, index, !hasKeptComment && gap[0]?.type === TokenType.Comment)
      else if (hasLostComment && couldMerge(...neighbours(statement, index))) this.out.add('/**/')
    }
  }

  #writeSpace(statement: Statement, index: number, isAfterLostComment: boolean): void {
    if (isRedundantSpace(statement, index)) return
    const [before] = neighbours(statement, index)
    this.out.add(isAfterLostComment && endsInOpenEscape(before) ? '  ' : ' ')
  }

  /** The value of a custom property is left as it is, since a script may read it; only its ends are trimmed. */
  #writeCustomProperty(statement: Statement): void {
    this.#writeParts(statement, 2)
    const { parts, trailing } = statement
    const value = customValueOf(statement)
    for (const { text } of value) this.out.add(text)
    // No value at all means something else than a blank one.
    if (value.length === 0 && trailing.length > 0) this.out.add(' ')
    if (parts.length > 2 && trailing.length > 0 && needsLineBreak(value.at(-1) as Token))
      this.out.add(lineBreakIn(trailing))
  }
}

/** Licences stay, and so does a comment that was never closed: nobody knows what is in it. */
function isKept(comment: Token): boolean {
  return comment.text.startsWith('/*!') || isUnclosed(comment)
}

function isUnclosed({ text }: Token): boolean {
  return text.length < '/**/'.length || !text.endsWith('*/')
}
