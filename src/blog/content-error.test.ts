import { expect, test } from 'vitest'
import { ContentError, isWorthRetrying } from './content-error.ts'

test.each([
  [500, true],
  [503, true],
  [429, true],
  [undefined, true],
  [400, false],
  [401, false],
  [404, false],
])('status %s is worth retrying: %j', (status, expected) => {
  expect(isWorthRetrying(new ContentError('', status))).toBe(expected)
})

test('other errors are not worth retrying', () => expect(isWorthRetrying(new TypeError('no'))).toBe(false))
