import { diffWordsWithSpace } from 'diff'
import { createHash } from 'node:crypto'
import { block, drawSheet, fill } from './picture.js'
import { setLine, widthOf } from './set-text.js'
import { palettes } from './tokens.js'

/**
 * @typedef {import('./set-text.js').Type} Type
 * @typedef {{ text: string, isChanged: boolean }} Segment
 * @typedef {{ slug: string, mark: string, before: string, after: string }} FeaturedWords
 */

/** Cards show the whole image, at 3:2. A post's hero crops it to 16:9, by 100 pixels each at the top and bottom. */
const featuredSize = { width: 1920, height: 1280 }

const margin = 132
const measure = featuredSize.width - 2 * margin
const markBox = { top: 196, width: 1100, height: 480 }
const ruleY = 756
const baselines = { before: 890, after: 1052 }
const lineSize = { max: 108, min: 44 }

/**
 * Splits each line into segments and marks the words that are not in the other line.
 *
 * @param {string} before
 * @param {string} after
 * @returns {{ before: Segment[], after: Segment[] }}
 */
export function findChanges(before, after) {
  const segments = diffWordsWithSpace(before, after).map(({ value, added, removed }, index, all) => {
    // Punctuation between changed words counts as changed, for example the point in a number whose digits all changed.
    const isBetweenChanges = /^[^\s\p{L}\p{N}]+$/u.test(value) && index > 0 && index < all.length - 1
    return { text: value, added, removed, isChanged: added || removed || isBetweenChanges }
  })
  return { before: segments.filter(({ added }) => !added), after: segments.filter(({ removed }) => !removed) }
}

/**
 * @param {string} mark
 * @param {string} colour
 */
function drawLargeMark(mark, colour) {
  /** @param {number} size @returns {Type} */
  const type = (size) => ({ face: 'display', size })
  const { ink } = setLine(mark, type(1000))
  const size = 1000 * Math.min(1, markBox.width / (ink.right - ink.left), markBox.height / (ink.bottom - ink.top))
  const { ink: scaledInk } = setLine(mark, type(size))
  const [x, y] = [margin - scaledInk.left, markBox.top + markBox.height - scaledInk.bottom]
  return fill(setLine(mark, type(size), x, y).path, colour)
}

/**
 * @param {Segment[]} segments
 * @param {Type} type
 * @param {(segment: Segment, x: number, width: number) => string[]} draw
 */
function drawSegments(segments, type, draw) {
  let x = margin
  return segments.flatMap((segment) => {
    const width = widthOf(segment.text, type)
    x += width
    return draw(segment, x - width, width)
  })
}

/** @param {string[]} lines @returns {Type} */
function fitType(lines) {
  const widest = Math.max(...lines.map((line) => widthOf(line, { face: 'mono', size: 1 })))
  const size = Math.min(lineSize.max, measure / widest)
  if (size < lineSize.min) {
    const maxLength = Math.floor(measure / lineSize.min / 0.6)
    throw new Error(`“${lines.join('” and “')}” are too long: up to ${String(maxLength)} characters fit.`)
  }
  return { face: 'mono', size }
}

/**
 * @param {string} text
 * @param {Type} type
 * @param {{ x: number, colour: string }} position
 */
function drawStrikethrough(text, type, { x, colour }) {
  // Leading and trailing spaces are not struck through, unless the text is only spaces.
  const words = text.trim() === '' ? text : text.trim()
  const start = x + widthOf(text.slice(0, text.indexOf(words)), type)
  const thickness = Math.max(4, type.size * 0.055)
  const y = baselines.before - type.size * 0.27 - thickness / 2
  return block({ x: start, y, width: widthOf(words, type), height: thickness }, colour)
}

/**
 * Draws the picture of a post: a large symbol (`mark`), and a line of text before and after a change. The theme depends on
 * the slug, so that a new post does not change other pictures.
 *
 * @param {FeaturedWords} words
 * @returns {string} SVG
 */
export function drawFeaturedImage({ slug, mark, before, after }) {
  // An arbitrary byte, chosen so that the existing posts have a mix of dark and light pictures.
  const isDark = createHash('sha256').update(slug).digest().readUInt8(4) % 2 === 0
  const colours = isDark ? palettes.dark : palettes.light
  const type = fitType([before, after])
  const changes = findChanges(before, after)
  return drawSheet({ ...featuredSize, paper: colours.paper }, [
    drawLargeMark(mark, colours.ink),
    block({ x: margin, y: ruleY, width: measure, height: 3 }, colours.rule),
    ...drawSegments(changes.before, type, ({ text, isChanged }, x) => [
      fill(setLine(text, type, x, baselines.before).path, colours.softInk),
      ...(isChanged ? [drawStrikethrough(text, type, { x, colour: colours.rubric })] : []),
    ]),
    ...drawSegments(changes.after, type, ({ text, isChanged }, x) => [
      fill(setLine(text, type, x, baselines.after).path, isChanged ? colours.rubric : colours.ink),
    ]),
  ])
}
