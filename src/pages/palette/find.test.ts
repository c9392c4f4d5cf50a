import { describe, expect, test } from 'vitest'
import { cards } from '#tools/cards.ts'
import { type Entry, entries, entryOfPost } from './entries.ts'
import { createFinder } from './find.ts'

const find = createFinder(entries)

function firstOf(query: string, finder = find): string | undefined {
  const [first] = finder(query)
  return first?.entry.toolId ?? first?.entry.id
}

test.each(cards.map(({ id, name }) => [name, id]))(
  'the name “%s” finds its tool first, in any letter case',
  (name, id) => {
    expect(firstOf(name)).toBe(id)
    expect(firstOf(name.toUpperCase())).toBe(id)
  },
)

test.each([
  ['about', 'page-about'],
  ['privacy', 'page-privacy-policy'],
  ['cookies', 'page-privacy-policy'],
  ['report a bug', 'page-contact'],
  ['terms', 'page-terms-of-service'],
  ['blog', 'page-blog'],
  ['faq', 'page-faq'],
  ['home', 'page-home'],
])('“%s” finds %s first', (phrase, id) => {
  expect(firstOf(phrase)).toBe(id)
})

test.each([
  ['jsn', 'json-formatter'],
  ['hml', 'html-encoder'],
  ['hsh', 'hash-generator'],
  ['dff', 'text-diff'],
  ['srt', 'line-sorter'],
  ['slg', 'slug-generator'],
])('tolerates a missing letter in a short word: “%s” finds %s first', (phrase, id) => {
  expect(firstOf(phrase)).toBe(id)
})

test.each(['xqzv', 'asdfgh', 'qwertyuiop', 'blorft', 'fjdksl', 'zzz', 'dog', '☃', '???!', 'pizza', 'weather'])(
  '“%s” finds nothing',
  (query) => {
    expect(find(query)).toEqual([])
  },
)

test.each([
  ['.*', 'regex-tester'],
  ['{}', 'json-formatter'],
  ['¶', 'word-counter'],
])('the symbol %s finds its tool', (mark, id) => {
  expect(firstOf(mark)).toBe(id)
})

test.each([
  ['ignores accents', 'résumé lignès sort', 'resume lignes sort'],
  ['ignores case', 'SoRt LiNeS', 'sort lines'],
  ['ignores word order', 'html strip', 'strip html'],
  ['ignores surrounding spaces', '  md5 ', 'md5'],
])('%s', (_, one, other) => {
  const idsOf = (query: string) => find(query).map(({ entry }) => entry.id)
  expect(idsOf(one)).not.toEqual([])
  expect(idsOf(one)).toEqual(idsOf(other))
})

// Every prefix must have results, so that the list is never empty while typing.
test.each(['encoding', 'capitalize', 'remove duplicates', 'regular expression', 'readability', 'sorting'])(
  'every prefix of “%s” finds something',
  (phrase) => {
    for (let end = 1; end <= phrase.length; end++)
      expect(find(phrase.slice(0, end)), phrase.slice(0, end)).not.toEqual([])
  },
)

describe('the keyword shown as the reason for a match', () => {
  function reasonFor(query: string) {
    return find(query)[0]?.reason
  }

  test.each([
    ['checksum', 'checksum'],
    ['json pretty', 'pretty print'],
    ['dedupe', 'dedupe'],
    ['gamer tag', 'gamertag'],
    ['pascalcase', 'pascal case'],
  ])('for “%s” is “%s”', (query, reason) => {
    expect(reasonFor(query)).toBe(reason)
  })

  test.each(['json', 'word counter', 'sort lines', 'wrod counter', 'md5'])(
    'is not shown for “%s”, because the match is visible',
    (query) => {
      expect(reasonFor(query)).toBeUndefined()
    },
  )
})

describe('with posts on the same topics', () => {
  const posts = [
    {
      path: '/blog/a',
      title: 'How to count words in an essay',
      excerpt: 'Word count, explained.',
      category: 'Writing',
    },
    {
      path: '/blog/b',
      title: 'Sort lines like a librarian',
      excerpt: 'Alphabetical order in three alphabets.',
      category: 'Tips',
    },
    {
      path: '/blog/c',
      title: 'What is a checksum?',
      excerpt: 'MD5 and SHA-256 without mathematics.',
      category: 'Development',
    },
  ].map(entryOfPost)
  const withPosts = createFinder([...entries, ...posts])

  test.each([
    ['count words', 'word-counter'],
    ['sort lines', 'line-sorter'],
    ['checksum', 'hash-generator'],
    ['md5', 'hash-generator'],
    ['librarian', 'post-/blog/b'],
    ['essay', 'word-counter'],
  ])('“%s” still finds %s first', (phrase, id) => {
    expect(firstOf(phrase, withPosts)).toBe(id)
  })

  test('a post is found by its title', () => {
    const found = withPosts('count words').map(({ entry }): Entry['kind'] => entry.kind)
    expect(found).toContain('post')
  })
})
