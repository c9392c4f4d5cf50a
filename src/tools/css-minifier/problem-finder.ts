import { type CSSToken, type ParseError, ParseErrorMessage, TokenType } from '@csstools/css-tokenizer'
import { closers } from './statements.ts'

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

/** Other languages, and what only they have. Each sign is looked for in the tokens of a statement with a space between them. */
const languages = [
  {
    sign: /^< (?:! doctype|[a-z])/i,
    message: 'This looks like HTML. Paste only the CSS between <style> and </style>.',
  },
  {
    sign: /\$ [\w-]+ :|^@(?:mixin|include|extend|use|forward|each|if|else|for|while)(?![\w-])|^% [\w-]+ \{$/,
    message: 'This looks like SCSS. Compile it to CSS first, because browsers can’t read SCSS.',
  },
  {
    sign: /^@[\w-]+ :.*;$|^\. [^{}]*;$/s,
    message: 'This looks like Less. Compile it to CSS first, because browsers can’t read Less.',
  },
]

const closingTypes: ReadonlySet<TokenType> = new Set(closers.values())

type Found = Omit<Problem, 'line'>

/** Finds unclosed strings, comments and blocks, and declarations that browsers cannot read, while the tokens are read. */
export class ProblemFinder {
  readonly #problems: Found[] = []
  /** The brackets that are open, innermost last. */
  readonly #open: CSSToken[] = []
  /** A sign that the text is not CSS. All other problems are consequences of that. */
  #otherLanguage: Found | undefined
  /** The tokens of the current statement that are not in parentheses or square brackets. */
  #statement: CSSToken[] = []

  addError({ message, sourceStart, sourceEnd }: ParseError): void {
    this.#add({
      message: messages[message] ?? 'There’s an invalid escape here.',
      start: sourceStart,
      end: sourceEnd + 1,
    })
  }

  addToken(token: CSSToken): void {
    const [type, text] = token
    if (type === TokenType.Whitespace || type === TokenType.Comment || type === TokenType.EOF) return
    const last = this.#open.at(-1)
    if (last === undefined || last[0] === TokenType.OpenCurly) this.#addToStatement(token)
    if (closers.has(type)) this.#open.push(token)
    else if (closingTypes.has(type)) {
      if (last && type === closers.get(last[0])) this.#open.pop()
      else this.#add(problemAt(token, `There’s nothing for this “${text}” to close.`))
    }
  }

  /** Returns the problems in the order of the style sheet. */
  finish(css: string): readonly Problem[] {
    this.#checkLanguage('')
    if (this.#otherLanguage) return [withLine(css, this.#otherLanguage)]
    const unclosed = this.#open.map((token) => problemAt(token, `This “${token[1]}” isn’t closed.`))
    const problems = [...this.#problems, ...unclosed].sort((one, other) => one.start - other.start)
    return problems.slice(0, maxProblems).map((problem) => withLine(css, problem))
  }

  #addToStatement(token: CSSToken): void {
    const [type, text, start] = token
    const isEnd = type === TokenType.Semicolon || type === TokenType.CloseCurly
    if (isEnd && this.#open.length > 0) this.#checkDeclaration(this.#statement)
    if (isEnd || type === TokenType.OpenCurly) {
      this.#checkLanguage(text)
      this.#statement = []
      return
    }
    const before = this.#statement.at(-1)
    if (text === '/' && before?.[1] === '/' && before[3] + 1 === start) {
      this.#add(problemAt(token, 'CSS has no comments with //. Use /* and */ instead.'))
    }
    this.#statement.push(token)
  }

  #checkDeclaration(tokens: readonly CSSToken[]): void {
    const [first, second] = tokens
    if (first?.[0] !== TokenType.Ident || first[1].startsWith('--')) return
    if (second?.[0] !== TokenType.Colon) {
      this.#add(problemAt(first, `There’s no colon after “${first[1]}”.`))
      return
    }
    const colon = tokens.findIndex(([type], index) => index > 2 && type === TokenType.Colon)
    const property = tokens[colon - 1]
    if (property?.[0] === TokenType.Ident && !tokens.some(([, text]) => text.toLowerCase() === 'progid')) {
      this.#add(problemAt(property, `There’s no semicolon before “${property[1]}:”.`))
    }
  }

  #checkLanguage(ender: string): void {
    const [first] = this.#statement
    // Skips ordinary declarations and selectors, which are most of a style sheet.
    if (this.#otherLanguage || !first || first[0] === TokenType.Ident || (first[1] === '.' && ender === '{')) return
    const text = [...this.#statement.map(([, text]) => text), ender].join(' ')
    const language = languages.find(({ sign }) => sign.test(text))
    if (language) this.#otherLanguage = problemAt(first, language.message)
  }

  #add(problem: Found): void {
    if (this.#problems.length < maxProblems) this.#problems.push(problem)
  }
}

function problemAt([, , start, end]: CSSToken, message: string): Found {
  return { message, start, end: end + 1 }
}

/** Adds the line. In the text area, each line break is one character, so CR LF counts as one. */
function withLine(css: string, { message, start, end }: Found): Problem {
  const before = normalizeLineBreaks(css.slice(0, start))
  const length = normalizeLineBreaks(css.slice(start, end)).length
  return { line: before.split('\n').length, message, start: before.length, end: before.length + length }
}

function normalizeLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
