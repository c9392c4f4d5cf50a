import { TokenType } from '@csstools/css-tokenizer'
import type { Part, Statement } from './statements.ts'

/** Removes quotes from `[type="text"]`, and a colon from `::before`, which browsers also know as `:before`. */
export function shortenSelector(statement: Statement): Statement {
  const { parts } = statement
  const shortened = parts.flatMap((part, index) => {
    const [before, after] = [parts[index - 1], parts[index + 1]]
    if (part.type === TokenType.String && part.brackets > 0) return [unquote(part, after)]
    const isSecondColon = part.type === TokenType.Colon && before?.type === TokenType.Colon && part.gap.length === 0
    return isSecondColon && isOldPseudoElement(after) ? [] : [part]
  })
  return { ...statement, parts: shortened }
}

function unquote(part: Part, next: Part | undefined): Part {
  const content = part.text.slice(1, -1)
  const isLast = next?.type === TokenType.CloseSquare || (next !== undefined && next.gap.length > 0)
  return isLast && /^-?[a-z_][\w-]*$/i.test(content) ? { ...part, type: TokenType.Ident, text: content } : part
}

function isOldPseudoElement(part: Part | undefined): boolean {
  return part !== undefined && part.gap.length === 0 && /^(?:before|after|first-line|first-letter)$/i.test(part.text)
}
