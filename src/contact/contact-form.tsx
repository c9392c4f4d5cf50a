import { type TUseForm, useForm, useFormspree } from '@formspree/react'
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Confirmation } from './confirmation.tsx'
import { describeFieldErrors, describeFormErrors } from './error-texts.ts'
import { type FieldName, fields } from './fields.ts'
import { guardClient } from './form-client.ts'
import { FormField } from './form-field.tsx'
import { FormProblem } from './form-problem.tsx'
import { makeKey } from './make-key.ts'

type Answers = Record<FieldName, string>
type Errors = TUseForm<Answers>[0]['errors']

interface ContactFormProps {
  form: string
  endpoint: string
  action: string
  /** Whether it was asked for by the button of an earlier form, which is gone. */
  isAnother: boolean
  onAnother: () => void
}

function fieldError(errors: Errors, { name, label }: (typeof fields)[number]): string | undefined {
  const found = errors?.getFieldErrors(name) ?? []
  return found.length === 0 ? undefined : describeFieldErrors(label, found)
}

/** What belongs under no field of ours, those of fields we do not have included. */
function formProblems(errors: Errors): string[] {
  if (!errors) return []
  const strangers = errors.getAllFieldErrors().filter(([name]) => !fields.some((field) => field.name === name))
  return [
    ...describeFormErrors(errors.getFormErrors()),
    ...strangers.map(([name, found]) => describeFieldErrors(name, found)),
  ]
}

/** One message: a form until it has arrived, and word of its arrival from then on. */
export function ContactForm({ form, endpoint, action, isAnother, onAnother }: ContactFormProps) {
  const { client } = useFormspree()
  const guarded = useMemo(() => guardClient(client), [client])
  // The same for every attempt, so that a message sent again after a lost answer is not kept twice.
  const [key] = useState(makeKey)
  const [{ errors, submitting, succeeded }, submit] = useForm<Answers>(form, {
    client: guarded,
    endpoint,
    data: { _key: key },
  })
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)

  useEffect(() => {
    if (isAnother) element.current?.querySelector('input')?.focus()
  }, [isAnother])

  useEffect(() => {
    if (errors) element.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus()
  }, [errors])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The button is disabled with the next drawing, which two calls of a script need not wait for.
    if (isSending.current) return
    isSending.current = true
    await submit(event)
    isSending.current = false
  }

  if (succeeded) return <Confirmation onAnother={onAnother} />
  return (
    <form
      ref={element}
      className="contact-sheet contact-form"
      method="post"
      action={action}
      onSubmit={(event) => { void send(event) }}
    >
      {fields.map((field) => (
        <FormField key={field.name} field={field} error={fieldError(errors, field)} isSending={submitting} />
      ))}
      {/* People do not find it. What fills it in reads pages, not screens. */}
      <div hidden>
        <label>
          Leave this empty
          <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormProblem sentences={formProblems(errors)} />
      <div className="contact-send">
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting && <span className="spinner" aria-hidden="true" />}
          {submitting ? 'Sending...' : 'Send Message'}
        </Button>
        <p>Fields marked * are required.</p>
        {/* There before its words: screen readers announce only what changes. */}
        <p role="status" className="visually-hidden">
          {submitting && 'Your message is being sent.'}
        </p>
      </div>
    </form>
  )
}
