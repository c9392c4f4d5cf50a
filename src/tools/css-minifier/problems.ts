import { type CSSToken, ParseErrorMessage, TokenType, tokenizer } from '@csstools/css-tokenizer'

/** A mistake in a style sheet, because of which browsers ignore a part of it. */
export interface Problem {
  readonly line: number
  readonly message: string
  /** In UTF-16 code units, in a text whose line breaks are single characters. */
  readonly start: number
  readonly end: number
}

/** Later problems are usually consequences of the first ones. */
const maxProblems = 20

const messages: Readonly<Record<string, string>> = {
  [ParseErrorMessage.UnexpectedNewLineInString]: 'This string isn’t closed at the end of the line.',
  [ParseErrorMessage.UnexpectedEOFInString]: 'This string isn’t closed.',
  [ParseErrorMessage.UnexpectedEOFInComment]: 'This comment isn’t closed.',
  [ParseErrorMessage.UnexpectedEOFInURL]: 'This URL isn’t closed.',
  [ParseErrorMessage.UnexpectedCharacterInURL]: 'This URL needs quotes because of a character in it.',
}

const closers = new Map<TokenType, TokenType>([
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.OpenCurly, TokenType.CloseCurly],
])

const closingTypes: ReadonlySet<TokenType> = new Set(closers.values())

/** Finds unclosed strings, comments and blocks, and declarations that browsers cannot read. */
export function findProblems(sheet: string): readonly Problem[] {
  const css = sheet.replace(/\r\n?/g, '\n')
  const problems: Omit<Problem, 'line'>[] = []
  const report = (message: string, [start, end]: readonly [start: number, end: number]) => {
    problems.push({ message, start, end })
  }
  const tokens = tokenizer(
    { css },
    {
      onParseError({ message, sourceStart, sourceEnd }) {
        report(messages[message] ?? 'There’s an invalid escape here.', [sourceStart, sourceEnd + 1])
      },
    },
  )
  const open: CSSToken[] = []
  let statement: CSSToken[] = []
  while (problems.length < maxProblems) {
    const token = tokens.nextToken()
    const [type, text] = token
    if (type === TokenType.EOF) break
    if (type === TokenType.Whitespace || type === TokenType.Comment) continue
    const last = open.at(-1)
    const endsStatement = type === TokenType.Semicolon || type === TokenType.CloseCurly || type === TokenType.OpenCurly
    if (endsStatement && (last === undefined || last[0] === TokenType.OpenCurly)) {
      if (last && type !== TokenType.OpenCurly) checkDeclaration(statement, report)
      statement = []
    } else if (last === undefined || last[0] === TokenType.OpenCurly) {
      if (isLineComment(statement.at(-1), token))
        report('CSS has no comments with //. Use /* and */ instead.', rangeOf(token))
      statement.push(token)
    }
    if (closers.has(type)) open.push(token)
    else if (last && type === closers.get(last[0])) open.pop()
    else if (closingTypes.has(type)) report(`This “${text}” closes nothing.`, rangeOf(token))
  }
  if (problems.length < maxProblems) {
    for (const token of open) report(`This “${token[1]}” isn’t closed.`, rangeOf(token))
  }
  return withLines(css, problems)
}

function rangeOf([, , start, end]: CSSToken): readonly [start: number, end: number] {
  return [start, end + 1]
}

function isLineComment(before: CSSToken | undefined, [, text, start]: CSSToken): boolean {
  return text === '/' && before?.[1] === '/' && before[3] + 1 === start
}

/** `tokens` are those outside of brackets. */
function checkDeclaration(
  tokens: readonly CSSToken[],
  report: (message: string, range: readonly [number, number]) => void,
): void {
  const [first, second] = tokens
  if (!first || first[0] === TokenType.AtKeyword || first[1].startsWith('--')) return
  if (first[0] !== TokenType.Ident) return
  if (second?.[0] !== TokenType.Colon) {
    report(`There’s no colon after “${first[1]}”.`, rangeOf(first))
    return
  }
  const colon = tokens.findIndex(([type], index) => index > 2 && type === TokenType.Colon)
  const property = tokens[colon - 1]
  const isFilter = tokens.some(([, text]) => text.toLowerCase() === 'progid')
  if (property?.[0] === TokenType.Ident && !isFilter) {
    report(`There’s no semicolon before “${property[1]}:”.`, rangeOf(property))
  }
}

function withLines(css: string, problems: readonly Omit<Problem, 'line'>[]): readonly Problem[] {
  const sorted = [...problems].sort((one, other) => one.start - other.start)
  let line = 1
  let offset = 0
  return sorted.map((problem) => {
    for (; offset < problem.start; offset += 1) if (css[offset] === '\n') line += 1
    return { line, ...problem }
  })
}
