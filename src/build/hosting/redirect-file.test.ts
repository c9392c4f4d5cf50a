import { expect, test } from 'vitest'
import type { Services } from '#config/services.ts'
import { writeRedirectFile } from './redirect-file.ts'

const form = { kind: 'none' } as const
const none: Services = { content: { kind: 'none' }, form }
const embedded: Services = { content: { kind: 'embedded' }, form }
const addresses = ['/', '/blog', '/blog/_post', '/blog/a', '/blog/b.webp', '/tools/word-counter']

test('redirects /tools to the home page, with and without a slash', () => {
  expect(writeRedirectFile(addresses, { services: none })).toBe('/tools /#tools 308\n/tools/ /#tools 308\n')
})

test('serves the placeholder page for posts newer than the build, after the rules for existing files', () => {
  const rules = writeRedirectFile(addresses, { services: embedded }).split('\n').slice(2, -1)
  expect(rules).toEqual(['/blog/a /blog/a 200', '/blog/b.webp /blog/b.webp 200', '/blog/:slug /blog/_post 200'])
})

test('below a base path, both sides of every rule have it', () => {
  expect(writeRedirectFile(addresses, { services: embedded, base: '/a/b' }).split('\n')).toEqual([
    '/a/b/tools /a/b/#tools 308',
    '/a/b/tools/ /a/b/#tools 308',
    '/a/b/blog/a /a/b/blog/a 200',
    '/a/b/blog/b.webp /a/b/blog/b.webp 200',
    '/a/b/blog/:slug /a/b/blog/_post 200',
    '',
  ])
})
