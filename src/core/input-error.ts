/** Thrown when the given text or options cannot be worked with. Its message is shown as it is; any other error is a defect. */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** More than the message says, such as a parser's reason. */
  readonly detail: string | undefined

  constructor(message: string, detail?: string) {
    super(message)
    this.detail = detail
  }
}

/** By name, not `instanceof`: a module that is evaluated twice has two classes of the same name. */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && error.name === 'InputError'
}
