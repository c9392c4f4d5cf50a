import { decodeXML } from 'entities'
import { expect, test } from 'vitest'
import { writeFeed } from './rss.ts'

const post = { id: 'a', slug: 'a', excerpt: 'In short', category: 'Writing', publishedDate: '2025-03-14', minutes: 1 }

/** Returns the decoded text of every element with this name. */
function textsOf(name: string, feed: string): string[] {
  return [...feed.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => decodeXML(text ?? ''))
}

test.each([
  ['a & b <i>c</i> "d"', 'a & b <i>c</i> "d"'],
  [']]> and ]]> again</title><item>', ']]> and ]]> again</title><item>'],
  ['bell\u0007, null\0, half\uD800, not a character\uFFFE', 'bell, null, half, not a character'],
  ['tab\tand 👩‍👩‍👧', 'tab\tand 👩‍👩‍👧'],
  ['', 'Untitled'],
])('the title %j reads as %j', (title, expected) => {
  const feed = writeFeed([{ ...post, title, category: title }])
  expect(textsOf('title', feed)).toEqual(['Textwright Blog', expected])
  expect(feed.match(/<item>/g)).toHaveLength(1)
})

test('escapes the excerpt twice, because feed readers parse descriptions as HTML', () => {
  const feed = writeFeed([{ ...post, title: 'A', excerpt: 'Use <b> & ]]>' }])
  expect(textsOf('description', feed)[1]).toBe('Use &lt;b&gt; &amp; ]]&gt;')
})

test('lists posts with a link, date, category and image, and skips posts without a date', () => {
  const featuredImage = { url: '/cda/a.png', title: '', description: '' }
  const feed = writeFeed([
    { ...post, title: 'A', featuredImage },
    { ...post, title: 'B', publishedDate: '' },
  ])
  expect(feed).toContain('<link>http://127.0.0.1:4173/blog/a</link><guid>http://127.0.0.1:4173/blog/a</guid>')
  expect(feed).toContain('<pubDate>Fri, 14 Mar 2025 00:00:00 GMT</pubDate>')
  expect(feed).toContain('<category>Writing</category>')
  expect(feed).toContain(
    '<enclosure url="http://127.0.0.1:4173/cda/a.png?w=1200&amp;h=800&amp;fit=fill&amp;fm=webp&amp;q=80"',
  )
  expect(textsOf('title', feed)).toEqual(['Textwright Blog', 'A'])
})
