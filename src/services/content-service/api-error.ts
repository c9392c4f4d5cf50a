/** Error ids of the Content Delivery API. */
type ErrorId = 'AccessTokenInvalid' | 'BadRequest' | 'InvalidQuery' | 'MethodNotAllowed' | 'NotFound' | 'ServerError'

const statuses = {
  AccessTokenInvalid: 401,
  BadRequest: 400,
  InvalidQuery: 400,
  MethodNotAllowed: 405,
  NotFound: 404,
  ServerError: 500,
} as const

/** An error in the API's format, which clients can parse. */
export class ApiError extends Error {
  readonly id: ErrorId
  readonly details: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(id: ErrorId, message: string, details?: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.id = id
    this.details = details
    this.headers = headers
  }

  get status() {
    return statuses[this.id]
  }

  get body() {
    return {
      sys: { type: 'Error', id: this.id },
      message: this.message,
      ...(this.details !== undefined && { details: this.details }),
      requestId: crypto.randomUUID(),
    }
  }
}

export function notFound(details?: Readonly<Record<string, string>>): ApiError {
  return new ApiError('NotFound', 'The resource could not be found.', details)
}

interface QueryProblem {
  readonly name: string
  readonly path?: readonly string[]
  readonly value?: string
  readonly details?: string
}

export function invalidQuery(problem: QueryProblem): ApiError {
  const message =
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.'
  return new ApiError('InvalidQuery', message, { errors: [problem] })
}
