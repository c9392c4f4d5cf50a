/** An error from the form service. One without a code is `UNSPECIFIED`. */
export interface ServiceError {
  readonly code: string
  readonly message: string
}

const notText = 'must be text'
const notAccepted = 'was not accepted'
const noPayment = 'is a payment field, which this form doesn’t support'

const fieldMessages = new Map([
  ['REQUIRED_FIELD_EMPTY', 'is required'],
  ['REQUIRED_FIELD_MISSING', 'is required'],
  ['STRIPE_CLIENT_ERROR', noPayment],
  ['STRIPE_SCA_ERROR', noPayment],
  ['TYPE_EMAIL', 'must be an email address'],
  ['TYPE_NUMERIC', 'must be a number'],
  ['TYPE_TEXT', notText],
])

const noSuchForm = 'This form isn’t set up correctly. That’s our mistake, not yours.'
const noFiles = 'This form doesn’t accept files.'
const notSent = 'Your message could not be sent'

const formMessages = new Map([
  ['BLOCKED', 'Your message was blocked.'],
  ['EMPTY', 'The form is empty. Fill it in before you send it.'],
  ['FILES_TOO_BIG', noFiles],
  ['FORM_NOT_FOUND', noSuchForm],
  ['INACTIVE', 'This form isn’t accepting messages right now.'],
  ['NO_FILE_UPLOADS', noFiles],
  ['PROJECT_NOT_FOUND', noSuchForm],
  ['TOO_MANY_FILES', noFiles],
])

/** Adds the service's own message if ours is too vague to act on. */
function describeFieldError({ code, message }: ServiceError): string {
  const text = fieldMessages.get(code) ?? notAccepted
  const isVague = text === notText || text === notAccepted
  return isVague && message.trim() !== '' ? `${text} (${message.trim()})` : text
}

function describeFormError({ code, message }: ServiceError): string {
  return formMessages.get(code) ?? (message.trim() === '' ? `${notSent}.` : `${notSent}: ${message.trim()}`)
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** Returns all errors for a field as one sentence, such as `Email is required, must be an email address`. */
export function describeFieldErrors(label: string, errors: readonly ServiceError[]): string {
  return `${label} ${unique(errors.map(describeFieldError)).join(', ')}`
}

/** Returns the errors for the form as a whole, as sentences. */
export function describeFormErrors(errors: readonly ServiceError[]): string[] {
  return unique(errors.map(describeFormError))
}
