import { expect, test } from 'vitest'
import { describeFieldErrors, describeFormErrors, type ServiceError } from './error-messages.ts'

function errorsWithCodes(...codes: string[]): ServiceError[] {
  return codes.map((code) => ({ code, message: 'the service’s words' }))
}

test.each([
  ['REQUIRED_FIELD_EMPTY', 'Name is required'],
  ['REQUIRED_FIELD_MISSING', 'Name is required'],
  ['TYPE_EMAIL', 'Name must be an email address'],
  ['TYPE_NUMERIC', 'Name must be a number'],
  ['TYPE_TEXT', 'Name must be text (the service’s words)'],
  ['STRIPE_CLIENT_ERROR', 'Name is a payment field, which this form doesn’t support'],
  ['STRIPE_SCA_ERROR', 'Name is a payment field, which this form doesn’t support'],
  ['UNSPECIFIED', 'Name was not accepted (the service’s words)'],
  ['toString', 'Name was not accepted (the service’s words)'],
])('describes the field error %s as “%s”', (code, text) =>
  expect(describeFieldErrors('Name', errorsWithCodes(code))).toBe(text),
)

test('joins several errors for one field with commas', () => {
  const errors = errorsWithCodes('REQUIRED_FIELD_EMPTY', 'TYPE_EMAIL', 'UNSPECIFIED')
  expect(describeFieldErrors('Email', errors)).toBe(
    'Email is required, must be an email address, was not accepted (the service’s words)',
  )
})

test('shows the same message only once', () => {
  expect(describeFieldErrors('Name', errorsWithCodes('REQUIRED_FIELD_MISSING', 'REQUIRED_FIELD_EMPTY'))).toBe(
    'Name is required',
  )
})

test.each([
  ['BLOCKED', /blocked/],
  ['EMPTY', /is empty/],
  ['FILES_TOO_BIG', /doesn’t accept files/],
  ['FORM_NOT_FOUND', /isn’t set up/],
  ['INACTIVE', /right now/],
  ['NO_FILE_UPLOADS', /doesn’t accept files/],
  ['PROJECT_NOT_FOUND', /isn’t set up/],
  ['TOO_MANY_FILES', /doesn’t accept files/],
  ['UNSPECIFIED', /^Your message could not be sent: the service’s words$/],
  ['__proto__', /^Your message could not be sent: the service’s words$/],
])('describes the form error %s', (code, text) =>
  expect(describeFormErrors(errorsWithCodes(code)).join()).toMatch(text),
)

test('describes an error without a message', () => {
  expect(describeFieldErrors('Name', [{ code: 'UNSPECIFIED', message: ' ' }])).toBe('Name was not accepted')
  expect(describeFormErrors([{ code: 'UNSPECIFIED', message: '' }])).toEqual(['Your message could not be sent.'])
})
