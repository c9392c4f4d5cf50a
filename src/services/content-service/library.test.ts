import type { Document } from '@contentful/rich-text-types'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Library, readLibrary } from './library.ts'
import { drawPicture, type SampleFields, writeArticle, writeFolder } from '#test/sample-blog.ts'
import { sharpImages } from './sharp-images.ts'

async function read(files: Readonly<Record<string, string | Buffer>>): Promise<Library> {
  const { folder, remove } = await writeFolder(files)
  try {
    return await readLibrary(folder, sharpImages)
  } finally {
    await remove()
  }
}

/** Returns the problems with file and line: `a.md:4: …` */
async function findProblems(files: Readonly<Record<string, string | Buffer>>): Promise<string[]> {
  try {
    await read(files)
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n')
    return lines.map((line) => line.replace(/^.*textwright-blog-[^/]+\//, ''))
  }
  return []
}

const frontMatterLines = 7

async function findBodyProblems(body: string): Promise<string[]> {
  return findProblems({ 'a.md': writeArticle({}, body) })
}

interface RichTextNode {
  nodeType: string
  data: { uri?: string; target?: { sys: { id: string } } }
  value?: string
  marks?: { type: string }[]
  content?: RichTextNode[]
}

/** Prints a document in one line: `paragraph("text" bold:"text")`. */
function printNode({ nodeType, data, value, marks, content }: RichTextNode): string {
  if (nodeType === 'text') return [...(marks ?? []).map(({ type }) => type), JSON.stringify(value)].join(':')
  const target = data.uri ?? data.target?.sys.id
  return `${nodeType}${target === undefined ? '' : `<${target}>`}(${(content ?? []).map(printNode).join(' ')})`
}

async function convert(body: string): Promise<string> {
  const { entries } = await read({
    'a.md': writeArticle({}, body),
    'other.md': writeArticle({ slug: 'other' }),
    'images/x.png': await drawPicture(20, 10),
  })
  const { content } = entries[0]?.fields as { content: Document }
  return (content.content as unknown as RichTextNode[]).map(printNode).join(' ')
}

describe('converting Markdown to rich text', () => {
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
    ['[recipe](/recipes/decode-jwt)', 'paragraph(hyperlink</recipes/decode-jwt>("recipe"))'],
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

  test('accepts a byte order mark and Windows line breaks', async () => {
    const { entries } = await read({ 'a.md': `\uFEFF${writeArticle({}, 'One\ntwo.\n').replaceAll('\n', '\r\n')}` })
    expect(entries[0]?.fields).toMatchObject({
      title: 'A title',
      content: { content: [{ content: [{ value: 'One two.' }] }] },
    })
  })
})

describe('front matter', () => {
  test('is read as text', async () => {
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
    ['a missing field', { category: undefined }, 'a.md:1: category is missing.'],
    ['an unknown field', { author: 'me' }, 'a.md:7: author isn’t a known field.'],
    ['an empty field', { excerpt: '' }, 'a.md:4: excerpt is empty.'],
    ['a list instead of text', { category: '[a, b]' }, 'a.md:5: category must be text.'],
    [
      'a repeated field',
      { slug: 'a-title\ntitle: Again' },
      'a.md:4: The front matter isn’t valid YAML: Map keys must be unique',
    ],
    ['a control character', { title: 'A\u0007 title' }, 'a.md:2: title contains a control character (U+0007).'],
    [
      'an escaped control character',
      { excerpt: '"\\x1B[31m"' },
      'a.md:4: excerpt contains a control character (U+001B).',
    ],
    ['an unpaired surrogate', { category: '"\\uD800"' }, 'a.md:5: category contains a control character (U+D800).'],
    ['invalid YAML', { excerpt: '"open' }, 'a.md:7: The front matter isn’t valid YAML: Missing closing "quote'],
    [
      'a slug with a space',
      { slug: 'a title' },
      'a.md:3: slug is “a title”, but it must consist of lowercase letters, digits and single hyphens between them.',
    ],
    [
      'a slug with a path',
      { slug: '../a' },
      'a.md:3: slug is “../a”, but it must consist of lowercase letters, digits and single hyphens between them.',
    ],
    ['a slug that is too long', { slug: 'a'.repeat(65) }, 'a.md:3: slug is longer than 64 characters.'],
    ['a title that is too long', { title: 'a'.repeat(257) }, 'a.md:2: title is longer than 256 characters.'],
    [
      'a date in words',
      { publishedDat: 'soon' },
      'a.md:6: publishedDat is “soon”, but it must be a date like 2025-03-14 or 2025-03-14T09:00:00Z.',
    ],
    [
      'a day that doesn’t exist',
      { publishedDat: '2025-02-30' },
      'a.md:6: publishedDat is “2025-02-30”, but it must be a date like 2025-03-14 or 2025-03-14T09:00:00Z.',
    ],
    [
      'a time without a time zone',
      { publishedDat: '2025-02-03T10:00' },
      'a.md:6: publishedDat is “2025-02-03T10:00”, but it must be a date like 2025-03-14 or 2025-03-14T09:00:00Z.',
    ],
    ['an image without a description', { featuredImage: 'x.png' }, 'a.md:7: featuredImage is set, but alt is missing.'],
    ['a description without an image', { alt: 'X' }, 'a.md:7: alt is set, but featuredImage is missing.'],
    ['a missing image', { featuredImage: 'y.png', alt: 'Y' }, 'a.md:7: The image “y.png” isn’t in the images folder.'],
    [
      'an image outside the folder',
      { featuredImage: '../images/x.png', alt: 'Y' },
      'a.md:7: The image “../images/x.png” isn’t in the images folder.',
    ],
  ])('%s', async (_, fields, problem) => {
    const problems = await findProblems({ 'a.md': writeArticle(fields), 'images/x.png': await drawPicture(20, 10) })
    expect(problems).toContain(problem)
  })

  test.each([
    ['an empty file', ''],
    ['no front matter', 'Text.\n'],
    ['front matter without an end', '---\ntitle: A\n'],
    ['front matter further down', '\n---\ntitle: A\n---\nText.\n'],
  ])('%s', async (_, source) => {
    expect(await findProblems({ 'a.md': source })).toContain(
      'a.md:1: The article must start with front matter between two lines of ---.',
    )
  })

  test('two articles with the same slug', async () => {
    expect(await findProblems({ 'a.md': writeArticle(), 'b.md': writeArticle() })).toEqual([
      'b.md:3: Another article also has the slug “a-title”.',
    ])
  })
})

describe('problems in the text', () => {
  test.each([
    ['', 'a.md:1: The article has no text.'],
    ['\nText.\n\n# One\n', `a.md:${String(frontMatterLines + 4)}: Headings start at the second level: ## …`],
    ['Text.\n\nOne\n===\n', `a.md:${String(frontMatterLines + 3)}: Headings start at the second level: ## …`],
    [
      'Text.\n\nSee [it](/blog/nothing).\n',
      `a.md:${String(frontMatterLines + 3)}: The post “/blog/nothing” doesn’t exist.`,
    ],
    ['[it](/blog/nothing#end)', `a.md:${String(frontMatterLines + 1)}: The post “/blog/nothing#end” doesn’t exist.`],
    ['[it](/blog/)', `a.md:${String(frontMatterLines + 1)}: The post “/blog/” doesn’t exist.`],
    ['[it](/tools/nothing)', `a.md:${String(frontMatterLines + 1)}: The page “/tools/nothing” doesn’t exist.`],
    ['[it](/recipes/nothing)', `a.md:${String(frontMatterLines + 1)}: The page “/recipes/nothing” doesn’t exist.`],
    ['[it](/?tool=nothing)', `a.md:${String(frontMatterLines + 1)}: The page “/?tool=nothing” doesn’t exist.`],
    [
      '[it](/tools/word-counter/)',
      `a.md:${String(frontMatterLines + 1)}: The page “/tools/word-counter/” doesn’t exist.`,
    ],
    [
      '[it](javascript:alert(1))',
      `a.md:${String(frontMatterLines + 1)}: A link must start with https, http, mailto or / (a page on this site), not “javascript:alert(1)”.`,
    ],
    [
      '[it](//example.com)',
      `a.md:${String(frontMatterLines + 1)}: A link must start with https, http, mailto or / (a page on this site), not “//example.com”.`,
    ],
    [
      '[it](#end)',
      `a.md:${String(frontMatterLines + 1)}: A link must start with https, http, mailto or / (a page on this site), not “#end”.`,
    ],
    [
      'a\n\n[it][1]\n\n[1]: /about\n',
      `a.md:${String(frontMatterLines + 3)}: Write the address directly after the link text: [text](address).`,
    ],
    [
      'a\n\n<div>\nb\n</div>\n',
      `a.md:${String(frontMatterLines + 3)}: The only HTML tags allowed are sub, sup, u, s and br, not: <div>`,
    ],
    [
      'a <span>b</span>',
      `a.md:${String(frontMatterLines + 1)}: The only HTML tags allowed are sub, sup, u, s and br, not: <span>`,
    ],
    [
      'a <u onclick="x">b</u>',
      `a.md:${String(frontMatterLines + 1)}: The only HTML tags allowed are sub, sup, u, s and br, not: <u onclick="x">`,
    ],
    [
      '<!-- a -->\n\nb',
      `a.md:${String(frontMatterLines + 1)}: The only HTML tags allowed are sub, sup, u, s and br, not: <!-- a -->`,
    ],
    ['a\nb <sub>c', `a.md:${String(frontMatterLines + 2)}: <sub> is not closed.`],
    ['a</sub>', `a.md:${String(frontMatterLines + 1)}: </sub> has no matching opening tag.`],
    ['<sub>a <sup>b</sub></sup>', `a.md:${String(frontMatterLines + 1)}: </sub> has no matching opening tag.`],
    [
      '![](images/x.png)',
      `a.md:${String(frontMatterLines + 1)}: An image needs a description: ![description](images/file.png).`,
    ],
    ['a\n\n![A](images/y.png)', `a.md:${String(frontMatterLines + 3)}: The image “y.png” isn’t in the images folder.`],
    [
      '![A](https://example.com/x.png)',
      `a.md:${String(frontMatterLines + 1)}: An image needs a path like images/file.png, not “https://example.com/x.png”.`,
    ],
    [
      '![A](images/../x.png)',
      `a.md:${String(frontMatterLines + 1)}: An image needs a path like images/file.png, not “images/../x.png”.`,
    ],
    [
      'a\n\n> - b\n',
      `a.md:${String(frontMatterLines + 3)}: unordered-list isn’t valid here: Value must be one of expected values (expected: paragraph).`,
    ],
  ])('%j', async (body, problem) => expect(await findBodyProblems(body)).toContain(problem))

  test('reports the line of a heading, not of the same text in code', async () => {
    expect(await findBodyProblems('# One\n\n`# One`\n')).toEqual([
      `a.md:${String(frontMatterLines + 1)}: Headings start at the second level: ## …`,
    ])
  })
})

describe('images', () => {
  test.each([
    [
      'a file that is not an image',
      'x.png',
      Buffer.from('no image'),
      /^images\/x\.png:1: Input buffer contains unsupported image format/,
    ],
    ['an incomplete image', 'x.png', Buffer.from('89504e470d0a1a0a', 'hex'), /^images\/x\.png:1: /],
    ['a name with capitals', 'X.png', undefined, /^images\/X\.png:1: The name must consist of lowercase letters/],
  ])('%s', async (_, name, bytes, problem) => {
    const problems = await findProblems({ [`images/${name}`]: bytes ?? (await drawPicture(20, 10)) })
    expect(problems).toEqual([expect.stringMatching(problem)])
  })

  test('two images with the same name and different extensions', async () => {
    const files = { 'images/x.png': await drawPicture(20, 10), 'images/x.jpg': await drawPicture(20, 10, 'jpeg') }
    expect(await findProblems(files)).toEqual(['images/x.png:1: x.jpg has the same name with another extension.'])
  })

  test('an image with two descriptions', async () => {
    const files = {
      'a.md': writeArticle({ featuredImage: 'x.png', alt: 'One' }, '![Another](images/x.png)'),
      'images/x.png': await drawPicture(20, 10),
    }
    expect(await findProblems(files)).toEqual([
      `a.md:${String(frontMatterLines + 3)}: “x.png” has a different description elsewhere.`,
    ])
  })

  test('an image in two articles has the date of the older one', async () => {
    const fields = { featuredImage: 'x.png', alt: 'One' }
    const { assets } = await read({
      'a.md': writeArticle({ ...fields, slug: 'a', publishedDat: '2025-03-02' }),
      'b.md': writeArticle({ ...fields, slug: 'b', publishedDat: '2025-03-01' }),
      'images/x.png': await drawPicture(20, 10),
    })
    expect(assets).toMatchObject([{ sys: { id: 'x', createdAt: '2025-03-01T00:00:00.000Z' } }])
  })
})

test('reports all problems at once, sorted by file and line', async () => {
  const problems = await findProblems({
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

test('reading twice gives identical results', async () => {
  const files = {
    'a.md': writeArticle({ featuredImage: 'x.png', alt: 'One' }),
    'images/x.png': await drawPicture(20, 10),
  }
  const [first, second] = [await read(files), await read(files)]
  expect(JSON.stringify([second.entries, second.assets])).toBe(JSON.stringify([first.entries, first.assets]))
})

test('ignores other files', async () => {
  const { entries } = await read({ 'a.md': writeArticle(), 'notes.txt': 'x', 'drafts/b.md': 'x' })
  expect(entries.map(({ sys }) => basename(sys.id))).toEqual(['a-title'])
})
