import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { rasterise } from './picture.js'
import { palettes } from './tokens.js'

const favicon = join(import.meta.dirname, '../../public/favicon.svg')

/** Width and height of the favicon's viewBox. */
const grid = 32

/** Systems crop these icons, so the background reaches the edge, and the symbol stays away from it. */
const fullBleed = [
  { path: 'icons/maskable-512.png', side: 512, scale: 0.84 },
  { path: 'apple-touch-icon.png', side: 180, scale: 0.92 },
]

const plainIcons = [
  { path: 'icons/192.png', side: 192 },
  { path: 'icons/512.png', side: 512 },
]

/** For clients that request /favicon.ico without reading the page: old browsers, feed readers, bookmarks. */
const faviconSides = [16, 32, 48]

/** @param {string} svg @param {number} side */
const withSize = (svg, side) => svg.replace('<svg ', `<svg width="${String(side)}" height="${String(side)}" `)

/** @param {string} svg @param {number} scale */
function withFullBleed(svg, scale) {
  const [mark] = /<path .*\/>/.exec(svg) ?? []
  if (mark === undefined) throw new Error(`${favicon} has no path`)
  const paper = `<rect width="${String(grid)}" height="${String(grid)}" fill="${palettes.dark.paper}"/>`
  const offset = String((grid * (1 - scale)) / 2)
  const placed = `<g transform="translate(${offset} ${offset}) scale(${String(scale)})">${mark}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(grid)} ${String(grid)}">${paper}${placed}</svg>`
}

/**
 * Packs pictures into an icon file: a header, a directory entry with the offset of each picture, then the pictures.
 *
 * @param {{ side: number, png: Buffer }[]} pictures
 */
function packIconFile(pictures) {
  const headerLength = 6 + 16 * pictures.length
  const header = Buffer.alloc(headerLength)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = headerLength
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(side, entry)
    header.writeUInt8(side, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** @param {string} svg */
async function drawIconFile(svg) {
  const pictures = faviconSides.map(async (side) => ({
    side,
    // Not every program supports palettes in icon files.
    png: await sharp(Buffer.from(withSize(svg, side)))
      .png({ compressionLevel: 9 })
      .toBuffer(),
  }))
  return packIconFile(await Promise.all(pictures))
}

/** Draws the favicon as PNG and ICO files. */
export async function drawIcons() {
  const svg = await readFile(favicon, 'utf8')
  const icons = [
    ...plainIcons.map(({ path, side }) => ({ path, image: rasterise(withSize(svg, side)) })),
    ...fullBleed.map(({ path, side, scale }) => ({
      path,
      image: rasterise(withSize(withFullBleed(svg, scale), side)),
    })),
    { path: 'favicon.ico', image: drawIconFile(svg) },
  ]
  return Promise.all(icons.map(async ({ path, image }) => ({ path, content: await image })))
}
