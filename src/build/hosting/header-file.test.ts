import { describe, expect, test } from 'vitest'
import { cacheControlOf } from '#config/addresses.ts'
import { policyFor, securityHeaders } from '#config/policy.ts'
import type { Services } from '#config/services.ts'
import { writeHeaderFile } from './header-file.ts'

const worker = '/assets/engine.worker-Cd34.js'
const addresses = [
  '/',
  '/404',
  '/about',
  '/blog',
  '/blog/a-post',
  '/blog/a-picture.webp',
  '/contact',
  '/contact/sent',
  '/tools/word-counter',
  '/assets/client-Ab12.js',
  worker,
  '/share/word-counter.png',
  '/sw.js',
  '/start.js',
  '/robots.txt',
]

interface Rule {
  readonly pattern: string
  readonly headers: readonly (readonly [string, string])[]
}

function readRules(file: string): Rule[] {
  return file
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n')
      const headers = lines.map((line) => [line.trim().replace(/:.*/, ''), line.replace(/^[^:]*: /, '')] as const)
      return { pattern, headers }
    })
}

/**
 * Returns all values of a header at a path, in the order of the rules. Some hosts join them, others use the last one.
 */
function valuesAt(rules: readonly Rule[], path: string, name: string): string[] {
  return rules
    .filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern))
    .flatMap(({ headers }) => headers.filter(([header]) => header === name).map(([, value]) => value))
}

const hosted: Services = {
  content: {
    kind: 'contentful',
    space: 'space',
    environment: 'master',
    accessToken: 'word',
    host: 'cdn.eu.contentful.com',
    insecure: false,
  },
  form: { kind: 'formspree', form: 'form', project: undefined },
}
const none: Services = { content: { kind: 'none' }, form: { kind: 'none' } }
const embedded: Services = { content: { kind: 'embedded' }, form: { kind: 'embedded' } }

describe.each([
  ['our own services', embedded],
  ['hosted services', hosted],
  ['no services', none],
])('with %s', (_, services) => {
  const config = { services, origin: 'https://textwright.example' }
  const file = writeHeaderFile(addresses, config)
  const rules = readRules(file)

  // Scripts and styles follow their page's policy.
  const withPolicy = addresses.filter((path) => !path.startsWith('/assets/') || path === worker)

  test.each(withPolicy)('%s has one policy, the same as our server’s', (path) =>
    expect(valuesAt(rules, path, 'Content-Security-Policy')).toEqual([policyFor(path, services)]),
  )

  test.each(['/blog/newer-than-the-build', '/contact/problem', '/tools/newer'])(
    '%s, newer than the build, has our server’s policy',
    (path) => expect(valuesAt(rules, path, 'Content-Security-Policy')).toEqual([policyFor(path, services)]),
  )

  test.each(addresses)('%s has the same Cache-Control as on our server', (path) =>
    expect(valuesAt(rules, path, 'Cache-Control')).toEqual([cacheControlOf(path)]),
  )

  test.each([...addresses, '/nowhere'])('%s has each other header once', (path) => {
    for (const [name, value] of Object.entries(securityHeaders(path, config))) {
      if (name !== 'Content-Security-Policy') expect(valuesAt(rules, path, name)).toEqual([value])
    }
  })

  test('stays within the hosts’ limits', () => {
    expect(rules.length).toBeLessThanOrEqual(100)
    for (const line of file.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
  })
})

test('below a base path, every rule is the same', () => {
  const atRoot = readRules(writeHeaderFile(addresses, { base: '' }))
  const below = readRules(writeHeaderFile(addresses, { base: '/a/b' }))
  expect(below).toEqual(atRoot.map(({ pattern, headers }) => ({ pattern: `/a/b${pattern}`, headers })))
})

test('a long blog needs no additional rules', () => {
  const posts = Array.from({ length: 500 }, (_, index) => `/blog/post-${String(index)}`)
  const count = readRules(writeHeaderFile(addresses)).length
  expect(readRules(writeHeaderFile([...addresses, ...posts]))).toHaveLength(count)
})
