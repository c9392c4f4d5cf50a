import { expect, test } from 'vitest'
import { matchPath } from './route-params.ts'

test.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/about', '/about/', {}],
  ['/tools/:id', '/tools/word-counter', { id: 'word-counter' }],
  ['/blog/:slug', '/blog/a%20post/', { slug: 'a post' }],
  ['/blog/:slug', '/blog/100%', { slug: '100%' }],
])('%s matches %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params)
})

test.each([
  ['/', '/about'],
  ['/about', '/'],
  ['/about', '/About'],
  ['/about', '/about/us'],
  ['/about', '/about//'],
  ['/tools/:id', '/tools/'],
  ['/tools/:id', '/tools'],
  ['/tools/:id', '/tools/a/b'],
  ['/tools/:id', '/blog/a'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined()
})
