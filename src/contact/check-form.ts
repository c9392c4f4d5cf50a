import { describeFieldErrors } from './error-messages.ts'
import { type FieldName, fields } from './contact-fields.ts'

export type FieldProblems = Partial<Record<FieldName, string>>

/** Whether an email address has no dot in its domain, as in `anna@example`. That is valid but usually incomplete. */
function hasNoDotInDomain(address: string): boolean {
  return /@[^.]*$/.test(address.trim())
}

/** Validates a form with our own messages instead of the browser's. Also returns the email address. */
export function checkForm(
  form: HTMLFormElement,
  confirmedAddress: string,
): { problems: FieldProblems; address: string } {
  const control = (name: FieldName) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
  const problems: FieldProblems = {}
  for (const { name, label, required, type } of fields) {
    const { value, validity } = control(name)
    if (required && value.trim() === '')
      problems[name] = describeFieldErrors(label, [{ code: 'REQUIRED_FIELD_EMPTY', message: '' }])
    else if (validity.typeMismatch) problems[name] = describeFieldErrors(label, [{ code: 'TYPE_EMAIL', message: '' }])
    else if (type === 'email' && hasNoDotInDomain(value) && value !== confirmedAddress) {
      problems[name] = `${label} has no dot after the @, as in example.com. If that’s correct, send the message again.`
    }
  }
  return { problems, address: control('email').value }
}
