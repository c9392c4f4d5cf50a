import { expect, test } from 'vitest'
import { timeLimitMessage } from './time-limit.ts'

test.each([
  [1000, 'Stopped after 1 second: the pattern takes too long on this text. Try a simpler pattern.'],
  [2000, 'Stopped after 2 seconds: the pattern takes too long on this text. Try a simpler pattern.'],
  [1500, 'Stopped after 1.5 seconds: the pattern takes too long on this text. Try a simpler pattern.'],
  [250, 'Stopped after 0.25 seconds: the pattern takes too long on this text. Try a simpler pattern.'],
])('timeLimitMessage(%i) returns %s', (milliseconds, message) => {
  expect(timeLimitMessage(milliseconds)).toBe(message)
})
