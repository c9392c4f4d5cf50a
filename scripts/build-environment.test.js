import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defineEnvironment, environmentProblem, unpublishedPaths } from './build-environment.js'

const key = 'import.meta.env.SITE_ORIGIN'

test.each([
  ['https://example.com', '"https://example.com"'],
  ['https://example.com/', '"https://example.com"'],
  ['https://EXAMPLE.com:443', '"https://example.com"'],
  ['http://127.0.0.1:8080', '"http://127.0.0.1:8080"'],
  ['http://[::1]:4173', '"http://[::1]:4173"'],
  ['https://example.com/tools', '"https://example.com"'],
  ['', 'undefined'],
  [undefined, 'undefined'],
])('SITE_ORIGIN=%s is defined as %s', (value, code) => {
  const environment = value === undefined ? {} : { SITE_ORIGIN: value }
  expect(environmentProblem(environment)).toBeUndefined()
  expect(defineEnvironment(environment)[key]).toBe(code)
})

test.each([
  'example.com',
  '//example.com',
  'https://',
  'https://example.com/a b',
  'https://example.com/?a',
  'https://example.com/#a',
  'https://user:word@example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'null',
])('rejects SITE_ORIGIN=%s in one sentence', (value) => {
  const sentence = `SITE_ORIGIN is “${value}”, but it must be an address like https://example.com or https://example.com/text.`
  expect(environmentProblem({ SITE_ORIGIN: value })).toBe(sentence)
  expect(() => defineEnvironment({ SITE_ORIGIN: value })).toThrow(sentence)
})

test.each([
  [{}, 'undefined'],
  [{ BASE_PATH: '/' }, '""'],
  [{ BASE_PATH: '/a/b/' }, '"/a/b"'],
  [{ SITE_ORIGIN: 'https://example.com' }, '""'],
  [{ SITE_ORIGIN: 'https://example.com/a/b/' }, '"/a/b"'],
  [{ SITE_ORIGIN: 'https://example.com', BASE_PATH: '/a' }, '"/a"'],
])('with %j, the base path is defined as %s', (environment, code) => {
  expect(environmentProblem(environment)).toBeUndefined()
  expect(defineEnvironment(environment)['import.meta.env.BASE_PATH']).toBe(code)
})

test.each(['text', '//a', '/a//b', '/a/../b', '/a b', '/a"b', 'https://example.com/a'])(
  'rejects BASE_PATH=%s in one sentence',
  (value) =>
    expect(environmentProblem({ BASE_PATH: value })).toBe(`BASE_PATH is “${value}”, but it must be a path like /text.`),
)

test('a build for one origin has its words, others get them from the server', () => {
  const key = 'import.meta.env.SITE_WORDS'
  const words = { SITE_NAME: 'Ann & “Bob”', SITE_AUTHOR_URL: 'https://ann.example' }
  expect(defineEnvironment(words)[key]).toBe('undefined')
  expect(defineEnvironment({ SITE_ORIGIN: 'https://a.example' })[key]).toBe('""')
  const code = String(defineEnvironment({ ...words, SITE_ORIGIN: 'https://a.example' })[key])
  expect(JSON.parse(String(JSON.parse(code)))).toEqual({ name: 'Ann & “Bob”', authorUrl: 'https://ann.example/' })
})

test.each([
  [{ SITE_NAME: 'a\tb' }, 'SITE_NAME is “a\tb”, but it must be one line of at most 40 characters.'],
  [
    { SITE_SHARE_IMAGE: 'share.png' },
    'SITE_SHARE_IMAGE is “share.png”, but it must be a web address like https://example.com/page.',
  ],
])('rejects the words %j in one sentence', (environment, sentence) =>
  expect(environmentProblem(environment)).toBe(sentence),
)

test('rejects two different paths in one sentence', () => {
  expect(environmentProblem({ SITE_ORIGIN: 'https://example.com/a', BASE_PATH: '/b' })).toBe(
    'SITE_ORIGIN has the path /a, but BASE_PATH is “/b”: set only one of them.',
  )
})

test.each([
  ['https://example.com/textwright', '"https://example.com/textwright"'],
  [' https://example.com ', '"https://example.com/"'],
  ['', 'undefined'],
])('SOURCE_URL=%s is defined as %s', (value, code) => {
  expect(environmentProblem({ SOURCE_URL: value })).toBeUndefined()
  expect(defineEnvironment({ SOURCE_URL: value })['import.meta.env.SOURCE_URL']).toBe(code)
})

test.each(['example.com/textwright', 'javascript:alert(1)', 'git@example.com:a/b.git'])(
  'rejects SOURCE_URL=%s in one sentence',
  (value) => {
    const sentence = `SOURCE_URL is “${value}”, but it must be a web address like https://example.com/textwright.`
    expect(environmentProblem({ SOURCE_URL: value })).toBe(sentence)
  },
)

/** @param {NodeJS.ProcessEnv} environment @returns {unknown} */
const servicesOf = (environment) =>
  JSON.parse(String(JSON.parse(defineEnvironment(environment)['import.meta.env.SERVICES'] ?? '')))

test('uses the embedded services by default', () => {
  const embedded = { content: { kind: 'embedded' }, form: { kind: 'embedded' } }
  expect(servicesOf({})).toEqual(embedded)
  expect(servicesOf({ SERVICES: '', CONTENTFUL_SPACE_ID: '', FORMSPREE_FORM_ID: ' ' })).toEqual(embedded)
})

test('SERVICES=none keeps configured services', () => {
  const none = { SERVICES: 'none', SITE_ORIGIN: 'https://site.example' }
  expect(servicesOf({ ...none, CONTACT_EMAIL: 'hello@site.example' })).toEqual({
    content: { kind: 'none' },
    form: { kind: 'none' },
  })
  expect(servicesOf({ ...none, FORMSPREE_FORM_ID: 'abc' })).toEqual({
    content: { kind: 'none' },
    form: { kind: 'formspree', form: 'abc' },
  })
})

test('reads Contentful’s space, token, environment and host', () => {
  const required = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'word' }
  const hosted = { kind: 'contentful', space: 'space', accessToken: 'word' }
  expect(servicesOf(required)).toMatchObject({
    content: { ...hosted, environment: 'master', host: 'cdn.contentful.com' },
  })
  expect(
    servicesOf({ ...required, CONTENTFUL_ENVIRONMENT: 'draft', CONTENTFUL_HOST: 'cdn.eu.contentful.com' }),
  ).toMatchObject({ content: { ...hosted, environment: 'draft', host: 'cdn.eu.contentful.com' } })
})

const space = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'word' }

test('a site without blog and contact page needs no service, and no address of its owner', () => {
  const off = { BLOG: 'off', CONTACT: 'off' }
  const none = { content: { kind: 'none' }, form: { kind: 'none' } }
  expect(servicesOf(off)).toEqual(none)
  expect(servicesOf({ ...off, ...space, FORMSPREE_FORM_ID: 'abc' })).toEqual(none)
  expect(environmentProblem({ ...off, SERVICES: 'none', SITE_ORIGIN: 'https://site.example' })).toBeUndefined()
})

test.each([
  [{}, []],
  [{ HIDE_TOOLS: ' ', BLOG: '', CONTACT: '' }, []],
  [{ HIDE_TOOLS: 'morse-code' }, ['/tools/morse-code']],
  [{ HIDE_TOOLS: ' morse-code, line-sorter,morse-code,' }, ['/tools/morse-code', '/tools/line-sorter']],
  [{ BLOG: 'off', CONTACT: 'off' }, ['/blog', '/contact']],
])('%j leaves out the pages %j', (environment, paths) => {
  expect(environmentProblem(environment)).toBeUndefined()
  expect(unpublishedPaths(environment)).toEqual(paths)
})

test('the list of unpublished pages is part of the build only if there are some', () => {
  const key = 'import.meta.env.UNPUBLISHED'
  expect(defineEnvironment({})[key]).toBe('undefined')
  expect(defineEnvironment({}, ['/blog', '/recipes/a'])[key]).toBe('"/blog,/recipes/a"')
})

test.each(['morse', 'Morse-Code', '../blog', 'line-sorter;morse-code', '<b>'])('rejects HIDE_TOOLS=%s', (value) => {
  expect(environmentProblem({ HIDE_TOOLS: `line-sorter, ${value}` })).toMatch(
    new RegExp(
      `^HIDE_TOOLS names “${value}”, which is not a tool: the tools are base64-encoder, .*, word-frequency\\.$`,
    ),
  )
})

test('rejects a site without tools', () => {
  const all = readdirSync('src/tools').filter((name) => !name.endsWith('.ts'))
  expect(environmentProblem({ HIDE_TOOLS: all.join() })).toBe(
    'HIDE_TOOLS names every tool, but the site needs at least one.',
  )
  expect(environmentProblem({ HIDE_TOOLS: all.slice(1).join() })).toBeUndefined()
})

test.each([
  ['cdn.eu.contentful.com', { host: 'cdn.eu.contentful.com', insecure: false }],
  ['CDN.contentful.com', { host: 'cdn.contentful.com', insecure: false }],
  ['https://cdn.contentful.com/', { host: 'cdn.contentful.com', insecure: false }],
  ['content.example:8443', { host: 'content.example:8443', insecure: false }],
  ['http://127.0.0.1:4400', { host: '127.0.0.1:4400', insecure: true }],
  ['http://localhost:4400', { host: 'localhost:4400', insecure: true }],
  ['http://[::1]:4400', { host: '[::1]:4400', insecure: true }],
])('CONTENTFUL_HOST=%s is %j', (value, expected) => {
  expect(servicesOf({ ...space, CONTENTFUL_HOST: value })).toMatchObject({ content: expected })
})

// The host becomes part of the Content-Security-Policy, in which a space or a semicolon would have another meaning.
test.each(['a.example; script-src *', 'a b', 'a.example/path', 'http://a.example', 'ftp://a.example', '*', "'self'"])(
  'rejects CONTENTFUL_HOST=%s in one sentence',
  (value) => {
    const sentence = `CONTENTFUL_HOST is “${value}”, but it must be a host like cdn.contentful.com.`
    expect(environmentProblem({ ...space, CONTENTFUL_HOST: value })).toBe(sentence)
  },
)

test.each([
  [{ CONTENTFUL_SPACE_ID: 'a' }, 'CONTENTFUL_SPACE_ID is set, but CONTENTFUL_ACCESS_TOKEN is missing.'],
  [{ CONTENTFUL_ACCESS_TOKEN: 'a' }, 'CONTENTFUL_ACCESS_TOKEN is set, but CONTENTFUL_SPACE_ID is missing.'],
  [
    { CONTENTFUL_HOST: 'a' },
    'CONTENTFUL_HOST is set, but CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are missing.',
  ],
  [{ FORMSPREE_PROJECT: 'a' }, 'FORMSPREE_PROJECT is set, but FORMSPREE_FORM_ID is missing.'],
  [
    { SERVICES: 'none' },
    'SERVICES is none, so the contact page needs an address: set CONTACT_EMAIL, or FORMSPREE_FORM_ID for a form.',
  ],
  [
    { SERVICES: 'none', CONTACT_EMAIL: 'hello@example.com' },
    'SERVICES is none, so the site may be on a static host, which needs the site’s address: set SITE_ORIGIN.',
  ],
  [
    { FORMSPREE_FORM_ID: 'https://formspree.io/f/mqkvbnrw' },
    'FORMSPREE_FORM_ID is “https://formspree.io/f/mqkvbnrw”, but it must be the last part of the form’s address, like mqkvbnrw.',
  ],
  [{ KEEP_ASSETS_DAYS: 'some' }, 'KEEP_ASSETS_DAYS is “some”, but it must be a number of days from 0 to 9999.'],
  [{ CONTACT_EMAIL: 'hello' }, 'CONTACT_EMAIL is “hello”, but it must be an email address like hello@example.com.'],
  [{ BLOG: 'no' }, 'BLOG is “no”, but it must be off or empty.'],
  [{ CONTACT: 'OFF' }, 'CONTACT is “OFF”, but it must be off or empty.'],
  [{ SERVICES: 'some' }, 'SERVICES is “some”, but it must be empty or none (no embedded services).'],
])('rejects the incomplete configuration %j', (environment, sentence) => {
  expect(environmentProblem(environment)).toBe(sentence)
})
