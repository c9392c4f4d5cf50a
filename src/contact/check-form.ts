import { describeFieldErrors } from './error-texts.ts'
import { type FieldName, fields } from './fields.ts'

export type FieldProblems = Partial<Record<FieldName, string>>

/** An address such as `anna@example`: allowed, but mostly unfinished. */
function lacksDot(address: string): boolean {
  return /@[^.]*$/.test(address.trim())
}

/** What is wrong with a form before it is sent, in our words instead of the browser's; and the email address in it. */
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
    else if (type === 'email' && lacksDot(value) && value !== confirmedAddress) {
      problems[name] = `${label} has no dot after the @, as in example.com. If it is right, send it again.`
    }
  }
  return { problems, address: control('email').value }
}
