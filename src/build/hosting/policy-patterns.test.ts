import { expect, test } from 'vitest'
import { placeholderBase } from '#config/site.ts'
import { writeCaddyConfig } from './caddy-config.ts'
import { writeNginxConfig } from './nginx-config.ts'
import { basePathOf, policyPatterns } from './policy-patterns.ts'

function samplesFor(base: string, path: string): string[] {
  return policyPatterns(base).flatMap(({ pattern, sample }) => (new RegExp(pattern).test(path) ? [sample] : []))
}

test.each([
  ['/blog?q=a', ['/blog']],
  ['/contact/sent', ['/contact']],
  ['/404', ['/404']],
  ['/sw.js', ['/sw.js']],
  ['/assets/engine.worker-Ab_1-2.js', ['/assets/engine.worker-0.js']],
  ['/about', []],
  ['/blogger', []],
])('%s has the policy of %j, at the root and below a base path', (path, samples) => {
  expect(samplesFor('', path)).toEqual(samples)
  expect(samplesFor('/a.b', `/a.b${path}`)).toEqual(samples)
})

test.each(['/blog', '/sw.js', '/aXb/blog', '/a.b/a.b/blog'])('below /a.b, %s has no policy of its own', (path) =>
  expect(samplesFor('/a.b', path)).toEqual([]),
)

test('a static host cannot fill in the base path', () => expect(basePathOf({ base: placeholderBase })).toBe(''))

test.each([
  ['nginx', writeNginxConfig],
  ['Caddy', writeCaddyConfig],
])('below a base path, no address in the configuration of %s is outside it', (_, write) => {
  // Comments, the folder on the disk, and patterns for any folder.
  const lines = write({ base: '/a/b', origin: 'https://textwright.example' }).replaceAll(
    /#.*|(?:root|root \*) \/var\/www\/textwright|\(\?:\/index\)|\(\?:\\\.html\|\/\)/g,
    '',
  )
  const addresses = lines.match(/(?<=[\s^)"])\/\w[\w.-]*(?:\/[\w.-]+)*/g) ?? []
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((address) => !/^\/a\/b(?:\/|$)/.test(address))).toEqual([])
})
