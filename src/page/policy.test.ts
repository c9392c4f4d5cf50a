import { describe, expect, test } from 'vitest'
import { metaPolicyFor, policyFor, securityHeaders } from './policy.ts'

const toolPaths = ['/', '/tools/word-counter', '/about', '/nowhere', '/assets/index-Ab12.js', '/theme.js']
const readingPaths = ['/blog', '/blog/', '/blog/an-article', '/contact', '/contact/sent']

function directives(policy: string): Map<string, string> {
  return new Map(policy.split('; ').map((part) => [part.replace(/ .*/, ''), part.replace(/^\S+ /, '')]))
}

describe('the tool policy', () => {
  const policy = directives(policyFor('/tools/word-counter'))

  test.each([
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['img-src', "'self' data: blob:"],
    ['font-src', "'self'"],
    ['media-src', "'self' blob:"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'none'"],
    ['form-action', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ])('%s is %s', (directive, sources) => expect(policy.get(directive)).toBe(sources))

  test.each(toolPaths)('holds at %s', (path) => expect(directives(policyFor(path))).toEqual(policy))

  // Not every path that begins like the blog is the blog.
  test.each(['/blogger', '/contacts', '/tools/blog', '//blog', '/Blog'])('holds at %s', (path) =>
    expect(directives(policyFor(path))).toEqual(policy),
  )
})

describe('the worker policy', () => {
  test('allows WebAssembly and nothing else', () => {
    const expected = directives(policyFor('/')).set('script-src', "'self' 'wasm-unsafe-eval'")
    expect(directives(policyFor('/assets/engine.worker-Ab_1-2.js'))).toEqual(expected)
  })

  test.each(['/engine.worker-Ab12.js', '/assets/engine.worker-a/b.js', '/assets/other.worker-Ab12.js', '/tools/engine.worker'])(
    'does not hold at %s',
    (path) => expect(policyFor(path)).toBe(policyFor('/')),
  )
})

describe('the reading policy', () => {
  test.each(readingPaths)('lets %s reach its own service and nothing else', (path) => {
    const expected = directives(policyFor('/')).set('connect-src', "'self'")
    if (path.startsWith('/contact')) expected.set('form-action', "'self'")
    expect(directives(policyFor(path))).toEqual(expected)
  })
})

describe.each([...toolPaths, ...readingPaths])('at %s', (path) => {
  test('nothing is called unsafe', () => expect(policyFor(path)).not.toContain('unsafe'))

  test('no other origin is named', () => expect(policyFor(path)).not.toMatch(/\*|http|\.\w/))

  test('the <meta> says the same but for frame-ancestors', () => {
    const expected = directives(policyFor(path))
    expected.delete('frame-ancestors')
    expect(directives(metaPolicyFor(path))).toEqual(expected)
  })
})

describe('the headers', () => {
  const headers = securityHeaders('/', 'http://127.0.0.1:4173')

  test.each([
    ['Content-Security-Policy', policyFor('/')],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('%s: %s', (name, value) => expect(headers[name]).toBe(value))

  test.each(['camera=()', 'microphone=()', 'geolocation=()', 'clipboard-read=()', 'clipboard-write=(self)'])(
    'Permissions-Policy has %s',
    (permission) => expect(headers['Permissions-Policy']?.split(', ')).toContain(permission),
  )

  test('promise https only where the site is served by it', () => {
    expect(headers).not.toHaveProperty('Strict-Transport-Security')
    expect(securityHeaders('/', 'https://example.com')).toHaveProperty('Strict-Transport-Security', 'max-age=31536000')
  })
})
