import { expect, test } from 'vitest'
import { commaSeparated, timeLimitOf } from './manifest.ts'

test.each([
  [{}, { regex: true }, undefined],
  [{ timeLimit: 1000 }, {}, 1000],
  [{ timeLimit: 1000, timeLimitWhen: { regex: true } }, { regex: true, find: 'a' }, 1000],
  [{ timeLimit: 1000, timeLimitWhen: { regex: true } }, { regex: false, find: 'a' }, undefined],
  [{ timeLimit: 1000, timeLimitWhen: { kind: 'pattern' } }, { kind: 'emails' }, undefined],
])('a tool with %j and options %j has a time limit of %j', (tool, options, limit) => {
  expect(timeLimitOf(tool, options)).toBe(limit)
})

test('a list may have several lines', () => {
  expect(commaSeparated('\n    sort, a to\n    z,\n    order\n  ')).toEqual(['sort', 'a to z', 'order'])
})
