type FormCode =
  | 'BLOCKED'
  | 'EMPTY'
  | 'FORM_NOT_FOUND'
  | 'INACTIVE'
  | 'NO_FILE_UPLOADS'
  | 'PROJECT_NOT_FOUND'
  | 'UNSPECIFIED'

type FieldCode = 'REQUIRED_FIELD_EMPTY' | 'REQUIRED_FIELD_MISSING' | 'TYPE_EMAIL' | 'TYPE_TEXT'

/** An error in the hosted service's format, for one field or for the whole form. */
export type FormError =
  | { readonly code: FormCode; readonly message: string }
  | { readonly field: string; readonly code: FieldCode; readonly message: string }

export type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503

/** Thrown when a message is not accepted, with the messages shown to the sender. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly errors: readonly FormError[]
  readonly headers: Readonly<Record<string, string>>

  constructor(status: RefusalStatus, errors: readonly FormError[], headers: Readonly<Record<string, string>> = {}) {
    super(errors.map(({ code }) => code).join(', '))
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

/** Creates an error for the whole form. The client has no code for most problems, hence `UNSPECIFIED`. */
export function refuse(
  status: RefusalStatus,
  message: string,
  { code = 'UNSPECIFIED', headers = {} }: { code?: FormCode; headers?: Readonly<Record<string, string>> } = {},
): Refusal {
  return new Refusal(status, [{ code, message }], headers)
}
