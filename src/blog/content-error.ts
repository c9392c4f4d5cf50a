/** A failed request to the content service. The status is undefined if there was no response. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly status: number | undefined

  constructor(message: string, status: number | undefined) {
    super(message)
    this.status = status
  }
}

const tooManyRequests = 429

/** Whether a retry may help: after a server error, a rate limit or a failed connection. */
export function isWorthRetrying(error: Error): boolean {
  if (!(error instanceof ContentError)) return false
  const { status } = error
  return status === undefined || status === tooManyRequests || status >= 500
}
