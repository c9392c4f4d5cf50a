import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Writes files into a temporary folder. */
export async function writeFolder(files: Readonly<Record<string, string | Buffer>>) {
  const folder = await mkdtemp(join(tmpdir(), 'textwright-blog-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

/** Draws the left half red and the right half blue, so that a test can distinguish cropping from squeezing. */
export async function drawPicture(width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png') {
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: right, gravity: 'east' }])
    .toFormat(format)
    .toBuffer()
}

export type SampleFields = Readonly<Record<string, string | undefined>>

/** Returns a valid article with the given fields overridden. The body starts on the line after the front matter. */
export function writeArticle(fields: SampleFields = {}, body = 'Text.\n'): string {
  const allFields: SampleFields = {
    title: 'A title',
    slug: 'a-title',
    excerpt: 'An excerpt.',
    category: 'Writing',
    publishedDat: '2025-03-14',
    ...fields,
  }
  const lines = Object.entries(allFields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return `---\n${lines.join('\n')}\n---\n${body}`
}

/** Writes three articles that link to each other in a circle, the first with pictures. */
export async function writeSampleBlog() {
  const first = {
    ...{ title: 'Counting words', slug: 'counting-words', category: 'Writing', publishedDat: '2025-01-10' },
    ...{ featuredImage: 'counting.png', alt: 'A tally of words' },
  }
  const second = { title: 'Base64', slug: 'base64', category: 'Development', publishedDat: '2025-03-01T23:30:00-05:00' }
  const third = { title: 'Accents', slug: 'accents', category: 'Writing', publishedDat: '2025-03-02' }
  return writeFolder({
    'counting-words.md': writeArticle(first, 'See [Base64](/blog/base64).\n\n![A diagram](images/diagram.jpg)\n'),
    'base64.md': writeArticle(second, 'See [accents](/blog/accents).\n'),
    'accents.md': writeArticle(third, 'See [words](/blog/counting-words).\n'),
    'images/counting.png': await drawPicture(1920, 1080),
    'images/diagram.jpg': await drawPicture(400, 300, 'jpeg'),
    'images/unused.webp': await drawPicture(40, 30, 'webp'),
    'images/notes.txt': 'Not an image.',
  })
}
