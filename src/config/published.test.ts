import { afterEach, expect, test, vi } from 'vitest'
import { isPublished } from './published.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['/', '/blog', '/tools/hash-generator', '/contact/sent'])('by default, %s is published', (path) =>
  expect(isPublished(path)).toBe(true),
)

test.each([
  ['/', true],
  ['/tools', true],
  ['/tools/line-sorter', true],
  ['/tools/line', false],
  ['/tools/line/', false],
  ['/tools/line?a=1', false],
  ['/tools/line#order=desc', false],
  ['/blog', false],
  ['/blog#posts', false],
  ['/blog/a-post', false],
  ['/blog/:slug', false],
  ['/blogs', true],
  ['/#blog', true],
  ['/about?from=/blog', true],
  ['https://elsewhere.example/blog', true],
])('without a tool and the blog, %s is published: %s', (path, expected) => {
  vi.stubEnv('UNPUBLISHED', '/tools/line,/blog')
  expect(isPublished(path)).toBe(expected)
})
