import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { rasterise } from './picture.js'
import { palettes } from './tokens.js'

const favicon = join(import.meta.dirname, '../../public/favicon.svg')

/** The side of the favicon's own grid. */
const grid = 32

/** Systems cut these into shapes of their own, so the paper goes to the edge and the mark keeps away from it. */
const fullBleed = [
  { path: 'icons/maskable-512.png', side: 512, scale: 0.84 },
  { path: 'apple-touch-icon.png', side: 180, scale: 0.92 },
]

const plainIcons = [
  { path: 'icons/192.png', side: 192 },
  { path: 'icons/512.png', side: 512 },
]

/** For whoever asks for /favicon.ico without having read the page: old browsers, feed readers, bookmarks. */
const faviconSides = [16, 32, 48]

/** @param {string} svg @param {number} side */
const sized = (svg, side) => svg.replace('<svg ', `<svg width="${String(side)}" height="${String(side)}" `)

/** @param {string} svg @param {number} scale */
function bleed(svg, scale) {
  const [mark] = /<path .*\/>/.exec(svg) ?? []
  if (mark === undefined) throw new Error(`${favicon} has no path`)
  const paper = `<rect width="${String(grid)}" height="${String(grid)}" fill="${palettes.dark.paper}"/>`
  const offset = String((grid * (1 - scale)) / 2)
  const placed = `<g transform="translate(${offset} ${offset}) scale(${String(scale)})">${mark}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(grid)} ${String(grid)}">${paper}${placed}</svg>`
}

/**
 * Pictures in an icon file: a header, a row for each that says where it lies, and then all of them.
 *
 * @param {{ side: number, png: Buffer }[]} pictures
 */
function packIconFile(pictures) {
  const headLength = 6 + 16 * pictures.length
  const head = Buffer.alloc(headLength)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = headLength
  for (const [index, { side, png }] of pictures.entries()) {
    const row = 6 + 16 * index
    head.writeUInt8(side, row)
    head.writeUInt8(side, row + 1)
    head.writeUInt16LE(1, row + 4)
    head.writeUInt16LE(32, row + 6)
    head.writeUInt32LE(png.length, row + 8)
    head.writeUInt32LE(offset, row + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** @param {string} svg */
async function drawIconFile(svg) {
  const pictures = faviconSides.map(async (side) => ({
    side,
    // Not every reader of icon files takes a palette.
    png: await sharp(Buffer.from(sized(svg, side)))
      .png({ compressionLevel: 9 })
      .toBuffer(),
  }))
  return packIconFile(await Promise.all(pictures))
}

/** The favicon for those who need it as pixels. */
export async function drawIcons() {
  const svg = await readFile(favicon, 'utf8')
  const icons = [
    ...plainIcons.map(({ path, side }) => ({ path, image: rasterise(sized(svg, side)) })),
    ...fullBleed.map(({ path, side, scale }) => ({ path, image: rasterise(sized(bleed(svg, scale), side)) })),
    { path: 'favicon.ico', image: drawIconFile(svg) },
  ]
  return Promise.all(icons.map(async ({ path, image }) => ({ path, content: await image })))
}
