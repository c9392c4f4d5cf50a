import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialOptions, type OptionValues } from '#core/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { urlBreadcrumbs } from './url-breadcrumbs.ts'
import { engine, type MetaTags, noTags } from './engine.ts'
import { tool } from './tool.ts'

type Fields = OptionValues<(typeof tool)['options']>

function tagsOf(fields: Partial<Fields>): MetaTags {
  // This engine runs synchronously.
  return engine.run({}, { ...initialOptions(tool.options), ...fields }, createEngineContext()) as MetaTags
}

const page = { title: 'Tea', description: 'How to make it.' }

test('writes the tags for a title and a description', () => {
  expect(tagsOf(page).text.split('\n')).toEqual([
    '<title>Tea</title>',
    '<meta name="description" content="How to make it.">',
    '<meta property="og:type" content="website">',
    '<meta property="og:title" content="Tea">',
    '<meta property="og:description" content="How to make it.">',
    '<meta name="twitter:card" content="summary">',
    '<meta name="twitter:title" content="Tea">',
    '<meta name="twitter:description" content="How to make it.">',
  ])
})

test('adds tags for keywords and URL', () => {
  const { text } = tagsOf({ ...page, keywords: 'tea, pot', url: 'https://example.com/tea?a=1&b=2' })
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '<meta name="keywords" content="tea, pot">',
      '<link rel="canonical" href="https://example.com/tea?a=1&amp;b=2">',
      '<meta property="og:url" content="https://example.com/tea?a=1&amp;b=2">',
    ]),
  )
})

test.each([
  [{}],
  [{ title: 'Tea' }],
  [{ description: 'How to make it.' }],
  [{ title: ' \n ', description: 'How to make it.' }],
  [{ title: 'Tea', description: '\u00a0' }],
  [{ keywords: 'tea', url: 'https://example.com' }],
])('writes no tags for %j', (fields) => expect(tagsOf(fields)).toMatchObject({ text: '', tags: 0 }))

test('returns an empty result for empty fields', () => expect(tagsOf({})).toEqual(noTags))

test.each([
  ['5 < 6 & 7 > 6', '<title>5 &lt; 6 &amp; 7 &gt; 6</title>', 'content="5 &lt; 6 &amp; 7 &gt; 6"'],
  ['"Tea"', '<title>"Tea"</title>', 'content="&quot;Tea&quot;"'],
  ["Don't", "<title>Don't</title>", `content="Don't"`],
  ['&amp;', '<title>&amp;amp;</title>', 'content="&amp;amp;"'],
  ['</title><script>', '<title>&lt;/title&gt;&lt;script&gt;</title>', 'content="&lt;/title&gt;&lt;script&gt;"'],
  ['👩‍👩‍👧 שלום', '<title>👩‍👩‍👧 שלום</title>', 'content="👩‍👩‍👧 שלום"'],
  [' Tea\r\n for two\n', '<title>Tea for two</title>', 'content="Tea for two"'],
  ['10\u00a0km', '<title>10\u00a0km</title>', 'content="10\u00a0km"'],
])('writes the title %j as %s and %s', (title, element, attribute) => {
  const [first, ...rest] = tagsOf({ ...page, title }).text.split('\n')
  expect(first).toBe(element)
  expect(rest.filter((line) => line.includes(attribute))).toHaveLength(2)
})

test('never shortens the title or description', () => {
  const title = 'W'.repeat(100)
  const description = 'word '.repeat(100).trim()
  const { text } = tagsOf({ title, description })
  expect(text).toContain(`<title>${title}</title>`)
  expect(text).toContain(`content="${description}"`)
})

test('returns the text and width that a search result would show', () => {
  const { title, description } = tagsOf({ title: 'Wide words '.repeat(10), description: 'Hello' })
  expect(title).toMatchObject({ pixels: 1095, limit: 600, isEstimate: false })
  expect(title.shown).toBe(`${'Wide words '.repeat(5)}…`)
  expect(description).toEqual({ characters: 5, pixels: 32, limit: 920, isEstimate: false, shown: 'Hello' })
})

test('escapes values, so that no value can close its quotes or open a tag', () => {
  const anything = fc.string({ unit: fc.constantFrom('"', "'", '<', '>', '&', 'a', ' ', '\n', '=', '/') })
  fc.assert(
    fc.property(anything, anything, anything, anything, (title, description, keywords, url) => {
      const { text } = tagsOf({ title, description, keywords, url })
      const tag = /^<(?:title>[^<>]*<\/title|(?:meta (?:name|property)|link rel)="[\w:]+" (?:content|href)="[^"<>]*")>$/
      for (const line of text === '' ? [] : text.split('\n')) expect(line).toMatch(tag)
    }),
  )
})

describe('urlBreadcrumbs', () => {
  test.each([
    ['', []],
    ['https://example.com', ['example.com']],
    ['https://example.com/', ['example.com']],
    ['HTTP://example.com:8080/a/b.html?x=/y#z', ['example.com:8080', 'a', 'b.html']],
    ['example.com/tea', ['example.com', 'tea']],
    ['https://example.jp/%E4%BA%AC', ['example.jp', '京']],
    ['https://example.com/100%', ['example.com', '100%']],
    ['javascript:alert(1)', ['javascript:alert(1)']],
  ])('splits %j into %j', (url, breadcrumbs) => expect(urlBreadcrumbs(url)).toEqual(breadcrumbs))
})
