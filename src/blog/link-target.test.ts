import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { site } from '#config/site.ts'
import { linkTarget } from './link-target.ts'

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['HTTP://example.com', 'http://example.com/'],
  ['//example.com/a', 'http://example.com/a'],
  ['\\\\example.com', 'http://example.com/'],
  ['mailto:someone@example.com', 'mailto:someone@example.com'],
])('%j is an external link', (address, href) => expect(linkTarget(address)).toEqual({ kind: 'external', href }))

test.each([
  ['/tools/word-counter', '/tools/word-counter'],
  ['/?tool=regex-tester', '/?tool=regex-tester'],
  ['a-post#part', '/blog/a-post#part'],
  [`${site.origin}/about`, '/about'],
  [`${site.origin}//example.com`, '/example.com'],
  ['javascript', '/blog/javascript'],
])('%j is a page on this site', (address, to) => expect(linkTarget(address)).toEqual({ kind: 'page', to }))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript\r:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'http://',
  '',
  ' ',
])('rejects %j', (address) => expect(linkTarget(address)).toBeUndefined())

const odd = fc
  .tuple(
    fc.constantFrom('', ' ', '\u0000', '\u001f\t', '\n'),
    fc.constantFrom('javascript', 'JAVASCRIPT', 'data', 'vbscript', 'https', 'mailto', ''),
    fc.constantFrom(':', '\t:', '\n:', '', '%3a'),
    fc.string({ unit: 'binary' }),
  )
  .map((parts) => parts.join(''))

test('every link is http, https, mailto or a page on this site', () => {
  fc.assert(
    fc.property(fc.oneof(odd, fc.webUrl(), fc.string({ unit: 'binary' })), (address) => {
      const target = linkTarget(address)
      if (!target) return
      const href = target.kind === 'page' ? target.to : target.href
      const { protocol, origin } = new URL(href, site.origin)
      expect(['http:', 'https:', 'mailto:']).toContain(protocol)
      if (target.kind === 'page') expect(origin).toBe(site.origin)
    }),
  )
})

test('works without URL.canParse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never
    },
  )
  expect(linkTarget('https://example.com/')).toEqual({ kind: 'external', href: 'https://example.com/' })
  expect(linkTarget('http://[')).toBeUndefined()
  vi.unstubAllGlobals()
})
