import { describe, expect, test } from 'vitest'
import { metaPolicyFor, policyFor, securityHeaders } from './policy.ts'
import type { ContentService, FormService, Services } from './services.ts'

const toolPaths = ['/', '/tools/word-counter', '/about', '/nowhere', '/assets/index-Ab12.js', '/start.js']
const blogAndContactPaths = ['/blog', '/blog/', '/blog/an-article', '/contact', '/contact/sent']

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
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ])('%s is %s', (directive, sources) => expect(policy.get(directive)).toBe(sources))

  test.each(toolPaths)('applies to %s', (path) => expect(directives(policyFor(path))).toEqual(policy))

  // Not every path that starts with /blog or /contact belongs to those pages.
  test.each(['/blogger', '/contacts', '/tools/blog', '//blog', '/Blog'])('applies to %s', (path) =>
    expect(directives(policyFor(path))).toEqual(policy),
  )
})

describe('the engine worker’s policy', () => {
  test('also allows WebAssembly', () => {
    const expected = directives(policyFor('/')).set('script-src', "'self' 'wasm-unsafe-eval'")
    expect(directives(policyFor('/assets/engine.worker-Ab_1-2.js'))).toEqual(expected)
  })

  test.each([
    '/engine.worker-Ab12.js',
    '/assets/engine.worker-a/b.js',
    '/assets/other.worker-Ab12.js',
    '/tools/engine.worker',
  ])('does not apply to %s', (path) => expect(policyFor(path)).toBe(policyFor('/')))
})

describe('the offline worker’s policy', () => {
  test('allows fetching our own files and blocks scripts', () => {
    const expected = directives(policyFor('/')).set('script-src', "'none'").set('connect-src', "'self'")
    expect(directives(policyFor('/sw.js'))).toEqual(expected)
  })

  test.each(['/sw.js/', '/tools/sw.js', '/assets/sw.js', '/sw.json'])('does not apply to %s', (path) =>
    expect(policyFor(path)).toBe(policyFor('/')),
  )
})

describe('with our own services', () => {
  test.each(blogAndContactPaths)('%s can reach only them', (path) => {
    const expected = directives(policyFor('/')).set('connect-src', "'self'")
    if (path.startsWith('/contact')) expected.set('form-action', "'self'")
    expect(directives(policyFor(path))).toEqual(expected)
  })
})

const none = { kind: 'none' } as const
const embedded = { kind: 'embedded' } as const
const formspree = { kind: 'formspree', form: 'form', project: undefined } as const

function contentful(host: string, insecure = false): ContentService {
  return { kind: 'contentful', space: 'space', environment: 'master', accessToken: 'word', host, insecure }
}

function using(content: ContentService, form: FormService): Services {
  return { content, form }
}

describe('with no service at all', () => {
  test.each(['/contact', '/contact/sent'])('%s cannot connect to anything', (path) =>
    expect(policyFor(path, using(none, none))).toBe(policyFor('/')),
  )

  test.each(['/blog', '/blog/an-article', '/404'])('%s can reach only our own files', (path) => {
    const expected = directives(policyFor('/')).set('connect-src', "'self'")
    expect(directives(policyFor(path, using(none, none)))).toEqual(expected)
  })
})

describe('with a hosted blog', () => {
  test.each([
    ['cdn.contentful.com', false, 'https://cdn.contentful.com', 'https://images.ctfassets.net'],
    ['preview.contentful.com', false, 'https://preview.contentful.com', 'https://images.ctfassets.net'],
    ['cdn.eu.contentful.com', false, 'https://cdn.eu.contentful.com', 'https://images.eu.ctfassets.net'],
    ['127.0.0.1:4400', true, 'http://127.0.0.1:4400', 'http://127.0.0.1:4400'],
    ['cdn.contentful.com.example', false, 'https://cdn.contentful.com.example', 'https://cdn.contentful.com.example'],
  ])('at %s, pages can reach only our files, its posts and its images', (host, insecure, posts, images) => {
    const services = using(contentful(host, insecure), none)
    const expected = directives(policyFor('/'))
      .set('connect-src', `'self' ${posts}`)
      .set('img-src', `'self' data: blob: ${images}`)
    for (const path of ['/blog', '/blog/an-article', '/404']) {
      expect(directives(policyFor(path, services))).toEqual(expected)
    }
    for (const path of [...toolPaths, '/contact', '/sw.js']) {
      expect(policyFor(path, services)).toBe(policyFor(path, using(none, none)))
    }
  })
})

describe('with a hosted form', () => {
  test('the contact page can reach only the form service', () => {
    const services = using(embedded, formspree)
    const source = 'https://formspree.io'
    const expected = directives(policyFor('/')).set('connect-src', source).set('form-action', source)
    for (const path of ['/contact', '/contact/sent']) expect(directives(policyFor(path, services))).toEqual(expected)
    for (const path of [...toolPaths, '/blog']) expect(policyFor(path, services)).toBe(policyFor(path))
  })
})

describe.each([...toolPaths, ...blogAndContactPaths])('at %s', (path) => {
  test('allows nothing unsafe', () => expect(policyFor(path)).not.toContain('unsafe'))

  test('mentions no other origin', () => expect(policyFor(path)).not.toMatch(/\*|http|\.\w/))

  test('has the same directives in the <meta> element, except frame-ancestors', () => {
    const expected = directives(policyFor(path))
    expected.delete('frame-ancestors')
    expect(directives(metaPolicyFor(path))).toEqual(expected)
  })
})

describe('security headers', () => {
  const headers = securityHeaders('/', { origin: 'http://127.0.0.1:4173' })

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

  test('include Strict-Transport-Security only for https origins', () => {
    expect(headers).not.toHaveProperty('Strict-Transport-Security')
    const secure = securityHeaders('/', { origin: 'https://example.com' })
    expect(secure).toHaveProperty('Strict-Transport-Security', 'max-age=31536000')
  })
})
