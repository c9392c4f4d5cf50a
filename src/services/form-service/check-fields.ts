import { formatNumber } from '#core/format.ts'
import { isEmailAddress, maxEmailAddressLength } from '#services/inbox/email-address.ts'
import { maxMessageLength, type NewMessage } from '#services/inbox/message.ts'
import { type FormError, Refusal, refuse } from './refusal.ts'
import type { Fields } from './read-fields.ts'

interface Rule {
  readonly maxLength: number
  readonly isRequired: boolean
  readonly isOneLine: boolean
}

/** Lengths in UTF-16 code units, like a browser's `maxlength`. */
const rules = {
  name: { maxLength: 200, isRequired: true, isOneLine: true },
  email: { maxLength: maxEmailAddressLength, isRequired: true, isOneLine: true },
  subject: { maxLength: 200, isRequired: false, isOneLine: true },
  message: { maxLength: maxMessageLength, isRequired: true, isOneLine: false },
} satisfies Record<string, Rule>

const maxKeyLength = 200

type MessageFields = Record<keyof typeof rules, string>

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** Returns what is wrong with the type, length or characters of a value. */
function findTextError(field: string, value: unknown, { maxLength, isOneLine }: Pick<Rule, 'maxLength' | 'isOneLine'>) {
  const textError = (message: string): FormError => ({ field, code: 'TYPE_TEXT', message })
  if (typeof value !== 'string') return textError('must be text')
  if (value.length > maxLength) return textError(`can have at most ${formatNumber(maxLength)} characters`)
  // The database would not return these characters unchanged.
  if (value.includes('\0') || !value.isWellFormed()) return textError('contains a character that can’t be stored')
  if (isOneLine && /[\r\n\u2028\u2029]/.test(value)) return textError('must be a single line')
  return undefined
}

function findError(field: string, value: unknown, rule: Rule): FormError | undefined {
  if (value === undefined || value === null) {
    return rule.isRequired ? { field, code: 'REQUIRED_FIELD_MISSING', message: 'is required' } : undefined
  }
  if (rule.isRequired && typeof value === 'string' && isBlank(value)) {
    return { field, code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }
  }
  const error = findTextError(field, value, rule)
  if (error || field !== 'email' || isEmailAddress(value as string)) return error
  return { field, code: 'TYPE_EMAIL', message: 'must be an email address' }
}

function readKey(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const error = findTextError('_key', value, { maxLength: maxKeyLength, isOneLine: true })
  if (error) throw new Refusal(422, [error])
  return value as string
}

/** Whether the honeypot is filled in: people do not see the field, but bots do. */
export function isFromBot(fields: Fields): boolean {
  const honeypot = fields.get('_gotcha')
  return typeof honeypot === 'string' ? !isBlank(honeypot) : Boolean(honeypot)
}

/** Returns the message unchanged, or throws a `Refusal` that names every invalid field. */
export function checkFields(fields: Fields, form: string): NewMessage {
  if ([...fields.keys()].every((name) => name.startsWith('_')))
    throw refuse(400, 'The form is empty.', { code: 'EMPTY' })
  const errors = Object.entries(rules)
    .map(([field, rule]) => findError(field, fields.get(field), rule))
    .filter((error) => error !== undefined)
  if (errors.length > 0) throw new Refusal(422, errors)
  const messageFields = Object.fromEntries(
    Object.keys(rules).map((field) => [field, fields.get(field) ?? '']),
  ) as MessageFields
  return { form, ...messageFields, key: readKey(fields.get('_key')) }
}
