import { expect, test } from 'vitest'
import { describeFieldErrors, describeFormErrors, type ServiceError } from './error-texts.ts'

function coded(...codes: string[]): ServiceError[] {
  return codes.map((code) => ({ code, message: 'the service’s words' }))
}

test.each([
  ['REQUIRED_FIELD_EMPTY', 'Name is required'],
  ['REQUIRED_FIELD_MISSING', 'Name is required'],
  ['TYPE_EMAIL', 'Name must be an email address'],
  ['TYPE_NUMERIC', 'Name must be a number'],
  ['TYPE_TEXT', 'Name is not text we can accept (the service’s words)'],
  ['STRIPE_CLIENT_ERROR', 'Name is about a payment, and this form takes none'],
  ['STRIPE_SCA_ERROR', 'Name is about a payment, and this form takes none'],
  ['UNSPECIFIED', 'Name was not accepted (the service’s words)'],
  ['toString', 'Name was not accepted (the service’s words)'],
])('%s reads “%s”', (code, text) => expect(describeFieldErrors('Name', coded(code))).toBe(text))

test('several errors of one field are joined by commas', () => {
  const errors = coded('REQUIRED_FIELD_EMPTY', 'TYPE_EMAIL', 'UNSPECIFIED')
  expect(describeFieldErrors('Email', errors)).toBe(
    'Email is required, must be an email address, was not accepted (the service’s words)',
  )
})

test('what two codes say alike is said once', () => {
  expect(describeFieldErrors('Name', coded('REQUIRED_FIELD_MISSING', 'REQUIRED_FIELD_EMPTY'))).toBe('Name is required')
})

test.each([
  ['BLOCKED', /not taken/],
  ['EMPTY', /is empty/],
  ['FILES_TOO_BIG', /no files/],
  ['FORM_NOT_FOUND', /does not exist/],
  ['INACTIVE', /at present/],
  ['NO_FILE_UPLOADS', /no files/],
  ['PROJECT_NOT_FOUND', /does not exist/],
  ['TOO_MANY_FILES', /no files/],
  ['UNSPECIFIED', /^Your message could not be sent: the service’s words$/],
  ['__proto__', /^Your message could not be sent: the service’s words$/],
])('the form as a whole: %s', (code, text) => expect(describeFormErrors(coded(code)).join()).toMatch(text))

test('an error without words is told of all the same', () => {
  expect(describeFieldErrors('Name', [{ code: 'UNSPECIFIED', message: ' ' }])).toBe('Name was not accepted')
  expect(describeFormErrors([{ code: 'UNSPECIFIED', message: '' }])).toEqual(['Your message could not be sent.'])
})
