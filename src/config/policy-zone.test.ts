import { expect, test } from 'vitest'
import { policyZoneOf } from './policy-zone.ts'

test.each([
  ['/', 'tools'],
  ['/?tool=word-counter', 'tools'],
  ['/tools/word-counter', 'tools'],
  ['/about', 'tools'],
  ['/blogger', 'tools'],
  ['/tools/blog', 'tools'],
  ['/blog', 'blog'],
  ['/blog?q=words', 'blog'],
  ['/blog/a-post#part', 'blog'],
  ['/contact', 'contact'],
  ['/contact/sent', 'contact'],
  ['/404', 'not-found'],
])('%s is in the policy zone %s', (path, zone) => {
  expect(policyZoneOf(path)).toBe(zone)
})
