import type { Document } from '@contentful/rich-text-types'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Library, readLibrary } from './library.ts'
import { drawPicture, type SampleFields, writeArticle, writeFolder } from './sample-blog.ts'

async function read(files: Readonly<Record<string, string | Buffer>>): Promise<Library> {
  const { folder, remove } = await writeFolder(files)
  try {
    return await readLibrary(folder)
  } finally {
    await remove()
  }
}

/** What is wrong, each with its place: `a.md:4: …` */
async function problemsOf(files: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
  try {
    await read(files)
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n')
    return lines.map((line) => line.replace(/^.*textwright-blog-[^/]+\//, ''))
  }
  return []
}

const front = 7

/** An article whose body begins at the line after the front matter. */
async function problemsOfBody(body: string): Promise<string[]> {
  return problemsOf({ 'a.md': writeArticle({}, body) })
}

interface ShownNode {
  nodeType: string
  data: { uri?: string; target?: { sys: { id: string } } }
  value?: string
  marks?: { type: string }[]
  content?: ShownNode[]
}

/** A document in one line: `paragraph(text | bold:text)`. */
function show({ nodeType, data, value, marks, content }: ShownNode): string {
  if (nodeType === 'text') return [...(marks ?? []).map(({ type }) => type), JSON.stringify(value)].join(':')
  const target = data.uri ?? data.target?.sys.id
  return `${nodeType}${target === undefined ? '' : `<${target}>`}(${(content ?? []).map(show).join(' ')})`
}

async function convert(body: string): Promise<string> {
  const { entries } = await read({
    'a.md': writeArticle({}, body),
    'other.md': writeArticle({ slug: 'other' }),
    'images/x.png': await drawPicture(20, 10),
  })
  const { content } = entries[0]?.fields as { content: Document }
  return (content.content as unknown as ShownNode[]).map(show).join(' ')
}

describe('Markdown becomes rich text', () => {
  test.each([
    ['One\ntwo.', 'paragraph("One two.")'],
    ['*One*\n*two*', 'paragraph(italic:"One" " " italic:"two")'],
    ['One  \ntwo\\\nthree<br>four<br/>five', 'paragraph("One\\ntwo\\nthree\\nfour\\nfive")'],
    ['**b** *i* ~~s~~ `c`', 'paragraph(bold:"b" " " italic:"i" " " strikethrough:"s" " " code:"c")'],
    ['***both***', 'paragraph(italic:bold:"both")'],
    ['H<sub>2</sub>O', 'paragraph("H" subscript:"2" "O")'],
    ['<sup>a<u>b</u></sup><s>c</s>', 'paragraph(superscript:"a" superscript:underline:"b" strikethrough:"c")'],
    ['**x<sup>2</sup>**', 'paragraph(bold:"x" bold:superscript:"2")'],
    ['<u>[a](/about)</u>', 'paragraph(hyperlink</about>(underline:"a"))'],
    ['`<br>` and `<u>`', 'paragraph(code:"<br>" " and " code:"<u>")'],
    ['&lt;br&gt; &amp; \\*', 'paragraph("<br> & *")'],
    ['## Two\n\n### Three', 'heading-2("Two") heading-3("Three")'],
    [
      '- a\n  - b\n- c',
      'unordered-list(list-item(paragraph("a") unordered-list(list-item(paragraph("b")))) list-item(paragraph("c")))',
    ],
    ['1. a\n2. b', 'ordered-list(list-item(paragraph("a")) list-item(paragraph("b")))'],
    ['> a\n> b', 'blockquote(paragraph("a b"))'],
    ['a\n\n---\n\nb', 'paragraph("a") hr() paragraph("b")'],
    ['```js\nlet a = "<br>"\n\n  b\n```', 'paragraph(code:"let a = \\"<br>\\"\\n\\n  b")'],
    ['- a\n\n  ```\n  code\n  ```', 'unordered-list(list-item(paragraph("a") paragraph(code:"code")))'],
    [
      '|a|b|\n|-|-|\n|1<br>2|x<sub>i</sub> *y*|\n||`c`|',
      'table(table-row(table-header-cell(paragraph("a")) table-header-cell(paragraph("b"))) ' +
        'table-row(table-cell(paragraph("1\\n2")) table-cell(paragraph("x" subscript:"i" " " italic:"y"))) ' +
        'table-row(table-cell(paragraph("")) table-cell(paragraph(code:"c"))))',
    ],
    ['![A picture](images/x.png)', 'embedded-asset-block<x>()'],
    ['a ![A picture](images/x.png) b', 'paragraph("a ") embedded-asset-block<x>() paragraph(" b")'],
    ['[post](/blog/other)', 'paragraph(entry-hyperlink<other>("post"))'],
    ['[itself](/blog/a-title)', 'paragraph(entry-hyperlink<a-title>("itself"))'],
    ['[place](/blog/other#end)', 'paragraph(hyperlink</blog/other#end>("place"))'],
    ['[tool](/tools/word-counter)', 'paragraph(hyperlink</tools/word-counter>("tool"))'],
    [
      '[home](/?tool=word-counter) [blog](/blog) [faq](/#faq)',
      'paragraph(hyperlink</?tool=word-counter>("home") " " hyperlink</blog>("blog") " " hyperlink</#faq>("faq"))',
    ],
    [
      '[a](https://example.com/?b=c) <mailto:a@example.com>',
      'paragraph(hyperlink<https://example.com/?b=c>("a") " " hyperlink<mailto:a@example.com>("mailto:a@example.com"))',
    ],
  ])('%j', async (body, expected) => expect(await convert(body)).toBe(expected))

  test('a file from another system: byte order mark, other line ends', async () => {
    const { entries } = await read({ 'a.md': `\uFEFF${writeArticle({}, 'One\ntwo.\n').replaceAll('\n', '\r\n')}` })
    expect(entries[0]?.fields).toMatchObject({
      title: 'A title',
      content: { content: [{ content: [{ value: 'One two.' }] }] },
    })
  })
})

describe('front matter', () => {
  test('is taken as it is written', async () => {
    const { entries } = await read({
      'a.md': writeArticle({ title: '1984', excerpt: '"Quoted: yes"', category: 'true', image: '{ kind: drawn }' }),
    })
    expect(entries[0]?.fields).toMatchObject({
      title: '1984',
      excerpt: 'Quoted: yes',
      category: 'true',
      publishedDat: '2025-03-14',
    })
    expect(entries[0]?.fields).not.toHaveProperty('image')
  })

  test.each<[string, SampleFields, string]>([
    ['a field too few', { category: undefined }, 'a.md:1: category is missing.'],
    ['a field too many', { author: 'me' }, 'a.md:7: author is no field of an article.'],
    ['an empty field', { excerpt: '' }, 'a.md:4: excerpt is empty.'],
    ['a list for a text', { category: '[a, b]' }, 'a.md:5: category takes a text.'],
    [
      'a field twice',
      { slug: 'a-title\ntitle: Again' },
      'a.md:4: The front matter is no YAML: Map keys must be unique',
    ],
    ['a control character', { title: 'A\u0007 title' }, 'a.md:2: title contains a control character (U+0007).'],
    ['one that is spelt out', { excerpt: '"\\x1B[31m"' }, 'a.md:4: excerpt contains a control character (U+001B).'],
    ['half a character', { category: '"\\uD800"' }, 'a.md:5: category contains a control character (U+D800).'],
    ['no YAML', { excerpt: '"open' }, 'a.md:7: The front matter is no YAML: Missing closing "quote'],
    [
      'a slug with a space',
      { slug: 'a title' },
      'a.md:3: slug is “a title”, but it takes small letters, digits and single hyphens between them.',
    ],
    [
      'a slug with a path',
      { slug: '../a' },
      'a.md:3: slug is “../a”, but it takes small letters, digits and single hyphens between them.',
    ],
    ['a slug that is too long', { slug: 'a'.repeat(65) }, 'a.md:3: slug is longer than 64 characters.'],
    ['a title that is too long', { title: 'a'.repeat(257) }, 'a.md:2: title is longer than 256 characters.'],
    [
      'no date',
      { publishedDat: 'soon' },
      'a.md:6: publishedDat is “soon”, but it takes a date such as 2025-03-14 or 2025-03-14T09:00:00Z.',
    ],
    [
      'no such day',
      { publishedDat: '2025-02-30' },
      'a.md:6: publishedDat is “2025-02-30”, but it takes a date such as 2025-03-14 or 2025-03-14T09:00:00Z.',
    ],
    [
      'a time nowhere',
      { publishedDat: '2025-02-03T10:00' },
      'a.md:6: publishedDat is “2025-02-03T10:00”, but it takes a date such as 2025-03-14 or 2025-03-14T09:00:00Z.',
    ],
    ['an image without a description', { featuredImage: 'x.png' }, 'a.md:7: featuredImage needs alt beside it.'],
    ['a description without an image', { alt: 'X' }, 'a.md:7: alt needs featuredImage beside it.'],
    [
      'an image that is not there',
      { featuredImage: 'y.png', alt: 'Y' },
      'a.md:7: There is no image “y.png” in the folder images.',
    ],
    [
      'an image from elsewhere',
      { featuredImage: '../images/x.png', alt: 'Y' },
      'a.md:7: There is no image “../images/x.png” in the folder images.',
    ],
  ])('%s', async (_, fields, problem) => {
    const problems = await problemsOf({ 'a.md': writeArticle(fields), 'images/x.png': await drawPicture(20, 10) })
    expect(problems).toContain(problem)
  })

  test.each([
    ['nothing', ''],
    ['no front matter', 'Text.\n'],
    ['front matter without an end', '---\ntitle: A\n'],
    ['front matter further down', '\n---\ntitle: A\n---\nText.\n'],
  ])('%s', async (_, source) => {
    expect(await problemsOf({ 'a.md': source })).toContain(
      'a.md:1: The article does not begin with front matter between two lines of ---.',
    )
  })

  test('a slug of two articles', async () => {
    expect(await problemsOf({ 'a.md': writeArticle(), 'b.md': writeArticle() })).toEqual([
      'b.md:3: slug is “a-title”, as in another article.',
    ])
  })
})

describe('broken text', () => {
  test.each([
    ['', 'a.md:1: The article has no text.'],
    ['\nText.\n\n# One\n', `a.md:${String(front + 4)}: Headings begin at the second level: ## …`],
    ['Text.\n\nOne\n===\n', `a.md:${String(front + 3)}: Headings begin at the second level: ## …`],
    ['Text.\n\nSee [it](/blog/nothing).\n', `a.md:${String(front + 3)}: There is no post at “/blog/nothing”.`],
    ['[it](/blog/nothing#end)', `a.md:${String(front + 1)}: There is no post at “/blog/nothing#end”.`],
    ['[it](/blog/)', `a.md:${String(front + 1)}: There is no post at “/blog/”.`],
    ['[it](/tools/nothing)', `a.md:${String(front + 1)}: There is no page at “/tools/nothing”.`],
    ['[it](/?tool=nothing)', `a.md:${String(front + 1)}: There is no page at “/?tool=nothing”.`],
    ['[it](/tools/word-counter/)', `a.md:${String(front + 1)}: There is no page at “/tools/word-counter/”.`],
    [
      '[it](javascript:alert(1))',
      `a.md:${String(front + 1)}: A link takes https, http, mailto or a page of ours (/…), not “javascript:alert(1)”.`,
    ],
    [
      '[it](//example.com)',
      `a.md:${String(front + 1)}: A link takes https, http, mailto or a page of ours (/…), not “//example.com”.`,
    ],
    ['[it](#end)', `a.md:${String(front + 1)}: A link takes https, http, mailto or a page of ours (/…), not “#end”.`],
    [
      'a\n\n[it][1]\n\n[1]: /about\n',
      `a.md:${String(front + 3)}: Write the address beside the text of the link: [text](address).`,
    ],
    [
      'a\n\n<div>\nb\n</div>\n',
      `a.md:${String(front + 3)}: HTML cannot be shown, but for sub, sup, u, s and br: <div>`,
    ],
    ['a <span>b</span>', `a.md:${String(front + 1)}: HTML cannot be shown, but for sub, sup, u, s and br: <span>`],
    [
      'a <u onclick="x">b</u>',
      `a.md:${String(front + 1)}: HTML cannot be shown, but for sub, sup, u, s and br: <u onclick="x">`,
    ],
    ['<!-- a -->\n\nb', `a.md:${String(front + 1)}: HTML cannot be shown, but for sub, sup, u, s and br: <!-- a -->`],
    ['a\nb <sub>c', `a.md:${String(front + 2)}: <sub> is not closed.`],
    ['a</sub>', `a.md:${String(front + 1)}: </sub> closes what is not open.`],
    ['<sub>a <sup>b</sub></sup>', `a.md:${String(front + 1)}: </sub> closes what is not open.`],
    ['![](images/x.png)', `a.md:${String(front + 1)}: An image needs a description: ![description](images/file.png).`],
    ['a\n\n![A](images/y.png)', `a.md:${String(front + 3)}: There is no image “y.png” in the folder images.`],
    [
      '![A](https://example.com/x.png)',
      `a.md:${String(front + 1)}: An image takes a file such as images/file.png, not “https://example.com/x.png”.`,
    ],
    [
      '![A](images/../x.png)',
      `a.md:${String(front + 1)}: An image takes a file such as images/file.png, not “images/../x.png”.`,
    ],
    [
      'a\n\n> - b\n',
      `a.md:${String(front + 3)}: unordered-list cannot hold this: Value must be one of expected values (it takes paragraph).`,
    ],
  ])('%j', async (body, problem) => expect(await problemsOfBody(body)).toContain(problem))

  test('a heading named like a comment in code is found where it is', async () => {
    expect(await problemsOfBody('# One\n\n`# One`\n')).toEqual([
      `a.md:${String(front + 1)}: Headings begin at the second level: ## …`,
    ])
  })
})

describe('images', () => {
  test.each([
    [
      'what is no image',
      'x.png',
      Buffer.from('no image'),
      /^images\/x\.png:1: Input buffer contains unsupported image format/,
    ],
    ['half an image', 'x.png', Buffer.from('89504e470d0a1a0a', 'hex'), /^images\/x\.png:1: /],
    ['a name with capitals', 'X.png', undefined, /^images\/X\.png:1: The name takes small letters/],
  ])('%s', async (_, name, bytes, problem) => {
    const problems = await problemsOf({ [`images/${name}`]: bytes ?? (await drawPicture(20, 10)) })
    expect(problems).toEqual([expect.stringMatching(problem)])
  })

  test('two that differ in their ending alone', async () => {
    const files = { 'images/x.png': await drawPicture(20, 10), 'images/x.jpg': await drawPicture(20, 10, 'jpeg') }
    expect(await problemsOf(files)).toEqual(['images/x.png:1: x.jpg has the same name but for its ending.'])
  })

  test('one that is described in two ways', async () => {
    const files = {
      'a.md': writeArticle({ featuredImage: 'x.png', alt: 'One' }, '![Another](images/x.png)'),
      'images/x.png': await drawPicture(20, 10),
    }
    expect(await problemsOf(files)).toEqual([
      `a.md:${String(front + 3)}: “x.png” is described in another way elsewhere.`,
    ])
  })

  test('one of two articles is as old as the older', async () => {
    const fields = { featuredImage: 'x.png', alt: 'One' }
    const { assets } = await read({
      'a.md': writeArticle({ ...fields, slug: 'a', publishedDat: '2025-03-02' }),
      'b.md': writeArticle({ ...fields, slug: 'b', publishedDat: '2025-03-01' }),
      'images/x.png': await drawPicture(20, 10),
    })
    expect(assets).toMatchObject([{ sys: { id: 'x', createdAt: '2025-03-01T00:00:00.000Z' } }])
  })
})

test('everything that is wrong is said at once, in order', async () => {
  const problems = await problemsOf({
    'b.md': writeArticle({ slug: 'b', publishedDat: 'soon' }, '# One\n\n[a](/blog/none)\n'),
    'a.md': writeArticle({ slug: 'A' }, '<div>\n'),
  })
  expect(problems.map((line) => line.split(': ', 1).join())).toEqual([
    'a.md:3',
    'a.md:8',
    'b.md:6',
    'b.md:8',
    'b.md:10',
  ])
})

test('two readings are the same, to the letter', async () => {
  const files = {
    'a.md': writeArticle({ featuredImage: 'x.png', alt: 'One' }),
    'images/x.png': await drawPicture(20, 10),
  }
  const [first, second] = [await read(files), await read(files)]
  expect(JSON.stringify([second.entries, second.assets])).toBe(JSON.stringify([first.entries, first.assets]))
})

test('other files are left alone', async () => {
  const { entries } = await read({ 'a.md': writeArticle(), 'notes.txt': 'x', 'drafts/b.md': 'x' })
  expect(entries.map(({ sys }) => basename(sys.id))).toEqual(['a-title'])
})
