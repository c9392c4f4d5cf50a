import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawFeaturedImages, featuredImages, isUpToDate } from './images.js'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'textwright-images-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** @param {string} after @param {string} [slug] */
function writeArticle(after, slug = 'a-post') {
  const image = `image:\n  mark: 'Aa'\n  before: 'before'\n  after: '${after}'\n`
  writeFileSync(join(folder, `${slug}.md`), `---\ntitle: A post\nslug: ${slug}\n${image}---\nWords.\n`)
}

test('every article of ours has its picture, drawn from its words as they are (npm run images)', async () => {
  const images = featuredImages(join(import.meta.dirname, '../content/blog'))
  const stale = await Promise.all(images.map(async (image) => ((await isUpToDate(image)) ? [] : [image.file])))
  expect(stale.flat()).toEqual([])
})

test('a picture is drawn once, and again when its words change', async () => {
  writeArticle('after')
  writeArticle('after', 'another')
  const [first, second] = ['images/a-post.png', 'images/another.png'].map((name) => join(folder, name))
  expect(await drawFeaturedImages(folder)).toEqual([first, second])
  expect(statSync(first ?? '').size).toBeGreaterThan(1000)
  expect(await drawFeaturedImages(folder)).toEqual([])
  writeArticle('afterwards')
  expect(await drawFeaturedImages(folder)).toEqual([first])
})

test('a folder without articles, or none at all, needs nothing', async () => {
  mkdirSync(join(folder, 'images'))
  expect(await drawFeaturedImages(folder)).toEqual([])
  expect(await drawFeaturedImages(join(folder, 'nowhere'))).toEqual([])
})

test.each([
  ['no front matter', 'Words.', 'post.md: its front matter has no slug, or it is no text.'],
  ['no image', '---\nslug: a\n---\n', 'post.md: its front matter has no image.mark, or it is no text.'],
  ['a number', '---\nslug: a\nimage: { mark: 64, before: a, after: b }\n---\n', 'no image.mark, or it is no text.'],
  [
    'a long mark',
    '---\nslug: a\nimage: { mark: abcd, before: a, after: b }\n---\n',
    'it takes one to three characters.',
  ],
  ['an emoji', '---\nslug: a\nimage: { mark: a, before: 😀, after: b }\n---\n', 'post.md: None of our faces has “😀”'],
])('%s is told with the name of the file', async (_, article, message) => {
  writeFileSync(join(folder, 'post.md'), article)
  await expect(drawFeaturedImages(folder)).rejects.toThrow(message)
})
