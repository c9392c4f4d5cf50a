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

/** Cards cut it to 3 : 2, which it is; the head of a post cuts it to 16 : 9, a hundred pixels above and below. */
const featuredSize = { width: 1920, height: 1280 }

const margin = 132
const measure = featuredSize.width - 2 * margin
const markBox = { top: 196, width: 1100, height: 480 }
const ruleAt = 756
const lineAt = { before: 890, after: 1052 }
const lineSize = { most: 108, least: 44 }

/**
 * What of either line is not in the other, word by word, as a proofreader would mark it.
 *
 * @param {string} before
 * @param {string} after
 * @returns {{ before: Segment[], after: Segment[] }}
 */
export function findChanges(before, after) {
  const segments = diffWordsWithSpace(before, after).map(({ value, added, removed }, index, all) => {
    // The point in a number whose digits all changed, and its like: it changes with what stands around it.
    const isJoint = /^[^\s\p{L}\p{N}]+$/u.test(value) && index > 0 && index < all.length - 1
    return { text: value, added, removed, isChanged: added || removed || isJoint }
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
  const { ink: set } = setLine(mark, type(size))
  return fill(setLine(mark, type(size), margin - set.left, markBox.top + markBox.height - set.bottom).path, colour)
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
function typeFor(lines) {
  const widest = Math.max(...lines.map((line) => widthOf(line, { face: 'mono', size: 1 })))
  const size = Math.min(lineSize.most, measure / widest)
  if (size < lineSize.least) {
    const most = Math.floor(measure / lineSize.least / 0.6)
    throw new Error(`“${lines.join('” and “')}” are too long to be seen: ${String(most)} characters fit.`)
  }
  return { face: 'mono', size }
}

/**
 * @param {string} text
 * @param {Type} type
 * @param {{ x: number, colour: string }} position
 */
function strike(text, type, { x, colour }) {
  // Spaces at its ends belong to the words around it, unless there is nothing else.
  const words = text.trim() === '' ? text : text.trim()
  const start = x + widthOf(text.slice(0, text.indexOf(words)), type)
  const thickness = Math.max(4, type.size * 0.055)
  const y = lineAt.before - type.size * 0.27 - thickness / 2
  return block({ x: start, y, width: widthOf(words, type), height: thickness }, colour)
}

/**
 * The picture of a post: a mark, and a line of its text becoming another. The slug chooses the paper, so that a new post
 * changes no other.
 *
 * @param {FeaturedWords} words
 * @returns {string} SVG
 */
export function drawFeaturedImage({ slug, mark, before, after }) {
  // Any byte would do; this one mixes the posts there are.
  const isDark = createHash('sha256').update(slug).digest().readUInt8(4) % 2 === 0
  const colours = isDark ? palettes.dark : palettes.light
  const type = typeFor([before, after])
  const changes = findChanges(before, after)
  return drawSheet({ ...featuredSize, paper: colours.paper }, [
    drawLargeMark(mark, colours.ink),
    block({ x: margin, y: ruleAt, width: measure, height: 3 }, colours.rule),
    ...drawSegments(changes.before, type, ({ text, isChanged }, x) => [
      fill(setLine(text, type, x, lineAt.before).path, colours.softInk),
      ...(isChanged ? [strike(text, type, { x, colour: colours.rubric })] : []),
    ]),
    ...drawSegments(changes.after, type, ({ text, isChanged }, x) => [
      fill(setLine(text, type, x, lineAt.after).path, isChanged ? colours.rubric : colours.ink),
    ]),
  ])
}
