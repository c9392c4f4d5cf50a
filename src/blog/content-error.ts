/** The content service did not give what it was asked for. Without a status there was no answer at all. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly status: number | undefined

  constructor(message: string, status: number | undefined) {
    super(message)
    this.status = status
  }
}

const tooManyRequests = 429

/** Whether asking again may help: a server in trouble, too many questions, no connection. */
export function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof ContentError)) return false
  const { status } = error
  return status === undefined || status === tooManyRequests || status >= 500
}
