/** A part of a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** Where in a text a problem is, as far as its message says so. */
export interface ErrorPosition {
  /** The part of the text with the problem, which the page can select. */
  readonly range?: TextRange
  /** Starting at 1. */
  readonly line?: number
  /** In the line, in characters as people count them, starting at 1. */
  readonly column?: number
  /** In UTF-16 code units from the start of the text, like an index of a string. */
  readonly offset?: number
}

/** A problem with the user's text or options. Its message is shown to the user; any other error is a bug. */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** Additional information, such as the parser's reason. */
  readonly detail: string | undefined
  readonly range: TextRange | undefined
  readonly line: number | undefined
  readonly column: number | undefined
  readonly offset: number | undefined

  constructor(message: string, detail?: string, { range, line, column, offset }: ErrorPosition = {}) {
    super(message)
    this.detail = detail
    this.range = range
    this.line = line
    this.column = column
    this.offset = offset
  }
}

/**
 * Checks the name rather than using `instanceof`, because a module that is evaluated twice defines two different
 * classes.
 */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && error.name === 'InputError'
}
