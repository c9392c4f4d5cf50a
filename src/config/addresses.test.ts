import { expect, test } from 'vitest'
import { cacheControlOf, cleanAddress, isOwnPath } from './addresses.ts'

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/tools/word-counter.html', '/tools/word-counter'],
  ['/indexes', '/indexes'],
  ['/start.js', '/start.js'],
])('%s has the canonical path %s', (path, address) => expect(cleanAddress(path)).toBe(address))

test.each([
  ['/assets/client-Ab12.js', 'public, max-age=31536000, immutable'],
  ['/assets', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/', 'no-cache'],
  ['/tools/assets/', 'no-cache'],
])('%s is cached with %s', (path, value) => expect(cacheControlOf(path)).toBe(value))

test.each([
  ['/', true],
  ['/tools/word-counter', true],
  ['/#faq', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example', false],
  ['#faq', false],
])('%j is a path on this site: %s', (href, isOwn) => expect(isOwnPath(href)).toBe(isOwn))
