/** The person's text cannot be worked on; the message is for their eyes. Any other error is our bug. */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** What the machine has to say beyond the message, such as a parser's reason. */
  readonly detail: string | undefined

  constructor(message: string, detail?: string) {
    super(message)
    this.detail = detail
  }
}
