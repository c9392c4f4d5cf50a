import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StaticRouter } from '#frame/router/router.tsx'
import { DocumentPolicyZone } from '#frame/router/link.tsx'
import { cleanDocument } from './rich-text-document.ts'
import { RichText } from './rich-text.tsx'

function show(...content: unknown[]): string {
  return renderToStaticMarkup(
    <StaticRouter path="/blog/a">
      <DocumentPolicyZone value="blog">
        <RichText document={cleanDocument({ nodeType: 'document', data: {}, content })} />
      </DocumentPolicyZone>
    </StaticRouter>,
  )
}

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, content: unknown[] = [], data: unknown = {}) => ({ nodeType, data, content })
const paragraph = (...content: unknown[]) => node('paragraph', content)
const link = (uri: string) => paragraph(node('hyperlink', [text('here')], { uri }))

const post = {
  sys: { id: 'p', type: 'Entry', contentType: { sys: { id: 'blogPost' } } },
  fields: { title: 'Another', slug: 'another' },
}
const person = {
  sys: { id: 'q', type: 'Entry', contentType: { sys: { id: 'person' } } },
  fields: { name: 'Ada', slug: 'ada' },
}
const resource = {
  sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/s/entries/e' },
}
const image = {
  sys: { id: 'i', type: 'Asset' },
  fields: {
    title: 'The plate',
    description: 'A pilcrow',
    file: { url: '/cda/assets/i.png', contentType: 'image/png', details: { image: { width: 600, height: 300 } } },
  },
}
const sheet = {
  sys: { id: 's', type: 'Asset' },
  fields: { title: 'The figures', file: { url: '//assets.ctfassets.net/figures.csv', contentType: 'text/csv' } },
}
const externalLink = (href: string) => `<p><a href="${href}" rel="noopener noreferrer">here</a></p>`

describe('nodes', () => {
  test.each([
    ['a paragraph', [paragraph(text('One'))], '<p>One</p>'],
    ['an empty paragraph', [paragraph(text(''))], ''],
    ['a line break', [paragraph(text('a\nb'))], '<p>a<br/>b</p>'],
    ['a code block', [paragraph(text('a\n  b', 'code'))], '<pre tabindex="0"><code>a\n  b</code></pre>'],
    [
      'inline code as a list item',
      [node('unordered-list', [node('list-item', [paragraph(text('a', 'code'))])])],
      '<ul><li><p><code>a</code></p></li></ul>',
    ],
    [
      'a code block in a list item',
      [node('unordered-list', [node('list-item', [paragraph(text('a\nb', 'code'))])])],
      '<ul><li><pre tabindex="0"><code>a\nb</code></pre></li></ul>',
    ],
    ['inline code', [paragraph(text('see '), text('b', 'code'))], '<p>see <code>b</code></p>'],
    ['a list', [node('unordered-list', [node('list-item', [paragraph(text('a'))])])], '<ul><li><p>a</p></li></ul>'],
    [
      'a numbered list',
      [node('ordered-list', [node('list-item', [paragraph(text('a'))])])],
      '<ol><li><p>a</p></li></ol>',
    ],
    ['a quotation', [node('blockquote', [paragraph(text('a'))])], '<blockquote><p>a</p></blockquote>'],
    ['a rule', [node('hr')], '<hr/>'],
  ])('%s', (_, nodes, html) => expect(show(...nodes)).toBe(html))

  test.each([
    [['heading-1', 'heading-2'], '<h2>x</h2><h3>x</h3>'],
    [['heading-2', 'heading-3', 'heading-2'], '<h2>x</h2><h3>x</h3><h2>x</h2>'],
    [['heading-3', 'heading-6'], '<h2>x</h2><h5>x</h5>'],
    [
      ['heading-1', 'heading-2', 'heading-3', 'heading-4', 'heading-5', 'heading-6'],
      '<h2>x</h2><h3>x</h3><h4>x</h4><h5>x</h5><h6>x</h6><h6>x</h6>',
    ],
  ])('shifts the headings %j below the title', (types, html) => {
    expect(show(...types.map((type) => node(type, [text('x')])))).toBe(html)
  })

  test('a table has a header row and is focusable', () => {
    const row = (type: string, ...cells: string[]) =>
      node(
        'table-row',
        cells.map((cell) => node(type, [paragraph(text(cell))])),
      )
    const html = show(node('table', [row('table-header-cell', 'a', ''), row('table-cell', '1', '2')]))
    expect(html).toBe(
      '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>' +
        '<thead><tr><th><p>a</p></th><td></td></tr></thead><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table></div>',
    )
  })
})

test.each([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['strikethrough', 's'],
])('renders the mark %s as <%s>', (mark, tag) => {
  expect(show(paragraph(text('a'), text('b', mark)))).toBe(`<p>a<${tag}>b</${tag}></p>`)
})

describe('links', () => {
  test.each([
    ['https://example.com/', externalLink('https://example.com/')],
    ['mailto:a@example.com', externalLink('mailto:a@example.com')],
    ['/tools/word-counter', '<p><a href="/tools/word-counter">here</a></p>'],
    ['/blog/other', '<p><a href="/blog/other">here</a></p>'],
    ['javascript:alert(1)', '<p>here</p>'],
    ['data:text/html,x', '<p>here</p>'],
  ])('to %s', (uri, html) => expect(show(link(uri))).toBe(html))

  test.each([
    ['to a post', 'entry-hyperlink', post, '<p><a href="/blog/another">here</a></p>'],
    ['to an entry that is not a post', 'entry-hyperlink', person, '<p>here</p>'],
    [
      'to a post whose slug is an unpaired surrogate',
      'entry-hyperlink',
      { ...post, fields: { slug: '\uD800' } },
      '<p>here</p>',
    ],
    ['to an asset', 'asset-hyperlink', sheet, externalLink('https://assets.ctfassets.net/figures.csv')],
    ['to a resource', 'resource-hyperlink', resource, '<p>here</p>'],
  ])('%s', (_, type, target, html) => expect(show(paragraph(node(type, [text('here')], { target })))).toBe(html))
})

describe('embedded content', () => {
  test.each([
    ['a post', 'embedded-entry-block', post, '<p><a href="/blog/another">Another</a></p>'],
    ['an entry that is not a post', 'embedded-entry-block', person, '<p>Ada</p>'],
    ['a resource', 'embedded-resource-block', resource, ''],
    ['a broken link', 'embedded-asset-block', { sys: { type: 'Link', linkType: 'Asset', id: 'x' } }, ''],
    [
      'an asset that is not an image',
      'embedded-asset-block',
      sheet,
      '<p><a href="https://assets.ctfassets.net/figures.csv" rel="noopener noreferrer">The figures</a></p>',
    ],
  ])('%s', (_, type, target, html) => expect(show(node(type, [], { target }))).toBe(html))

  test.each([
    ['a post', 'embedded-entry-inline', post, '<p><a href="/blog/another">Another</a></p>'],
    ['an entry that is not a post', 'embedded-entry-inline', person, '<p>Ada</p>'],
    ['a resource', 'embedded-resource-inline', resource, '<p></p>'],
  ])('%s inline', (_, type, target, html) => expect(show(paragraph(node(type, [], { target })))).toBe(html))

  test('an image has a size, alternative text and a caption', () => {
    const html = show(node('embedded-asset-block', [], { target: image }))
    expect(html).toMatch(/^<figure><img .*<figcaption>The plate<\/figcaption><\/figure>$/)
    for (const part of ['width="600"', 'height="300"', 'alt="A pilcrow"', 'loading="lazy"', '480w', '600w']) {
      expect(html).toContain(part)
    }
  })
})

describe('invalid content', () => {
  test.each([
    ['shows the text of an unknown block', [node('carousel', [paragraph(text('words'))])], '<p>words</p>'],
    ['shows the text of an unknown inline', [paragraph(node('sparkle', [text('words')]))], '<p>words</p>'],
    ['ignores an unknown mark', [paragraph(text('words', 'blink'))], '<p>words</p>'],
    ['wraps text outside a paragraph', [text('words')], '<p>words</p>'],
    [
      'turns a table row outside a table into a paragraph',
      [node('table-row', [node('table-cell', [paragraph(text('words'))])])],
      '<p>words</p>',
    ],
    ['turns a paragraph in a paragraph into text', [paragraph(paragraph(text('words')))], '<p>words</p>'],
    [
      'turns a table in a quotation into a paragraph',
      [node('blockquote', [node('table', [node('table-row', [node('table-cell', [text('words')])])])])],
      '<blockquote><p>words</p></blockquote>',
    ],
    [
      'turns a link in a link into text',
      [paragraph(node('hyperlink', [node('hyperlink', [text('words')], { uri: '/' })], { uri: '/' }))],
      '<p><a href="/">words</a></p>',
    ],
    ['accepts a node without content', [{ nodeType: 'unordered-list' }], '<ul></ul>'],
    ['accepts a text without value or marks', [paragraph({ nodeType: 'text' })], ''],
    ['ignores values that are not nodes', [null, undefined, 7, 'text', [], {}], ''],
    ['escapes HTML', [paragraph(text('<script>alert(1)</script>'))], '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('%s', (_, nodes, html) => expect(show(...nodes)).toBe(html))

  test('accepts posts that link to each other', () => {
    const first: Record<string, unknown> = { ...post, fields: { ...post.fields } }
    const second = { ...post, fields: { slug: 'second', title: 'Second', first } }
    Object.assign(first['fields'] as object, { second })
    const document = cleanDocument({ content: [node('embedded-entry-block', [], { target: second })] })
    expect(() => JSON.stringify(document)).not.toThrow()
  })

  test('limits the depth of nested lists', () => {
    let list = node('unordered-list', [])
    for (let depth = 0; depth < 5000; depth++) list = node('unordered-list', [node('list-item', [list])])
    expect(show(list).length).toBeLessThan(1000)
  })

  test('renders any input without scripts or unsafe links', () => {
    const types = fc.constantFrom(
      ...[
        'document',
        'paragraph',
        'heading-1',
        'text',
        'hyperlink',
        'entry-hyperlink',
        'asset-hyperlink',
        'table',
        'table-row',
      ],
      ...[
        'table-cell',
        'unordered-list',
        'list-item',
        'blockquote',
        'embedded-asset-block',
        'embedded-entry-inline',
        'hr',
        'x',
      ],
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.anything({ maxDepth: 1 }),
        fc.record(
          {
            nodeType: types,
            value: fc.oneof(fc.string(), fc.integer()),
            marks: fc.oneof(fc.array(fc.record({ type: fc.constantFrom('bold', 'code', 'x') })), fc.constant('bold')),
            data: fc.oneof(
              fc.record({ uri: fc.constantFrom('javascript:alert(1)', 'data:,x', 'https://example.com', 7) }),
              fc.record({ target: fc.constantFrom(post, person, image, sheet, resource, 'x', null) }),
              fc.anything({ maxDepth: 1 }),
            ),
            content: fc.oneof(fc.array(tie('tree'), { maxLength: 4 }), fc.string()),
          },
          { requiredKeys: ['nodeType'] },
        ),
      ),
    }))
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 5 }), (nodes) => {
        const html = show(...nodes)
        expect(html).not.toMatch(
          /<script|(?:href|src)="(?:javascript|data)|<a [^>]*>(?:(?!<\/a>).)*<a |<p>(?:(?!<\/p>).)*<(?:p|table|ul)\b/s,
        )
      }),
    )
  })
})
