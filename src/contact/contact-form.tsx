import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { checkForm, type FieldProblems } from './check-form.ts'
import { describeFieldErrors, describeFormErrors } from './error-messages.ts'
import { fields } from './contact-fields.ts'
import { FormField } from './form-field.tsx'
import { ReplyPromise, thanksHeading } from './reply-promise.tsx'
import { submitForm, type SubmissionErrors } from './submit-form.ts'
import './contact-form.css'

interface ContactFormProps {
  action: string
  /** Whether the form was opened with “Send another message”. That button is gone, so the form takes the focus. */
  isFollowUp: boolean
  onSendAnother: () => void
}

function fieldError(
  errors: SubmissionErrors | undefined,
  { name, label }: (typeof fields)[number],
): string | undefined {
  const fieldErrors = errors?.fields.get(name)
  return fieldErrors && describeFieldErrors(label, fieldErrors)
}

/** Returns the errors for the form as a whole, and for fields that this form does not have. */
function formProblems(errors: SubmissionErrors | undefined): string[] {
  if (!errors) return []
  const unknownFieldErrors = [...errors.fields].filter(([name]) => !fields.some((field) => field.name === name))
  return [
    ...describeFormErrors(errors.form),
    ...unknownFieldErrors.map(([name, fieldErrors]) => describeFieldErrors(name, fieldErrors)),
  ]
}

/** Creates a random key for one message. `randomUUID` is only available on https. */
function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function focusFirstProblem(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus()
}

/** The form for one message. The confirmation replaces it once the message is sent. */
export function ContactForm({ action, isFollowUp, onSendAnother }: ContactFormProps) {
  // The same for every attempt, so that a message sent again after a lost response is not stored twice.
  const [key] = useState(createIdempotencyKey)
  const [submission, setSubmission] = useState<'sending' | 'sent'>()
  const [errors, setErrors] = useState<SubmissionErrors>()
  const [problems, setProblems] = useState<FieldProblems>()
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  /** The email address when validation last failed. Sending it again unchanged confirms it. */
  const confirmedAddress = useRef('')
  const isHydrated = useIsHydrated()

  useEffect(() => {
    if (isFollowUp) element.current?.querySelector('input')?.focus()
  }, [isFollowUp])

  useEffect(() => {
    if (errors) focusFirstProblem(element.current)
  }, [errors])

  useEffect(() => {
    if (problems) focusFirstProblem(element.current)
  }, [problems])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The button is disabled only after the next render, so a second submit may arrive before that.
    if (isSending.current) return
    const { problems: fieldErrors, address } = checkForm(event.currentTarget, confirmedAddress.current)
    if (Object.keys(fieldErrors).length > 0) {
      confirmedAddress.current = address
      setProblems(fieldErrors)
      return
    }
    const data = new FormData(event.currentTarget)
    data.append('_key', key)
    setProblems(undefined)
    isSending.current = true
    setSubmission('sending')
    const found = await submitForm(action, data)
    isSending.current = false
    setErrors(found)
    setSubmission(found ? undefined : 'sent')
  }

  const submitting = submission === 'sending'
  if (submission === 'sent') return <Confirmation onSendAnother={onSendAnother} />
  return (
    <form
      ref={element}
      className="contact-sheet box contact-form"
      method="post"
      action={action}
      // Without scripts, the browser validates the fields.
      noValidate={isHydrated}
      onSubmit={(event) => void send(event)}
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          error={problems ? problems[field.name] : fieldError(errors, field)}
          isSending={submitting}
        />
      ))}
      {/* A honeypot: only bots fill it in. */}
      <div hidden>
        <label>
          Leave this empty
          <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormProblem sentences={problems ? [] : formProblems(errors)} />
      <div className="contact-send">
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting && <span className="spinner" aria-hidden="true" />}
          {submitting ? 'Sending...' : 'Send Message'}
        </Button>
        <p>Fields marked * are required.</p>
        {/* Rendered even while empty, because screen readers announce only changes. */}
        <p role="status" className="visually-hidden">
          {submitting && 'Your message is being sent.'}
        </p>
      </div>
    </form>
  )
}

/** Errors for the form as a whole. Rendered even while empty, because screen readers announce only changes. */
function FormProblem({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="alert" className="failure" tabIndex={-1}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length > 0 && <p>What you wrote is still in the form.</p>}
    </div>
  )
}

/** Replaces the form once its message has been sent. */
function Confirmation({ onSendAnother }: { onSendAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)

  // The focused button is gone. Focusing the heading makes screen readers announce the success.
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <div className="contact-sheet box contact-thanks">
      <h2 ref={heading} tabIndex={-1}>
        {thanksHeading}
      </h2>
      <ReplyPromise />
      <Button variant="outline" onClick={onSendAnother}>
        Send another message
      </Button>
    </div>
  )
}
