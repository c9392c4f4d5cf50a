import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { shareImageSize } from '../../src/config/share-image.ts'
import { drawFeaturedImage, findChanges } from './featured-image.js'
import { drawIcons } from './icons.js'
import { rasterise } from './picture.js'
import { drawShareImage, drawSiteImage } from './share-image.js'
import { palettes } from './tokens.js'

const site = { name: 'Textwright', tagline: '32 text tools. Your text never leaves your browser.' }
const words = { mark: '¶', title: 'Word Counter', line: 'Count words as you type.' }

/** Returns the bounds of all paths. @param {string} svg */
function boundsOf(svg) {
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
  test('has the size in the pages’ metadata, in few bytes', async () => {
    const png = await rasterise(drawShareImage(words, site))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...shareImageSize })
    expect(png.length).toBeLessThan(40 * 1024)
  })

  test('contains no text or fonts', () => expect(drawShareImage(words, site)).not.toMatch(/<text|font/))

  test('is the same every time', () => {
    expect(drawShareImage(words, site)).toBe(drawShareImage({ ...words }, { ...site }))
  })

  test('uses the colours of the dark theme', () => {
    expect(coloursOf(drawShareImage(words, site))).toEqual(new Set(Object.values(palettes.dark)))
  })

  test.each([
    ['short text', words],
    ['no line', { ...words, line: '' }],
    ['wide text', { ...words, mark: '%20', title: 'Lorem Ipsum Generator and More', line: 'word '.repeat(60) }],
    ['a long title', { ...words, title: 'Regular expressions for people who write prose and never meant to program' }],
    ['an extremely long title', { ...words, title: 'word '.repeat(60) }],
  ])('keeps %s within its margins', (_, imageWords) => {
    const { x, y } = boundsOf(drawShareImage(imageWords, site))
    expect(x[0]).toBeGreaterThanOrEqual(60)
    expect(x[1]).toBeLessThanOrEqual(1140)
    expect(y[0]).toBeGreaterThanOrEqual(60)
    expect(y[1]).toBeLessThanOrEqual(604)
  })

  test.each([1, 7, 32, 40])('of the site shows %i icons within its margins', (count) => {
    const svg = drawSiteImage({ ...site, marks: Array.from({ length: count }, () => '<m>') })
    expect(svg.match(/<rect /g)).toHaveLength(count + 1)
    const { x, y } = boundsOf(svg)
    expect(x[1]).toBeLessThanOrEqual(1140)
    expect(y[1]).toBeLessThanOrEqual(570)
  })
})

describe('a featured image', () => {
  const post = { slug: 'a-post', mark: '.*', before: 'the the end', after: 'the end' }

  test('has the right size, in few bytes', async () => {
    const full = { ...post, mark: '“T”', before: 'M'.repeat(60), after: '@'.repeat(60) }
    const png = await rasterise(drawFeaturedImage(full))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1920, height: 1280 })
    expect(png.length).toBeLessThan(80 * 1024)
  })

  test.each(['¶', '·–', '“T”', 'a|', '%20', '{}', '•••'])('keeps %s inside the crop of a post’s hero', (mark) => {
    const { x, y } = boundsOf(drawFeaturedImage({ ...post, mark, before: '{}|gjpq'.repeat(8), after: 'ÄÖ' }))
    expect(x[0]).toBeGreaterThanOrEqual(100)
    expect(x[1]).toBeLessThanOrEqual(1820)
    expect(y[0]).toBeGreaterThanOrEqual(150)
    expect(y[1]).toBeLessThanOrEqual(1130)
  })

  test('is dark or light, depending on its slug', () => {
    const papers = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) =>
      coloursOf(drawFeaturedImage({ ...post, slug })).has(palettes.dark.paper),
    )
    expect(new Set(papers)).toEqual(new Set([true, false]))
  })

  test('rejects a line that is too long to read', () => {
    const draw = (/** @type {number} */ length) => drawFeaturedImage({ ...post, before: 'x'.repeat(length) })
    expect(() => draw(62)).not.toThrow()
    expect(() => draw(63)).toThrow('are too long: up to 62 characters fit.')
  })

  test.each([
    ['the the end', 'the end', 'the [the ]end', 'the end'],
    ['café au lait', 'cafe au lait', '[café] au lait', '[cafe] au lait'],
    ['secret', 'c2VjcmV0', '[secret]', '[c2VjcmV0]'],
    ['same', 'same', 'same', 'same'],
    ['a b', 'a x b', 'a b', 'a [x ]b'],
    ['at 20.00%', 'at 1.11%', 'at [20][.][00]%', 'at [1][.][11]%'],
    ['so: one.', 'so: two.', 'so: [one].', 'so: [two].'],
  ])('marks the changes from “%s” to “%s”', (before, after, markedBefore, markedAfter) => {
    const print = (/** @type {import('./featured-image.js').Segment[]} */ segments) =>
      segments.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
    const changes = findChanges(before, after)
    expect([print(changes.before), print(changes.after)]).toEqual([markedBefore, markedAfter])
  })
})

describe('icons', () => {
  const draw = async (/** @type {string} */ iconPath) =>
    (await drawIcons()).find(({ path }) => path === iconPath)?.content ?? Buffer.alloc(0)

  test.each([
    ['icons/192.png', 192],
    ['icons/512.png', 512],
    ['icons/maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is %i pixels wide and high', async (path, side) => {
    const icon = await draw(path)
    expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  })

  test.each(['icons/maskable-512.png', 'apple-touch-icon.png'])('%s has no transparent pixels', async (path) => {
    const icon = await draw(path)
    const { isOpaque } = await sharp(icon).stats()
    expect(isOpaque).toBe(true)
  })

  // Systems may crop everything outside a circle with a radius of 40% of the side.
  test('the maskable icon keeps its symbol in the safe circle', async () => {
    const icon = await draw('icons/maskable-512.png')
    const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const distances = Array.from({ length: 512 * 512 }, (_, index) => {
      const isMark = (data[index * info.channels] ?? 0) > 0x80
      return isMark ? Math.hypot((index % 512) - 256, Math.floor(index / 512) - 256) : 0
    })
    expect(Math.max(...new Set(distances))).toBeLessThan(0.4 * 512)
    expect(Math.max(...new Set(distances))).toBeGreaterThan(0.3 * 512)
  })

  test('favicon.ico contains three pictures at the offsets in its directory', async () => {
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

describe('colours outside the stylesheet match the tokens', () => {
  const read = (/** @type {string} */ path) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

  test('the theme colour', () => {
    const { dark, light } = palettes
    const bar = `<meta name="theme-color" content="${dark.paper}" data-dark="${dark.paper}" data-light="${light.paper}" />`
    expect(read('index.html')).toContain(bar)
  })

  test('the favicon', () => {
    expect(coloursOf(read('public/favicon.svg'))).toEqual(new Set([palettes.dark.paper, palettes.dark.rubric]))
  })
})
