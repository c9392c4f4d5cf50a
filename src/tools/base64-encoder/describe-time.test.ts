import { expect, test } from 'vitest'
import { describeTime } from './describe-time.ts'

const now = Date.UTC(2026, 10, 16, 13, 0) / 1000

test.each([
  [now + 3 * 86_400 + 3600, 'in 3 days, 19 November 2026 at 14:00 UTC'],
  [now + 90, 'in 1 minute, 16 November 2026 at 13:01 UTC'],
  [now, 'now, 16 November 2026 at 13:00 UTC'],
  [now - 86_400, 'yesterday, 15 November 2026 at 13:00 UTC'],
  [now - 400 * 86_400, 'last year, 12 October 2025 at 13:00 UTC'],
  [1e20, 'Not a valid time'],
])('describes %d', (seconds, description) => {
  expect(describeTime(seconds, now)).toBe(description)
})
