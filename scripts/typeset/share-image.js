import { block, drawSheet, fill, frame } from './picture.js'
import { clampText, setLine, widthOf, wrapText } from './set-text.js'
import { palettes } from './tokens.js'

/** @typedef {import('./set-text.js').Type} Type */

/** Size recommended by social networks, and stated in the pages' metadata. */
const shareSize = { width: 1200, height: 630 }

const { width, height } = shareSize
const margin = 72
const measure = width - 2 * margin
const colours = palettes.dark
const top = 64
const ruleY = 540
const footBaseline = 590

/** @type {Type} */
const summaryType = { face: 'text', size: 34 }
const summaryLeading = 46

const largeMark = { size: 0.64, width: 0.7 }
const smallMark = { size: 0.5, width: 0.78 }

/** Tried one after the other until the title fits. */
const titleSizes = [
  { size: 96, lines: 1 },
  { size: 84, lines: 1 },
  { size: 68, lines: 2 },
  { size: 56, lines: 3 },
]

/**
 * Draws an icon (`mark`) in a thin square frame, as on a card. It is centred based on its visible shape, not its line box.
 *
 * @param {string} mark
 * @param {{ x: number, y: number, side: number }} square
 * @param {{ ink: string, edge: string, thickness: number, max: { size: number, width: number } }} style
 *   `max` limits the font size and the width of the icon, relative to the side.
 */
function drawMark(mark, { x, y, side }, { ink, edge, thickness, max }) {
  const trial = setLine(mark, { face: 'display', size: max.size * side })
  const size = max.size * side * Math.min(1, (max.width * side) / (trial.ink.right - trial.ink.left))
  const { ink: box } = setLine(mark, { face: 'display', size })
  const left = x + (side - box.right - box.left) / 2
  const baseline = y + (side - box.bottom - box.top) / 2
  return [
    frame({ x, y, width: side, height: side }, { colour: edge, thickness, radius: thickness * 1.5 }),
    fill(setLine(mark, { face: 'display', size }, left, baseline).path, ink),
  ]
}

/** @param {string} title */
function fitTitle(title) {
  const fits = titleSizes.find(({ size, lines }) => wrapText(title, displayType(size), measure).length <= lines)
  const { size, lines } = fits ?? { size: 48, lines: 3 }
  return { size, lines: clampText(title, displayType(size), { width: measure, lines }) }
}

/** @param {number} size @returns {Type} */
const displayType = (size) => ({ face: 'display', size, tracking: -0.012 })

/**
 * Draws lines with their first letters on the margin. Display type has side bearings that grow with its size, so it is
 * moved to the left.
 *
 * @param {readonly string[]} lines
 * @param {Type} type
 * @param {{ y: number, leading: number, colour: string }} position
 */
function drawLines(lines, type, { y, leading, colour }) {
  const x = type.face === 'display' ? margin - type.size * 0.03 : margin
  return lines.map((text, row) => fill(setLine(text, type, x, y + row * leading).path, colour))
}

/** @param {{ name: string, tagline: string }} site */
function drawFoot({ name, tagline }) {
  /** @type {Type} */
  const taglineType = { face: 'mono', size: 20 }
  return [
    block({ x: margin, y: ruleY, width: measure, height: 2 }, colours.rule),
    ...drawLines([name], displayType(34), { y: footBaseline, leading: 0, colour: colours.ink }),
    fill(
      setLine(tagline, taglineType, width - margin - widthOf(tagline, taglineType), footBaseline - 1).path,
      colours.softInk,
    ),
  ]
}

/**
 * Draws the share image of a tool or a post.
 *
 * @param {{ mark: string, title: string, line: string }} words
 * @param {{ name: string, tagline: string }} site
 * @returns {string} SVG
 */
export function drawShareImage({ mark, title, line }, site) {
  const { size, lines: titleLines } = fitTitle(title)
  const summary = clampText(line, summaryType, { width: measure, lines: 2 })
  // Laid out from the bottom up: the icon gets the remaining space.
  const summaryY = ruleY - 42 - (summary.length - 1) * summaryLeading
  const leading = size * 1.06
  const titleY = summaryY - 62 - (titleLines.length - 1) * leading
  const side = Math.min(212, titleY - size * 0.74 - 40 - top)
  const style = { ink: colours.rubric, edge: colours.softInk, thickness: 2, max: largeMark }
  return drawSheet({ ...shareSize, paper: colours.paper }, [
    ...drawMark(mark, { x: margin, y: top, side }, style),
    ...drawLines(titleLines, displayType(size), { y: titleY, leading, colour: colours.ink }),
    ...drawLines(summary, summaryType, { y: summaryY, leading: summaryLeading, colour: colours.softInk }),
    ...drawFoot(site),
  ])
}

/**
 * Draws the share image of the site: its name, its tagline and every tool's icon.
 *
 * @param {{ name: string, tagline: string, marks: readonly string[] }} site
 * @returns {string} SVG
 */
export function drawSiteImage({ name, tagline, marks }) {
  const columns = Math.ceil(marks.length / 2)
  const gap = 12
  const side = Math.min(56, (measure - (columns - 1) * gap) / columns)
  const taglineType = displayType(46)
  const lines = wrapText(tagline, taglineType, 760)
  const marksY = height - margin - 2 * side - gap
  return drawSheet({ ...shareSize, paper: colours.paper }, [
    ...drawLines([name], displayType(148), { y: margin + 110, leading: 0, colour: colours.ink }),
    ...drawLines(lines, taglineType, { y: margin + 206, leading: 58, colour: colours.softInk }),
    ...marks.flatMap((mark, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const square = { x: margin + column * (side + gap), y: marksY + row * (side + gap), side }
      const isFirst = index === 0
      return drawMark(mark, square, {
        ink: isFirst ? colours.rubric : colours.ink,
        edge: isFirst ? colours.rubric : colours.rule,
        thickness: 1.5,
        max: smallMark,
      })
    }),
  ])
}
