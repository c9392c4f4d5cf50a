import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InputError } from '#core/tool/input-error.ts'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import { testTool } from '#test/test-tool.ts'
import { engine } from './engine.ts'
import type { MetaTags } from './result.ts'
import { describePage, type PageDescription } from './page-description.ts'
import { tool } from './tool.ts'

type Fields = OptionValues<(typeof tool)['options']>

function tagsOf(fields: Partial<Fields>): MetaTags {
  // This engine runs synchronously.
  return testTool(tool, engine).run({}, fields)
}

function describeFilled(fields: Partial<Fields>): PageDescription {
  return describePage({ ...initialOptions(tool.options), ...fields })
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
  [{}, 'Add a title and a description to get the tags.'],
  [{ keywords: 'tea', url: 'https://example.com' }, 'Add a title and a description to get the tags.'],
  [{ title: 'Tea', url: 'https://example.com/tea' }, 'Add a description to get the tags.'],
  [{ description: 'How to make it.' }, 'Add a title to get the tags.'],
  [{ title: ' \n ', description: 'How to make it.' }, 'Add a title to get the tags.'],
  [{ title: 'Tea', description: '\u00a0' }, 'Add a description to get the tags.'],
])('writes no tags for %j: %s', (fields, message) => {
  expect(() => tagsOf(fields)).toThrow(new InputError(message))
})

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

describe('more tags', () => {
  const more = {
    ...page,
    url: 'https://example.com/tea',
    siteName: 'Tea & Co',
    image: 'https://example.com/tea.jpg?a=1&b=2',
    imageAlt: 'A "cup"',
    twitterSite: '@tea_co',
    author: '"Ada" Baker',
  }

  test.each([
    ['siteName', '<meta property="og:site_name" content="Tea &amp; Co">'],
    ['image', '<meta property="og:image" content="https://example.com/tea.jpg?a=1&amp;b=2">'],
    ['image', '<meta name="twitter:image" content="https://example.com/tea.jpg?a=1&amp;b=2">'],
    ['image', '<meta name="twitter:card" content="summary_large_image">'],
    ['imageAlt', '<meta property="og:image:alt" content="A &quot;cup&quot;">'],
    ['imageAlt', '<meta name="twitter:image:alt" content="A &quot;cup&quot;">'],
    ['image', '<meta property="og:image:alt" content="A &quot;cup&quot;">'],
    ['twitterSite', '<meta name="twitter:site" content="@tea_co">'],
    ['author', '<meta name="author" content="&quot;Ada&quot; Baker">'],
  ] as const)('the field %s adds %s', (field, tag) => {
    expect(tagsOf(more).text.split('\n')).toContain(tag)
    expect(tagsOf({ ...more, [field]: '' }).text).not.toContain(tag)
  })

  test.each([
    ['none', undefined],
    ['noindex', 'noindex'],
    ['nofollow', 'nofollow'],
    ['noindex-nofollow', 'noindex, nofollow'],
    ['large-previews', 'max-image-preview:large, max-snippet:-1, max-video-preview:-1'],
  ] as const)('robots %s is written as %j', (robots, content) => {
    const found = /<meta name="robots" content="([^"]*)">/.exec(tagsOf({ ...page, robots }).text)
    expect(found?.[1]).toBe(content)
  })

  test('a canonical URL replaces the page URL', () => {
    const { text } = tagsOf({ ...more, canonical: 'https://example.com/' })
    expect(text).toContain('<link rel="canonical" href="https://example.com/">')
    expect(text).toContain('<meta property="og:url" content="https://example.com/">')
    expect(text).not.toContain('https://example.com/tea"')
  })

  test.each([
    ['image', 'tea.jpg'],
    ['image', '//example.com/tea.jpg'],
    ['image', 'https://'],
    ['image', 'https://example.com/my tea.jpg'],
    ['image', 'data:image/png;base64,AA'],
    ['canonical', 'javascript:alert(1)'],
    ['canonical', '/tea'],
    ['twitterSite', 'tea_co'],
    ['twitterSite', '@tea-co'],
    ['twitterSite', '@a_name_of_16_char'],
  ] as const)('%s %j is left out, with a reason', (field, value) => {
    const result = tagsOf({ ...more, [field]: value })
    expect(result.problems).toMatchObject([{ field, message: expect.stringMatching(/ It is left out\.$/) as string }])
    expect(result.text).not.toContain(`"${value}"`)
    expect(engine.note?.(result)).toContain(`${tool.options[field].label}: ${result.problems[0]?.message ?? ''}`)
  })

  test.each([
    ['image', 'HTTPS://example.com/tea.jpg'],
    ['image', 'http://localhost:8080/a?b#c'],
    ['canonical', 'https://example.jp/京都'],
    ['twitterSite', '@T'],
  ] as const)('%s %j is fine', (field, value) => {
    const result = tagsOf({ ...more, [field]: ` ${value}\n` })
    expect(result.problems).toEqual([])
    expect(result.text).toContain(value)
    expect(engine.note?.(result)).toBeUndefined()
  })

  test('a page URL without a protocol is written as before, with a hint', () => {
    const result = tagsOf({ ...page, url: 'example.com/tea' })
    expect(result.text).toContain('<link rel="canonical" href="example.com/tea">')
    expect(result.problems).toEqual([
      {
        field: 'url',
        message: 'Use a full address, such as https://example.com/page. It is written as typed.',
        suggestion: 'https://example.com/tea',
      },
    ])
  })

  test.each([
    ['https://example.com/tea?utm_source=fb#top', 'https://example.com/tea'],
    ['https://example.com/?a=1&fbclid=x&b', 'https://example.com/?a=1&b'],
    ['https://example.com/tea#top', 'https://example.com/tea'],
    ['https://example.com/#/tea', undefined],
    ['https://example.com/tea?page=2', undefined],
    ['https://example.com', undefined],
  ])('for the page URL %j, the address %j is suggested', (url, suggestion) => {
    const result = tagsOf({ ...page, url })
    expect(result.problems[0]?.suggestion).toBe(suggestion)
    expect(result.text).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
  })

  test.each([
    ['image', 'example.com/tea.jpg', 'https://example.com/tea.jpg'],
    ['image', 'tea.jpg', undefined],
    ['image', 'img/tea.jpg', undefined],
    ['image', '/img/tea.jpg', 'https://example.com/img/tea.jpg'],
    ['image', 'example.com/my tea.jpg', 'https://example.com/my%20tea.jpg'],
    ['image', '/my tea.jpg', 'https://example.com/my%20tea.jpg'],
    ['url', 'https://example.com/my green tea', 'https://example.com/my%20green%20tea'],
    ['url', 'https://exam ple.com/tea', undefined],
    ['url', 'see example.com/tea', undefined],
    ['canonical', 'www.example.com', 'https://www.example.com'],
    ['canonical', '//example.com:8080/tea?a#b', 'https://example.com:8080/tea?a#b'],
    ['canonical', 'bücher.example/京都', 'https://bücher.example/京都'],
    ['canonical', 'javascript:alert(1)', undefined],
    ['twitterSite', 'tea_co', '@tea_co'],
    ['twitterSite', 'https://x.com/tea_co?s=20', '@tea_co'],
    ['twitterSite', 'www.twitter.com/@tea_co/', '@tea_co'],
    ['twitterSite', 'tea-co', undefined],
  ] as const)('for %s %j, %j is suggested', (field, value, suggestion) => {
    const [problem] = tagsOf({ ...page, url: 'https://example.com/tea/green', [field]: value }).problems
    expect(problem?.suggestion).toBe(suggestion)
  })

  test('the note on the command line has the suggestion', () => {
    expect(engine.note?.(tagsOf({ ...page, canonical: 'example.com', twitterSite: '@tea-co' }))).toBe(
      'Canonical URL, if not the page URL: Use a full address, such as https://example.com/page. It is left out. ' +
        'Did you mean https://example.com?\n' +
        'X (Twitter) account: Write the account like @name, with up to 15 letters, digits or underscores. It is left out.',
    )
  })
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
      const { text } = tagsOf({ title: `a${title}`, description: `a${description}`, keywords, url })
      const tag = /^<(?:title>[^<>]*<\/title|(?:meta (?:name|property)|link rel)="[\w:]+" (?:content|href)="[^"<>]*")>$/
      for (const line of text.split('\n')) expect(line).toMatch(tag)
    }),
  )
})

test.each([
  ['', []],
  ['https://example.com', ['example.com']],
  ['https://example.com/', ['example.com']],
  ['HTTP://example.com:8080/a/b.html?x=/y#z', ['example.com:8080', 'a', 'b.html']],
  ['example.com/tea', ['example.com', 'tea']],
  ['https://example.jp/%E4%BA%AC', ['example.jp', '京']],
  ['https://example.com/100%', ['example.com', '100%']],
  ['javascript:alert(1)', ['javascript:alert(1)']],
])('previews show the URL %j as %j', (url, breadcrumbs) => {
  expect(describeFilled({ url: ` ${url}` }).preview.breadcrumbs).toEqual(breadcrumbs)
})

test('previews show what the tags contain', () => {
  const typed = {
    title: ' Tea\nfor two ',
    siteName: ' Tea & Co ',
    image: 'tea.jpg',
    canonical: 'https://example.com/tea',
  }
  expect(describeFilled(typed).preview).toEqual({
    title: 'Tea for two',
    description: '',
    siteName: 'Tea & Co',
    image: '',
    breadcrumbs: ['example.com', 'tea'],
  })
})
