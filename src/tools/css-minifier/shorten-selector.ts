import { TokenType } from '@csstools/css-tokenizer'
import { isDelim, isInSquare } from './spacing.ts'
import { type Part, type Statement, withText } from './statements.ts'

/** Removes quotes from `[type="text"]`, the star from `*:hover`, and a colon from `::before`. */
export function shortenSelector(statement: Statement): Statement {
  const { parts } = statement
  const shortened = parts.flatMap((part, index) => {
    const [before, after] = [parts[index - 1], parts[index + 1]]
    if (isRedundantStar(parts, index)) return []
    if (before && isRedundantStar(parts, index - 1)) return [{ ...part, gap: before.gap }]
    if (part.type === TokenType.String && isInSquare(part)) return [unquote(part, after)]
    const isSecondColon = part.type === TokenType.Colon && before?.type === TokenType.Colon && part.gap.length === 0
    return isSecondColon && isOldPseudoElement(after) ? [] : [part]
  })
  return { ...statement, parts: shortened }
}

/** Whether the part is a star such as in `a > *:hover`. In `*|*:hover`, both stars are needed. */
function isRedundantStar(parts: readonly Part[], index: number): boolean {
  const [before, part, after] = [parts[index - 1], parts[index], parts[index + 1]]
  if (!part || !isDelim(part, '*') || isInSquare(part) || !after || after.gap.length > 0) return false
  const isFirst = !before || part.gap.some(({ type }) => type === TokenType.Whitespace) || /^[,>+~]$/.test(before.text)
  return isFirst && !isDelim(before, '|') && /^[:.[#]/.test(after.text)
}

function unquote(part: Part, next: Part | undefined): Part {
  const content = part.text.slice(1, -1)
  const isLast = next?.type === TokenType.CloseSquare || (next !== undefined && next.gap.length > 0)
  return isLast && /^-?[a-z_][\w-]*$/i.test(content) ? withText(part, content) : part
}

function isOldPseudoElement(part: Part | undefined): boolean {
  return part !== undefined && part.gap.length === 0 && /^(?:before|after|first-line|first-letter)$/i.test(part.text)
}

/** Shortens the names of positions in keyframes. */
export function shortenKeyframe(statement: Statement): Statement {
  const shorten = (text: string) => text.replace(/^from$/i, '0%').replace(/^100%$/, 'to')
  return { ...statement, parts: statement.parts.map((part) => withText(part, shorten(part.text))) }
}
