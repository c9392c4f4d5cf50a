import { expect, test } from 'vitest'
import { findCard } from './cards.ts'

test.each(['', 'no-such-tool', '__proto__', 'constructor'])('returns undefined for the unknown id %j', (id) => {
  expect(findCard(id)).toBeUndefined()
})
