import { afterEach, expect, test, vi } from 'vitest'
import { createContentClient } from './content-client.ts'
import { embeddedEndpoint } from './content-endpoint.ts'
import { textOf } from './rich-text-document.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const text = { nodeType: 'text', value: 'Words.', marks: [], data: {} }
const paragraph = { nodeType: 'paragraph', data: {}, content: [text] }

const flat = { nodeType: 'document', data: {}, content: [paragraph] }

/** Stands for quotations in quotations: the platform can read such JSON but not write it. */
const deep = 'nested 4,000 deep'
const deepJson =
  '{"nodeType":"document","data":{},"content":[' +
  '{"nodeType":"blockquote","data":{},"content":['.repeat(4000) +
  JSON.stringify(paragraph) +
  ']}'.repeat(4000) +
  ']}'

function entry(slug: string, content: unknown) {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'blogPost' } }
  return {
    metadata: { tags: [] },
    sys: { type: 'Entry', id: slug, contentType, createdAt: '2025-01-01T00:00:00Z' },
    fields: { title: `Title of ${slug}`, slug, content },
  }
}

function linkTo(id: string) {
  const target = { sys: { type: 'Link', linkType: 'Entry', id } }
  return {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'embedded-entry-block', data: { target }, content: [] }],
  }
}

function createClient(response: object) {
  const json = JSON.stringify({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 1000, ...response })
  const body = json.replaceAll(JSON.stringify(deep), deepJson)
  const headers = { 'Content-Type': 'application/json' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })))
  return createContentClient(embeddedEndpoint('localhost', false))
}

test('a post nested 4,000 deep can’t be shown, and the other posts can', async () => {
  const items = [entry('deep', deep), entry('plain', flat), entry('linking', linkTo('deep'))]
  const posts = await createClient({ items }).fetchPosts()
  expect(posts.map(({ slug, content }) => [slug, textOf(content).trim()])).toEqual([
    ['deep', 'This article cannot be shown.'],
    ['plain', 'Words.'],
    ['linking', ''],
  ])
  expect(JSON.stringify(posts[2]?.content)).toContain('"post":{"slug":"deep","title":"Title of deep"}')
})

test('a post that links to a post nested 4,000 deep is shown', async () => {
  const includes = { Entry: [entry('deep', deep)] }
  const post = await createClient({ items: [entry('linking', linkTo('deep'))], includes }).fetchPost('linking')
  expect(JSON.stringify(post?.content)).toContain('"post":{"slug":"deep","title":"Title of deep"}')
})
