import { TokenType } from '@csstools/css-tokenizer'
import { formatBytes } from '#core/format.ts'
import { InputError } from '#core/tool/input-error.ts'
import { TextBuilder } from '#core/long-text/text-builder.ts'
import { printParts } from './minify.ts'
import {
  isCombinator,
  isDelim,
  isFeatureColon,
  isInSquare,
  isNextToComparison,
  isOpening,
  isRedundantSpace,
  neighbors,
  requiredLineBreak,
} from './spacing.ts'
import type { Statement, Token } from './statements.ts'

/** Formats statements for reading, with one line per selector and declaration. Nothing is left out. Returns chunks. */
export function beautifyCss(statements: Iterable<Statement>, maxLength: number): string[] {
  const out = new TextBuilder((length) => {
    if (length <= maxLength) return
    throw new InputError(
      `The beautified CSS would be larger than ${formatBytes(maxLength)}. Try a smaller part of the style sheet.`,
    )
  })
  // What was written last. This determines where line breaks and blank lines are needed. TypeScript misses assignments in
  // the functions below, so the type is not narrowed to the first value.
  let last = 'nothing' as 'nothing' | 'open' | 'close' | 'line'

  const startLine = (level: number, needsGap: boolean) => {
    if (last !== 'nothing') out.add((needsGap ? '\n' : '') + startOfLine(level))
  }

  /** Writes the comments before a statement. Returns whether any of them is on a separate line. */
  const writeLeadingComments = ({ parts: [first], trailing, level }: Statement, needsGap: boolean) => {
    let hasOwnLine = false
    let space: string | undefined
    for (const { type, text } of first?.gap ?? trailing) {
      if (type === TokenType.Whitespace) {
        space = text
        continue
      }
      const isEndOfLine = last !== 'nothing' && space !== undefined && !/[\n\r]/.test(space)
      if (isEndOfLine) {
        out.add(' ')
      } else {
        startLine(level, needsGap && !hasOwnLine)
        hasOwnLine = true
      }
      out.add(text)
      if (last !== 'close' || first) last = 'line'
      space = undefined
    }
    return hasOwnLine
  }

  const writeEnder = ({ parts, ender, level }: Statement) => {
    const isEmpty = parts.length === 0
    if (ender.type === TokenType.Semicolon) {
      // A second semicolon has no effect, but after a block it may end the statement that contains the block.
      if (!isEmpty || level === 0 || last === 'close') out.add(';')
    } else if (ender.type === TokenType.OpenCurly) {
      if (isEmpty) startLine(level, false)
      out.add(isEmpty ? '{' : ' {')
      last = 'open'
    } else if (ender.type === TokenType.CloseCurly) {
      if (!isEmpty && level > 0) out.add(';')
      if (last !== 'open') startLine(Math.max(0, level - 1), false)
      out.add('}')
      last = 'close'
    }
  }

  for (const statement of statements) {
    const { parts, ender, level } = statement
    const isEmpty = parts.length === 0
    const needsGap = last === 'close' || (last === 'line' && ender.type === TokenType.OpenCurly)
    const hasOwnLine = writeLeadingComments(statement, needsGap && !isEmpty)
    if (!isEmpty) {
      startLine(level, needsGap && !hasOwnLine)
      out.add(printParts(statement, printGap, ' '))
      last = 'line'
    }
    writeEnder(statement)
  }
  return out.take()
}

/** Returns the comments and spaces before a part. The spaces around comments are kept. */
function printGap(statement: Statement, index: number, gap: readonly Token[]): string {
  const { kind, level, parts } = statement
  const before = parts[index - 1]
  // The comments before a statement have been written already.
  if (!before) return ''
  const isLast = index === parts.length
  const hasSpace = gap.at(-1)?.type === TokenType.Whitespace
  const lineBreak = requiredLineBreak(before, gap)
  if (gap.some(({ type }) => type === TokenType.Comment)) {
    const texts = gap.map(({ type, text }) => (type === TokenType.Whitespace ? ' ' : text))
    if (lineBreak !== '') texts[0] = lineBreak
    if (isLast && hasSpace) texts.pop()
    return texts.join('')
  }
  if (isLast) return lineBreak
  if (kind === 'selector' && before.type === TokenType.Comma && !before.bracket) return startOfLine(level)
  if (isGridRow(statement, index)) return startOfLine(level + 1)
  if (lineBreak !== '') return lineBreak
  return isSpaced(statement, index, hasSpace) ? ' ' : ''
}

function startOfLine(level: number): string {
  return `\n${'  '.repeat(level)}`
}

/** Whether the part at this index is one of several strings that each describe a row of a grid. */
function isGridRow({ kind, parts }: Statement, index: number): boolean {
  if (kind !== 'declaration' || parts[index]?.type !== TokenType.String) return false
  // The names of lines belong to the row after them.
  if (parts[index - 1]?.type === TokenType.CloseSquare) return false
  return (
    /^grid(?:-template(?:-areas)?)?$/i.test(parts[0]?.text ?? '') &&
    parts.some(({ type }, other) => type === TokenType.String && other !== index)
  )
}

/** Whether the beautified text has a space before the part at this index. */
function isSpaced(statement: Statement, index: number, hasSpace: boolean): boolean {
  const { kind, colon } = statement
  const [before, after] = neighbors(statement, index)
  if (isOpening(before) || after.type === TokenType.Comma || after.type === TokenType.CloseSquare) return false
  if (after.type === TokenType.CloseParen && before.type !== TokenType.Colon) return false
  if (before.type === TokenType.Comma) return true
  if (kind === 'declaration') {
    if (index - 1 === colon || isDelim(after, '!')) return true
    if (isDelim(before, '/') || isDelim(after, '/')) return hasSpace
  }
  if (kind === 'selector' && !isInSquare(before)) {
    if (isCombinator(statement, index - 1) !== isCombinator(statement, index)) return true
  }
  if (kind === 'at-rule' && (isFeatureColon(statement, index - 1) || isNextToComparison(statement, index))) return true
  return hasSpace && !isRedundantSpace(statement, index)
}
