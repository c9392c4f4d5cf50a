import sharp from 'sharp'

/**
 * @param {{ width: number, height: number, paper: string }} sheet
 * @param {string[]} shapes
 * @returns {string} a picture as SVG with all text as paths, so that it needs no fonts
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
 * Renders a PNG. The pictures have few colours, so a palette makes the file much smaller.
 *
 * @param {string} svg
 * @param {string} [description] text for the metadata
 * @returns {Promise<Buffer>}
 */
export function rasterise(svg, description) {
  const picture = sharp(Buffer.from(svg)).png({
    palette: true,
    colours: 32,
    dither: 0,
    effort: 10,
    compressionLevel: 9,
  })
  return (
    description === undefined ? picture : picture.withExif({ IFD0: { ImageDescription: description } })
  ).toBuffer()
}
