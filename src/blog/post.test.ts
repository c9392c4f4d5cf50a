import { describe, expect, test } from 'vitest'
import { badgeColorOf } from './badge.tsx'
import { isFileSafeSlug } from './prerendered.ts'
import { categoriesOf, filterPosts, formatDate, postPath, type PostSummary, relatedPosts } from './post.ts'

function post(slug: string, category: string, title = slug, excerpt = ''): PostSummary {
  return { id: slug, slug, category, title, excerpt, publishedDate: '2025-01-01', minutes: 1 }
}

const posts = [
  post('a', 'Writing', 'Counting Words', 'How editors do it'),
  post('b', 'SEO', 'Titles', 'What is cut off'),
  post('c', 'Writing', 'Readability', 'What scores miss'),
  post('d', 'Writing'),
  post('e', 'Writing'),
  post('f', ''),
  post('g', ' '),
]

const slugs = (found: readonly PostSummary[]) => found.map(({ slug }) => slug).join('')

test('lists unique categories in alphabetical order, without blank ones', () => {
  expect(categoriesOf(posts)).toEqual(['SEO', 'Writing'])
})

test.each([
  ['All', '', 'abcdefg'],
  ['Writing', '', 'acde'],
  ['All', 'WHAT', 'bc'],
  ['All', 'count', 'a'],
  ['Writing', 'what', 'c'],
  ['All', '  titles ', 'b'],
  ['writing', '', ''],
  ['All', 'nothing like it', ''],
])('category %j and search %j match %j', (category, search, expected) => {
  expect(slugs(filterPosts(posts, { category, search }))).toBe(expected)
})

test.each([
  ['a', 'cde'],
  ['c', 'ade'],
  ['b', ''],
  ['f', ''],
])('%s has the related posts %j', (slug, expected) => {
  const of = posts.find((each) => each.slug === slug) ?? post('', '')
  expect(slugs(relatedPosts(posts, of))).toBe(expected)
})

test.each([
  ['2025-03-14', 'March 14, 2025'],
  ['2025-03-14T23:59:59Z', 'March 14, 2025'],
  ['2025-03-14T23:30-02:00', 'March 15, 2025'],
  ['', ''],
  ['soon', ''],
])('formats %j as %j in every time zone', (date, expected) => expect(formatDate(date)).toBe(expected))

test.each([
  ['a-post', '/blog/a-post'],
  ['../contact', '/blog/..%2Fcontact'],
  ['über uns', '/blog/%C3%BCber%20uns'],
])('%j has the path %s', (slug, path) => expect(postPath(slug)).toBe(path))

test.each([
  ['a-post', true],
  ['Post_2', true],
  ['', false],
  ['index', false],
  ['..', false],
  ['a/b', false],
  ['a.html', false],
  ['über', false],
])('%j can be a file name: %j', (slug, expected) => expect(isFileSafeSlug(slug)).toBe(expected))

describe('badgeColorOf', () => {
  test.each([
    ['Text Manipulation', 'blue'],
    ['SEO', 'green'],
    ['Tools', 'ochre'],
    ['Productivity', 'teal'],
    ['Productivity Tools', 'teal'],
    ['Tutorial', 'sienna'],
    ['Tips', 'ochre'],
    ['Writing', 'olive'],
    ['Writing Tips', 'olive'],
    ['Developer Tools', 'steel'],
    ['Development', 'steel'],
    ['Design', 'slate'],
    ['Marketing', 'green'],
  ])('%s: %s', (category, color) => expect(badgeColorOf(category)).toBe(color))

  // The code of 'A' is 65, a multiple of five.
  test.each([
    ['A', 'blue'],
    ['B', 'green'],
    ['C', 'ochre'],
    ['D', 'teal'],
    ['E', 'sienna'],
    ['AF', 'blue'],
    ['FA', 'blue'],
  ])('unknown category %s: %s', (category, color) => expect(badgeColorOf(category)).toBe(color))
})
