import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { strategyFor, withoutViewParameters } from './fetch-strategy.ts'

const origin = 'https://textwright.example'

beforeAll(() => vi.stubGlobal('location', new URL(origin)))
afterAll(() => vi.unstubAllGlobals())

const cachedPaths = new Set(['/', '/about', '/start.js', '/favicon.svg'])
const isCached = (path: string) => cachedPaths.has(path)

function request(address: string, destination: string, { mode = 'no-cors', method = 'GET' } = {}) {
  return { url: new URL(address, origin).href, destination, mode, method }
}

describe('navigation', () => {
  test.each(['/', '/about', '/?tool=word-counter', '/blog', '/blog/a-post', '/nowhere', '/privacy', '/faq', '/cdao'])(
    'to %s is a page',
    (address) => expect(strategyFor(request(address, 'document', { mode: 'navigate' }), '', isCached)).toBe('page'),
  )

  test.each(['/cda', '/cda/spaces', '/f/form', '/p/project/f/form', '/healthz', 'https://elsewhere.example/'])(
    'to %s is not handled',
    (address) =>
      expect(strategyFor(request(address, 'document', { mode: 'navigate' }), '', isCached)).toBe('unhandled'),
  )

  test('by submitting a form is not handled', () => {
    const form = request('/contact', 'document', { mode: 'navigate', method: 'POST' })
    expect(strategyFor(form, '', isCached)).toBe('unhandled')
  })
})

test.each([
  ['/start.js', 'script', 'file'],
  ['/favicon.svg', 'image', 'file'],
  ['/assets/client-Ab12.js', 'script', 'file'],
  ['/assets/engine.worker-Cd34.js', 'worker', 'file'],
  ['/blog/picture.webp', 'image', 'image'],
  ['/cda/picture.webp?w=100', 'image', 'image'],
  ['/assets/blog/picture-600x400.webp', 'image', 'image'],
  ['/cda/spaces/a/entries', '', 'unhandled'],
  ['/share/word-counter.png', 'image', 'unhandled'],
  ['/sitemap.xml', '', 'unhandled'],
  ['https://images.ctfassets.net/blog/a.webp', 'image', 'unhandled'],
  ['https://elsewhere.example/start.js', 'script', 'unhandled'],
])('%s with the destination “%s”: %s', (address, destination, strategy) => {
  expect(strategyFor(request(address, destination), '', isCached)).toBe(strategy)
})

test.each([
  ['/', '/'],
  ['/?tool=word-counter', '/'],
  ['/blog?category=Writing&q=words', '/blog'],
  ['/blog?q=', '/blog'],
  ['/about?from=a-friend', '/about?from=a-friend'],
  ['/?tool=a&from=b', '/?from=b'],
  ['/about#part', '/about'],
])('%s is served with the file for %s', (address, expected) => {
  expect(withoutViewParameters(new URL(address, origin).href, '')).toBe(expected)
})

describe('below a base path', () => {
  const strategyBelow = (address: string, destination = '', mode = 'no-cors') =>
    strategyFor(request(address, destination, { mode }), '/a/b', isCached)

  test.each([
    ['/a/b/', 'page'],
    ['/a/b/about', 'page'],
    ['/a/b/healthz', 'unhandled'],
    ['/a/b/f/contact', 'unhandled'],
    // Another site of the host.
    ['/about', 'unhandled'],
    ['/a/bc', 'unhandled'],
  ])('navigation to %s: %s', (address, strategy) =>
    expect(strategyBelow(address, 'document', 'navigate')).toBe(strategy),
  )

  test.each([
    ['/a/b/start.js', 'script', 'file'],
    ['/a/b/assets/client-Ab12.js', 'script', 'file'],
    ['/a/b/cda/picture.webp', 'image', 'image'],
    ['/a/b/cda/spaces/a/entries', '', 'unhandled'],
    ['/start.js', 'script', 'unhandled'],
    ['/assets/client-Ab12.js', 'script', 'unhandled'],
  ])('%s with the destination “%s”: %s', (address, destination, strategy) =>
    expect(strategyBelow(address, destination)).toBe(strategy),
  )

  test('a page is served with the file within the site', () => {
    expect(withoutViewParameters(`${origin}/a/b/?tool=word-counter`, '/a/b')).toBe('/')
  })
})
