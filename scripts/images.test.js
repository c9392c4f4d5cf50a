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

test('every article has an up-to-date picture (npm run images)', async () => {
  const images = featuredImages(join(import.meta.dirname, '../content/blog'))
  const stale = await Promise.all(images.map(async (image) => ((await isUpToDate(image)) ? [] : [image.file])))
  expect(stale.flat()).toEqual([])
})

test('draws a picture once, and again when its text changes', async () => {
  writeArticle('after')
  writeArticle('after', 'another')
  const [first, second] = ['images/a-post.png', 'images/another.png'].map((name) => join(folder, name))
  expect(await drawFeaturedImages(folder)).toEqual([first, second])
  expect(statSync(first ?? '').size).toBeGreaterThan(1000)
  expect(await drawFeaturedImages(folder)).toEqual([])
  writeArticle('afterwards')
  expect(await drawFeaturedImages(folder)).toEqual([first])
})

test('draws nothing for an empty or missing folder', async () => {
  mkdirSync(join(folder, 'images'))
  expect(await drawFeaturedImages(folder)).toEqual([])
  expect(await drawFeaturedImages(join(folder, 'missing'))).toEqual([])
})

test.each([
  ['no front matter', 'Words.', 'post.md: slug in the front matter is missing or isn’t text.'],
  ['no image', '---\nslug: a\n---\n', 'post.md: image.mark in the front matter is missing or isn’t text.'],
  [
    'a number',
    '---\nslug: a\nimage: { mark: 64, before: a, after: b }\n---\n',
    'image.mark in the front matter is missing or isn’t text.',
  ],
  [
    'a mark that is too long',
    '---\nslug: a\nimage: { mark: abcd, before: a, after: b }\n---\n',
    'it must have one to three characters.',
  ],
  ['an emoji', '---\nslug: a\nimage: { mark: a, before: 😀, after: b }\n---\n', 'post.md: No font has “😀”'],
])('reports %s with the file name', async (_, article, message) => {
  writeFileSync(join(folder, 'post.md'), article)
  await expect(drawFeaturedImages(folder)).rejects.toThrow(message)
})
