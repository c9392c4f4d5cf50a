import { expect, test } from 'vitest'
import { attempts, isAbout, isAttempt } from './attempts.ts'

const named = (name: string) => attempts.find((attempt) => attempt.name === name) as (typeof attempts)[number]

test.each([
  ['Fetch', 'https://example.invalid/fetch?word=ferry', 'connect-src', true],
  ['Fetch', 'https://example.invalid', 'connect-src', true],
  // Late reports about the attempt before.
  ['Fetch', 'https://example.invalid/beacon?word=ferry', 'connect-src', false],
  ['Form', 'https://example.invalid/image?word=ferry', 'img-src', false],
  ['Form', 'https://example.invalid', 'frame-src', false],
  ['WebSocket', 'wss', 'connect-src', true],
  ['WebSocket', 'wss://example.invalid/socket?word=ferry', 'connect-src', true],
  ['Fetch', 'https://another.example/', 'connect-src', false],
])('%s: %s by %s', (name, address, directive, expected) => {
  expect(isAbout(named(name), address, directive)).toBe(expected)
})

test('an address of an attempt is told from others', () => {
  expect(attempts.every(({ address }) => isAttempt(address))).toBe(true)
  expect(isAttempt('https://textwright.example/example.invalid')).toBe(false)
})
