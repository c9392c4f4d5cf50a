import { type ParseError, ParseErrorMessage, TokenType } from '@csstools/css-tokenizer'
import type { Problem } from './problem.ts'
import type { Part, Statement, Token } from './statements.ts'

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

type Found = Omit<Problem, 'line'>

/** Finds unclosed strings, comments and blocks, and declarations that browsers cannot read. */
export class ProblemFinder {
  readonly #problems: Found[] = []
  /** The brackets that are open, innermost last. */
  readonly #open: Token[] = []
  /** A sign that the text is not CSS. All other problems are consequences of that. */
  #otherLanguage: Found | undefined

  addError({ message, sourceStart, sourceEnd }: ParseError): void {
    this.#add({
      message: messages[message] ?? 'There’s an invalid escape here.',
      start: sourceStart,
      end: sourceEnd + 1,
    })
  }

  addStatement({ kind, parts, ender, unclosed, stray }: Statement): void {
    // What is in brackets can be anything.
    const outer = parts.filter((_, index) => !parts[index - 1]?.bracket)
    this.#checkLanguage(outer, ender.text)
    this.#checkSlashes(outer)
    if (kind === 'declaration' && ender.type !== TokenType.EOF) this.#checkDeclaration(outer)
    if (ender.type === TokenType.OpenCurly) this.#open.push(ender)
    const closesNothing = ender.type === TokenType.CloseCurly && !this.#open.pop()
    for (const token of closesNothing ? [...stray, ender] : stray) {
      this.#add(problemAt(token, `There’s nothing for this “${token.text}” to close.`))
    }
    for (const token of unclosed) this.#open.push(token)
  }

  /** Returns the problems in the order of the style sheet. */
  finish(css: string): readonly Problem[] {
    if (this.#otherLanguage) return [withLine(css, this.#otherLanguage)]
    const unclosed = this.#open.map((token) => problemAt(token, `This “${token.text}” isn’t closed.`))
    const problems = [...this.#problems, ...unclosed].sort((one, other) => one.start - other.start)
    return problems.slice(0, maxProblems).map((problem) => withLine(css, problem))
  }

  #checkLanguage(parts: readonly Part[], ender: string): void {
    const [first] = parts
    // Skips ordinary declarations and selectors, which are most of a style sheet.
    if (this.#otherLanguage || !first || first.type === TokenType.Ident || (first.text === '.' && ender === '{')) return
    const text = [...parts.map(({ text }) => text), ender].join(' ')
    const language = languages.find(({ sign }) => sign.test(text))
    if (language) this.#otherLanguage = problemAt(first, language.message)
  }

  #checkSlashes(parts: readonly Part[]): void {
    parts.forEach((part, index) => {
      if (part.text === '/' && part.gap.length === 0 && parts[index - 1]?.text === '/')
        this.#add(problemAt(part, 'CSS has no comments with //. Use /* and */ instead.'))
    })
  }

  #checkDeclaration(parts: readonly Part[]): void {
    const [first, second] = parts
    if (first?.type !== TokenType.Ident || first.text.startsWith('--')) return
    if (second?.type !== TokenType.Colon) {
      this.#add(problemAt(first, `There’s no colon after “${first.text}”.`))
      return
    }
    const colon = parts.findIndex(({ type }, index) => index > 2 && type === TokenType.Colon)
    const property = parts[colon - 1]
    if (property?.type === TokenType.Ident && !parts.some(({ text }) => text.toLowerCase() === 'progid')) {
      this.#add(problemAt(property, `There’s no semicolon before “${property.text}:”.`))
    }
  }

  #add(problem: Found): void {
    if (this.#problems.length < maxProblems) this.#problems.push(problem)
  }
}

function problemAt({ start, text }: Token, message: string): Found {
  return { message, start, end: start + text.length }
}

/** Adds the line. In the text area, each line break is one character, so CR LF counts as one. */
function withLine(css: string, { message, start, end }: Found): Problem {
  const texts = [css.slice(0, start), css.slice(start, end)]
  const [before = '', found = ''] = texts.map((text) => text.replace(/\r\n?/g, '\n'))
  return { line: before.split('\n').length, message, start: before.length, end: before.length + found.length }
}
