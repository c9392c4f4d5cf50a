/** A part of a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number
  readonly end: number
}

/** A problem with the user's text or options. Its message is shown to the user; any other error is a bug. */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** Additional information, such as the parser's reason. */
  readonly detail: string | undefined
  /** The part of the text with the problem, which the page can select. */
  readonly range: TextRange | undefined

  constructor(message: string, detail?: string, range?: TextRange) {
    super(message)
    this.detail = detail
    this.range = range
  }
}

/**
 * Checks the name rather than using `instanceof`, because a module that is evaluated twice defines two different
 * classes.
 */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && error.name === 'InputError'
}
