import { shape } from './faces.js'

/**
 * @typedef {{ face: import('./faces.js').Face, size: number, tracking?: number }} Type
 *   Sizes are in pixels, tracking in ems.
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 */

const commandLetters = /** @type {const} */ ({
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
})

// Rounded to a hundredth of a pixel, so that the picture is the same on every machine.
/** @param {number} value */
const formatCoordinate = (value) => String(Math.round(value * 100) / 100)

/**
 * Sets a line of text whose baseline starts at the given point.
 *
 * @param {string} text
 * @param {Type} type
 * @param {number} [x]
 * @param {number} [y]
 * @returns {{ path: string, width: number, ink: Box }}
 */
export function setLine(text, { face, size, tracking = 0 }, x = 0, y = 0) {
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let path = ''
  let pen = x
  for (const glyph of shape(text, face)) {
    const scale = size / glyph.unit
    for (const { command, args } of glyph.outline) {
      path += commandLetters[command]
      for (let index = 0; index < args.length; index += 2) {
        const pointX = pen + glyph.x * size + (args[index] ?? 0) * scale
        const pointY = y - glyph.y * size - (args[index + 1] ?? 0) * scale
        path += `${index === 0 ? '' : ' '}${formatCoordinate(pointX)} ${formatCoordinate(pointY)}`
        ink.left = Math.min(ink.left, pointX)
        ink.right = Math.max(ink.right, pointX)
        ink.top = Math.min(ink.top, pointY)
        ink.bottom = Math.max(ink.bottom, pointY)
      }
    }
    pen += (glyph.advance + tracking) * size
  }
  return { path, width: pen - x, ink }
}

/** @type {Map<string, { glyphs: number, ems: number }>} */
const widthCache = new Map()

/** @param {string} text @param {Type} type */
export function widthOf(text, { face, size, tracking = 0 }) {
  const key = `${face} ${text}`
  let width = widthCache.get(key)
  if (!width) {
    const glyphs = shape(text, face)
    width = { glyphs: glyphs.length, ems: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
    widthCache.set(key, width)
  }
  return (width.ems + width.glyphs * tracking) * size
}

/**
 * @param {string} text
 * @param {Type} type
 * @param {number} width
 * @returns {string[]}
 */
function fillLines(text, type, width) {
  const space = widthOf(' ', type)
  /** @type {string[]} */
  const lines = []
  let end = Infinity
  for (const word of text.split(/\s+/).filter((word) => word !== '')) {
    // Measured word by word: measuring the whole line for each word would be slow.
    end += space + widthOf(word, type)
    if (end <= width) {
      lines.push(`${lines.pop() ?? ''} ${word}`)
    } else {
      lines.push(word)
      end = widthOf(word, type)
    }
  }
  return lines
}

/**
 * Wraps a text into lines of similar length, so that the last line is not a single word.
 *
 * @param {string} text
 * @param {Type} type
 * @param {number} width
 * @returns {string[]}
 */
export function wrapText(text, type, width) {
  const lines = fillLines(text, type, width)
  let [tooNarrow, wideEnough] = [0, width]
  while (wideEnough - tooNarrow > 4) {
    const middle = (tooNarrow + wideEnough) / 2
    if (fillLines(text, type, middle).length > lines.length) tooNarrow = middle
    else wideEnough = middle
  }
  return fillLines(text, type, wideEnough)
}

/**
 * Limits the number of lines, and ends a truncated text with an ellipsis.
 *
 * @param {string} text
 * @param {Type} type
 * @param {{ width: number, lines: number }} limits
 * @returns {string[]}
 */
export function clampText(text, type, limits) {
  const lines = wrapText(text, type, limits.width)
  if (lines.length <= limits.lines) return lines
  const words = fillLines(text, type, limits.width).slice(0, limits.lines).join(' ').split(' ')
  const truncated = () => `${words.join(' ').replace(/[\s.,;:–—-]+$/, '')}…`
  while (words.length > 1 && fillLines(truncated(), type, limits.width).length > limits.lines) words.pop()
  return fillLines(truncated(), type, limits.width)
}
