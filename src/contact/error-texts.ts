/** What a form service says is wrong. A code that the package does not know comes as `UNSPECIFIED`. */
export interface ServiceError {
  readonly code: string
  readonly message: string
}

// Not TYPE_TEXT: it may be too long or hold a line break, and the service alone knows which.
const fieldTexts = new Map([
  ['REQUIRED_FIELD_EMPTY', 'is required'],
  ['REQUIRED_FIELD_MISSING', 'is required'],
  ['TYPE_EMAIL', 'must be an email address'],
  ['TYPE_NUMERIC', 'must be a number'],
])

const noSuchForm = 'The form this page sends to does not exist. That is our mistake, not yours.'
const noFiles = 'This form takes no files.'

const formTexts = new Map([
  ['BLOCKED', 'Messages from this address are not taken.'],
  ['EMPTY', 'The form is empty: there is nothing to send.'],
  ['FILES_TOO_BIG', noFiles],
  ['FORM_NOT_FOUND', noSuchForm],
  ['INACTIVE', 'The form takes no messages at present.'],
  ['NO_FILE_UPLOADS', noFiles],
  ['PROJECT_NOT_FOUND', noSuchForm],
  ['TOO_MANY_FILES', noFiles],
])

function textsOf(errors: readonly ServiceError[], texts: ReadonlyMap<string, string>, otherwise: string): string[] {
  const all = errors.map(({ code, message }) => texts.get(code) ?? (message.trim() || otherwise))
  return [...new Set(all)]
}

/** `Email is required, must be an email address` */
export function describeFieldErrors(label: string, errors: readonly ServiceError[]): string {
  return `${label} ${textsOf(errors, fieldTexts, 'was not accepted').join(', ')}`
}

/** What is wrong with the form as a whole, sentence by sentence. */
export function describeFormErrors(errors: readonly ServiceError[]): string[] {
  return textsOf(errors, formTexts, 'The message was not accepted.')
}
