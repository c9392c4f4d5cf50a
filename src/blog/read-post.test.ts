import { describe, expect, test, vi } from 'vitest'
import { readPosts } from './read-post.ts'

const asset = {
  sys: { type: 'Asset', id: 'plate' },
  fields: {
    title: 'Plate',
    description: 'A pilcrow',
    file: { url: '//images.ctfassets.net/a/plate.png', contentType: 'image/png' },
  },
}

function entry(fields: Record<string, unknown>, sys: Record<string, unknown> = {}) {
  return { sys: { id: 'one', createdAt: '2025-01-02T03:04:05Z', ...sys }, fields }
}

function paragraphs(...texts: string[]) {
  const content = texts.map((value) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  }))
  return { nodeType: 'document', data: {}, content }
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('maps every field', () => {
  const fields = {
    title: 'A title',
    slug: 'a-title',
    excerpt: 'In short',
    category: 'Writing',
    publishedDat: '2025-03-14',
    content: paragraphs('one two'),
    featuredImage: asset,
  }
  expect(readPosts([entry(fields)])).toEqual([
    {
      id: 'one',
      title: 'A title',
      slug: 'a-title',
      excerpt: 'In short',
      category: 'Writing',
      publishedDate: '2025-03-14',
      content: paragraphs('one two'),
      minutes: 1,
      featuredImage: { url: 'https://images.ctfassets.net/a/plate.png', title: 'Plate', description: 'A pilcrow' },
    },
  ])
})

test('defaults missing fields to empty and the date to the creation time', () => {
  expect(readPosts([entry({})])).toEqual([
    {
      id: 'one',
      title: '',
      slug: '',
      excerpt: '',
      category: '',
      publishedDate: '2025-01-02T03:04:05Z',
      content: { nodeType: 'document', data: {}, content: [] },
      minutes: 0,
    },
  ])
})

test.each([
  ['ignores a number as title', { title: 7 }, 'title', ''],
  [
    'replaces an invalid date with the creation time',
    { publishedDat: 'soon' },
    'publishedDate',
    '2025-01-02T03:04:05Z',
  ],
  ['ignores a broken image link', { featuredImage: { sys: { type: 'Link', id: 'gone' } } }, 'featuredImage', undefined],
  ['ignores content that is a string', { content: 'text' }, 'minutes', 0],
])('%s', (_, fields, name, expected) => {
  expect({ featuredImage: undefined, ...readPosts([entry(fields)])[0] }).toHaveProperty(name, expected)
})

test.each([[null], ['entry'], [7], [[]]])('skips an entry that is %j', (odd) => expect(readPosts([odd])).toEqual([]))

test('sorts posts newest first', () => {
  const posts = readPosts([
    entry({ slug: 'old', publishedDat: '2024-05-01' }),
    entry({ slug: 'undated' }),
    entry({ slug: 'new', publishedDat: '2025-05-01T08:00+02:00' }),
    entry({ slug: 'never' }, { createdAt: undefined }),
  ])
  expect(posts.map(({ slug }) => slug)).toEqual(['new', 'undated', 'old', 'never'])
})

describe('reading time', () => {
  test.each([
    [[''], 0],
    [['one'], 1],
    [[words(200)], 1],
    [[words(201)], 2],
    [[words(100), words(100)], 1],
    [[words(100), words(101)], 2],
  ])('is rounded up to whole minutes, at 200 words per minute (case %#)', (texts, minutes) => {
    expect(readPosts([entry({ content: paragraphs(...texts) })])[0]?.minutes).toBe(minutes)
  })

  test('counts a partly bold word once', () => {
    const content = ['un', 'believable'].map((value) => ({ nodeType: 'text', value, marks: [], data: {} }))
    const paragraph = { nodeType: 'paragraph', data: {}, content }
    const document = { content: Array.from({ length: 200 }, () => paragraph) }
    expect(readPosts([entry({ content: document })])[0]?.minutes).toBe(1)
  })
})

test('skips unusable entries with a warning and keeps the others', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const broken = { ...asset, fields: { file: { url: 'http://[' } } }
  const entries = [
    entry({ slug: '\uDC00' }),
    entry({ slug: 'b', featuredImage: broken }, { id: 'two' }),
    entry({ slug: 'c' }),
  ]
  expect(readPosts(entries).map(({ slug }) => slug)).toEqual(['c'])
  expect(warn.mock.calls.flat()).toEqual([
    'The blog skips entry one (“”): its slug contains an unpaired surrogate.',
    'The blog skips entry two (“”): its image has an invalid URL: http://[.',
  ])
  warn.mockRestore()
})
