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

test('every field finds its place', () => {
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

test('what is missing is empty, and the day it was created stands for the day it was published', () => {
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
  ['a number as a title', { title: 7 }, 'title', ''],
  ['a day that is none', { publishedDat: 'soon' }, 'publishedDate', '2025-01-02T03:04:05Z'],
  [
    'an image whose link leads nowhere',
    { featuredImage: { sys: { type: 'Link', id: 'gone' } } },
    'featuredImage',
    undefined,
  ],
  ['content that is a text', { content: 'text' }, 'minutes', 0],
])('%s', (_, fields, name, expected) => {
  expect({ featuredImage: undefined, ...readPosts([entry(fields)])[0] }).toHaveProperty(name, expected)
})

test.each([[null], ['entry'], [7], [[]]])('%j among the entries is left out', (odd) =>
  expect(readPosts([odd])).toEqual([]),
)

test('newest first, whatever the order they came in', () => {
  const posts = readPosts([
    entry({ slug: 'old', publishedDat: '2024-05-01' }),
    entry({ slug: 'undated' }),
    entry({ slug: 'new', publishedDat: '2025-05-01T08:00+02:00' }),
    entry({ slug: 'never' }, { createdAt: undefined }),
  ])
  expect(posts.map(({ slug }) => slug)).toEqual(['new', 'undated', 'old', 'never'])
})

describe('the reading time', () => {
  test.each([
    [[''], 0],
    [['one'], 1],
    [[words(200)], 1],
    [[words(201)], 2],
    [[words(100), words(100)], 1],
    [[words(100), words(101)], 2],
  ])('of a text of so many words', (texts, minutes) => {
    expect(readPosts([entry({ content: paragraphs(...texts) })])[0]?.minutes).toBe(minutes)
  })

  test('half a word in bold is no word more', () => {
    const content = ['un', 'believable'].map((value) => ({ nodeType: 'text', value, marks: [], data: {} }))
    const paragraph = { nodeType: 'paragraph', data: {}, content }
    const document = { content: Array.from({ length: 200 }, () => paragraph) }
    expect(readPosts([entry({ content: document })])[0]?.minutes).toBe(1)
  })
})

test('an entry that no page can be made of is left out and named, and the others stay', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const broken = { ...asset, fields: { file: { url: 'http://[' } } }
  const entries = [
    entry({ slug: '\uDC00' }),
    entry({ slug: 'b', featuredImage: broken }, { id: 'two' }),
    entry({ slug: 'c' }),
  ]
  expect(readPosts(entries).map(({ slug }) => slug)).toEqual(['c'])
  expect(warn.mock.calls.flat()).toEqual([
    'The blog leaves out entry one (“”): its slug contains half a character.',
    'The blog leaves out entry two (“”): its image has no valid address: http://[.',
  ])
  warn.mockRestore()
})
