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
])('whether to ask again after status %s: %j', (status, expected) => {
  expect(isWorthRetrying(new ContentError('', status))).toBe(expected)
})

test('a bug of ours is not tried again', () => expect(isWorthRetrying(new TypeError('no'))).toBe(false))
