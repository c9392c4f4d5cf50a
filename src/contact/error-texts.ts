/** What a form service says is wrong. A code that the package does not know comes as `UNSPECIFIED`. */
export interface ServiceError {
  readonly code: string
  readonly message: string
}

const notText = 'is not text we can accept'
const notAccepted = 'was not accepted'
const noPayment = 'is about a payment, and this form takes none'

const fieldTexts = new Map([
  ['REQUIRED_FIELD_EMPTY', 'is required'],
  ['REQUIRED_FIELD_MISSING', 'is required'],
  ['STRIPE_CLIENT_ERROR', noPayment],
  ['STRIPE_SCA_ERROR', noPayment],
  ['TYPE_EMAIL', 'must be an email address'],
  ['TYPE_NUMERIC', 'must be a number'],
  ['TYPE_TEXT', notText],
])

const noSuchForm = 'The form this page sends to does not exist. That is our mistake, not yours.'
const noFiles = 'This form takes no files.'
const notSent = 'Your message could not be sent'

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

/** Two codes say only that something is wrong, so what the service says about it is added. */
function describeFieldError({ code, message }: ServiceError): string {
  const text = fieldTexts.get(code) ?? notAccepted
  const isVague = text === notText || text === notAccepted
  return isVague && message.trim() !== '' ? `${text} (${message.trim()})` : text
}

function describeFormError({ code, message }: ServiceError): string {
  return formTexts.get(code) ?? (message.trim() === '' ? `${notSent}.` : `${notSent}: ${message.trim()}`)
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

/** `Email is required, must be an email address` */
export function describeFieldErrors(label: string, errors: readonly ServiceError[]): string {
  return `${label} ${unique(errors.map(describeFieldError)).join(', ')}`
}

/** What is wrong with the form as a whole, sentence by sentence. */
export function describeFormErrors(errors: readonly ServiceError[]): string[] {
  return unique(errors.map(describeFormError))
}
