import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { shareImageSize } from '#page/share-image.ts'
import { drawFeaturedImage, findChanges } from './featured-image.js'
import { drawIcons } from './icons.js'
import { rasterise } from './picture.js'
import { drawShareImage, drawSiteImage } from './share-image.js'
import { palettes } from './tokens.js'

const site = { name: 'Textwright', tagline: '32 text tools. Your text never leaves your browser.' }
const words = { mark: '¶', title: 'Word Counter', line: 'Count words as you type.' }

/** Where the ink of a picture ends. @param {string} svg */
function inkOf(svg) {
  const points = [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(
    ([, path = '']) => path.match(/-?[\d.]+/g)?.map(Number) ?? [],
  )
  const [xs, ys] = [0, 1].map((odd) => points.filter((_, index) => index % 2 === odd))
  const range = (/** @type {number[]} */ values) => [Math.min(...values), Math.max(...values)]
  return { x: range(xs ?? []), y: range(ys ?? []) }
}

/** @param {string} svg */
const coloursOf = (svg) => new Set(svg.match(/#[0-9a-f]{6}/g))

describe('a share image', () => {
  test('has the size that pages promise, in few bytes', async () => {
    const png = await rasterise(drawShareImage(words, site))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...shareImageSize })
    expect(png.length).toBeLessThan(40 * 1024)
  })

  test('needs no font to be seen', () => expect(drawShareImage(words, site)).not.toMatch(/<text|font/))

  test('is the same every time', () => {
    expect(drawShareImage(words, site)).toBe(drawShareImage({ ...words }, { ...site }))
  })

  test('takes its colours from the dark theme', () => {
    expect(coloursOf(drawShareImage(words, site))).toEqual(new Set(Object.values(palettes.dark)))
  })

  test.each([
    ['short words', words],
    ['no line', { ...words, line: '' }],
    ['wide words', { ...words, mark: '%20', title: 'Lorem Ipsum Generator and More', line: 'word '.repeat(60) }],
    ['a long title', { ...words, title: 'Regular expressions for people who write prose and never meant to program' }],
    ['a title without end', { ...words, title: 'word '.repeat(60) }],
  ])('keeps %s within its margins', (_, given) => {
    const { x, y } = inkOf(drawShareImage(given, site))
    expect(x[0]).toBeGreaterThanOrEqual(60)
    expect(x[1]).toBeLessThanOrEqual(1140)
    expect(y[0]).toBeGreaterThanOrEqual(60)
    expect(y[1]).toBeLessThanOrEqual(604)
  })

  test.each([1, 7, 32, 40])('of the site shows %i marks within its margins', (count) => {
    const svg = drawSiteImage({ ...site, marks: Array.from({ length: count }, () => '<m>') })
    expect(svg.match(/<rect /g)).toHaveLength(count + 1)
    const { x, y } = inkOf(svg)
    expect(x[1]).toBeLessThanOrEqual(1140)
    expect(y[1]).toBeLessThanOrEqual(570)
  })
})

describe('a featured image', () => {
  const post = { slug: 'a-post', mark: '.*', before: 'the the end', after: 'the end' }

  test('has its size, in few bytes', async () => {
    const full = { ...post, mark: '“T”', before: 'M'.repeat(60), after: '@'.repeat(60) }
    const png = await rasterise(drawFeaturedImage(full))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1920, height: 1280 })
    expect(png.length).toBeLessThan(80 * 1024)
  })

  test.each(['¶', '·–', '“T”', 'a|', '%20', '{}', '•••'])('keeps %s within what a post’s head cuts off', (mark) => {
    const { x, y } = inkOf(drawFeaturedImage({ ...post, mark, before: '{}|gjpq'.repeat(8), after: 'ÄÖ' }))
    expect(x[0]).toBeGreaterThanOrEqual(100)
    expect(x[1]).toBeLessThanOrEqual(1820)
    expect(y[0]).toBeGreaterThanOrEqual(150)
    expect(y[1]).toBeLessThanOrEqual(1130)
  })

  test('is on dark or light paper, by its slug', () => {
    const papers = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) =>
      coloursOf(drawFeaturedImage({ ...post, slug })).has(palettes.dark.paper),
    )
    expect(new Set(papers)).toEqual(new Set([true, false]))
  })

  test('refuses a line that nobody could read', () => {
    const draw = (/** @type {number} */ length) => drawFeaturedImage({ ...post, before: 'x'.repeat(length) })
    expect(() => draw(62)).not.toThrow()
    expect(() => draw(63)).toThrow('are too long to be seen: 62 characters fit.')
  })

  test.each([
    ['the the end', 'the end', 'the [the ]end', 'the end'],
    ['café au lait', 'cafe au lait', '[café] au lait', '[cafe] au lait'],
    ['secret', 'c2VjcmV0', '[secret]', '[c2VjcmV0]'],
    ['same', 'same', 'same', 'same'],
    ['a b', 'a x b', 'a b', 'a [x ]b'],
    ['at 20.00%', 'at 1.11%', 'at [20][.][00]%', 'at [1][.][11]%'],
    ['so: one.', 'so: two.', 'so: [one].', 'so: [two].'],
  ])('“%s” becomes “%s”', (before, after, marked, changed) => {
    const show = (/** @type {import('./featured-image.js').Segment[]} */ segments) =>
      segments.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
    const changes = findChanges(before, after)
    expect([show(changes.before), show(changes.after)]).toEqual([marked, changed])
  })
})

describe('the icons', () => {
  const draw = async (/** @type {string} */ wanted) =>
    (await drawIcons()).find(({ path }) => path === wanted)?.content ?? Buffer.alloc(0)

  test.each([
    ['icons/192.png', 192],
    ['icons/512.png', 512],
    ['icons/maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is %i pixels wide and high', async (path, side) => {
    const icon = await draw(path)
    expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  })

  test.each(['icons/maskable-512.png', 'apple-touch-icon.png'])('%s has no corner to be seen through', async (path) => {
    const icon = await draw(path)
    const { isOpaque } = await sharp(icon).stats()
    expect(isOpaque).toBe(true)
  })

  // What a system may cut off lies outside a circle of two fifths of the side.
  test('the maskable one keeps its mark in the safe circle', async () => {
    const icon = await draw('icons/maskable-512.png')
    const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const distances = Array.from({ length: 512 * 512 }, (_, index) => {
      const isMark = (data[index * info.channels] ?? 0) > 0x80
      return isMark ? Math.hypot((index % 512) - 256, Math.floor(index / 512) - 256) : 0
    })
    expect(Math.max(...new Set(distances))).toBeLessThan(0.4 * 512)
    expect(Math.max(...new Set(distances))).toBeGreaterThan(0.3 * 512)
  })

  test('favicon.ico holds three pictures where it says they are', async () => {
    const file = await draw('favicon.ico')
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3])
    for (const [index, side] of [16, 32, 48].entries()) {
      const row = 6 + 16 * index
      const start = file.readUInt32LE(row + 12)
      const picture = file.subarray(start, start + file.readUInt32LE(row + 8))
      expect(file.readUInt8(row)).toBe(side)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    }
  })
})

describe('colours written where no token reaches are the tokens’', () => {
  const read = (/** @type {string} */ path) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

  test('the bar around the page', () => {
    const { dark, light } = palettes
    const bar = `<meta name="theme-color" content="${dark.paper}" data-dark="${dark.paper}" data-light="${light.paper}" />`
    expect(read('index.html')).toContain(bar)
  })

  test('the favicon', () => {
    expect(coloursOf(read('public/favicon.svg'))).toEqual(new Set([palettes.dark.paper, palettes.dark.rubric]))
  })
})
