import { expect, test } from 'vitest'
import type { Services } from '#page/services.ts'
import { writeRedirectFile } from './redirect-file.ts'

const form = { kind: 'none' } as const
const none: Services = { content: { kind: 'none' }, form }
const embedded: Services = { content: { kind: 'embedded' }, form }
const addresses = ['/', '/blog', '/blog/_post', '/blog/a', '/blog/b.webp', '/tools/word-counter']

test('/tools leads to the tools on the home page, with a slash and without', () => {
  expect(writeRedirectFile(addresses, { services: none })).toBe('/tools /#tools 308\n/tools/ /#tools 308\n')
})

test('with a content service, posts that were not built get the neutral page, after every file that is there', () => {
  const rules = writeRedirectFile(addresses, { services: embedded }).split('\n').slice(2, -1)
  expect(rules).toEqual(['/blog/a /blog/a 200', '/blog/b.webp /blog/b.webp 200', '/blog/:slug /blog/_post 200'])
})
