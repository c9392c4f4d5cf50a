import { expect, test } from 'vitest'
import { ariaCurrentFor } from './nav-link.tsx'

test.each([
  ['/about', '/about', 'page'],
  ['/about', '/', undefined],
  ['/', '/about', undefined],
  ['/', '/', 'page'],
  ['/blog', '/blog/a-post', 'true'],
  ['/blog', '/blogger', undefined],
  ['/contact', '/contact/sent', 'true'],
])('a link to %s on the page %s has aria-current: %s', (to, pathname, ariaCurrent) => {
  expect(ariaCurrentFor(to, pathname)).toBe(ariaCurrent)
})
