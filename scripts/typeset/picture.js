import sharp from 'sharp'

/**
 * @param {{ width: number, height: number, paper: string }} sheet
 * @param {string[]} shapes
 * @returns {string} a picture as SVG, without any text left in it: it needs no font to be seen
 */
export function drawSheet({ width, height, paper }, shapes) {
  const size = `width="${String(width)}" height="${String(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${paper}"/>${shapes.join('')}</svg>`
}

/** @param {string} path @param {string} colour */
export const fill = (path, colour) => `<path d="${path}" fill="${colour}"/>`

/**
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {{ colour: string, thickness: number, radius?: number }} line
 */
export function frame({ x, y, width, height }, { colour, thickness, radius = 0 }) {
  const inset = thickness / 2
  const position = `x="${String(x + inset)}" y="${String(y + inset)}"`
  const size = `width="${String(width - thickness)}" height="${String(height - thickness)}"`
  return `<rect ${position} ${size} rx="${String(radius)}" fill="none" stroke="${colour}" stroke-width="${String(thickness)}"/>`
}

/** @param {{ x: number, y: number, width: number, height: number }} box @param {string} colour */
export function block({ x, y, width, height }, colour) {
  return `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" fill="${colour}"/>`
}

/**
 * Few colours and their edges: a palette holds them all, in a fraction of the bytes.
 *
 * @param {string} svg
 * @param {string} [stamp] a word to be found in the file again
 * @returns {Promise<Buffer>}
 */
export function rasterise(svg, stamp) {
  const picture = sharp(Buffer.from(svg)).png({
    palette: true,
    colours: 32,
    dither: 0,
    effort: 10,
    compressionLevel: 9,
  })
  return (stamp === undefined ? picture : picture.withExif({ IFD0: { ImageDescription: stamp } })).toBuffer()
}
