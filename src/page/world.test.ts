import { expect, test } from 'vitest'
import { worldOf } from './world.ts'

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
  ['/404', 'nowhere'],
])('%s belongs to %s', (path, world) => {
  expect(worldOf(path)).toBe(world)
})
