import tlds from 'tlds'
import { expect, test } from 'vitest'
import { topLevelDomains } from './top-level-domains.ts'

test('the top-level domains are those of the installed list (npm run top-level-domains)', () => {
  expect([...topLevelDomains]).toEqual(tlds)
})
