/**
 * Thrown when the given text or options cannot be worked with. Its message is shown as it is; any other error is a
 * defect.
 */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** What the machine has to say beyond the message, such as a parser's reason. */
  readonly detail: string | undefined

  constructor(message: string, detail?: string) {
    super(message)
    this.detail = detail
  }
}
