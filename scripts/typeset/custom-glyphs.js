/**
 * Glyphs for characters that Fraunces lacks, drawn in its units and with the stroke width of its minus sign.
 *
 * @typedef {import('fontkit').PathCommand} PathCommand
 * @typedef {{ advance: number, overlays?: string, outline: PathCommand[] }} CustomGlyph
 *   `overlays` is a character in Fraunces that is drawn under the outline.
 * @typedef {readonly [number, number]} Point
 */

/** Units per em in Fraunces. */
export const unitsPerEm = 2000

// The height of the minus sign in Fraunces, and half of its thickness.
const axis = 682
const halfStroke = 57

// Distance of a control point from the end of an eighth of a circle, relative to the radius.
const roundness = 0.414

/**
 * Draws a stroke with round ends.
 *
 * @param {Point} from
 * @param {Point} to
 * @returns {PathCommand[]}
 */
function stroke([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [alongX, alongY] = [((x2 - x1) / length) * halfStroke, ((y2 - y1) / length) * halfStroke]
  /** @param {number} x @param {number} y @param {number} along @param {number} across */
  const at = (x, y, along, across) => [x + along * alongX - across * alongY, y + along * alongY + across * alongX]
  /** @param {number} x @param {number} y @param {1 | -1} way @returns {PathCommand[]} */
  const roundEnd = (x, y, way) =>
    /** @type {const} */ ([
      [way * roundness, way, way * 0.707, way * 0.707],
      [way, way * roundness, way, 0],
      [way, -way * roundness, way * 0.707, -way * 0.707],
      [way * roundness, -way, 0, -way],
    ]).map(([c, d, e, f]) => ({ command: 'quadraticCurveTo', args: [...at(x, y, c, d), ...at(x, y, e, f)] }))
  return [
    { command: 'moveTo', args: at(x1, y1, 0, 1) },
    { command: 'lineTo', args: at(x2, y2, 0, 1) },
    ...roundEnd(x2, y2, 1),
    { command: 'lineTo', args: at(x1, y1, 0, -1) },
    ...roundEnd(x1, y1, -1),
    { command: 'closePath', args: [] },
  ]
}

/**
 * @param {Point} tail
 * @param {Point} tip
 * @param {number} head
 */
function arrow(tail, tip, head) {
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1])
  const [x, y] = [((tip[0] - tail[0]) / length) * head, ((tip[1] - tail[1]) / length) * head]
  return [
    ...stroke(tail, tip),
    ...stroke(tip, [tip[0] - x - y, tip[1] - y + x]),
    ...stroke(tip, [tip[0] - x + y, tip[1] - y - x]),
  ]
}

// Fraunces has rounded corners too.
const cornerRadius = 26

/**
 * @param {Point} from
 * @param {Point} to
 * @returns {[number, number]} the point at the corner radius from `from` towards `to`
 */
function pointNear(from, to) {
  const share = cornerRadius / Math.hypot(to[0] - from[0], to[1] - from[1])
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/**
 * @param {Point[]} points
 * @returns {PathCommand[]}
 */
function roundedPolygon(points) {
  const corners = points.flatMap((corner, index) => {
    const before = pointNear(corner, points.at(index - 1) ?? corner)
    const after = pointNear(corner, points[(index + 1) % points.length] ?? corner)
    /** @type {PathCommand[]} */
    const roundedCorner = [
      { command: index === 0 ? 'moveTo' : 'lineTo', args: before },
      { command: 'quadraticCurveTo', args: [...corner, ...after] },
    ]
    return roundedCorner
  })
  return [...corners, { command: 'closePath', args: [] }]
}

// Like a capital letter in Fraunces: thick strokes down to the right, thin strokes back, with flared ends.
const sigma = roundedPolygon([
  [96, 1400],
  [1098, 1400],
  [1130, 985],
  [1032, 985],
  [985, 1130],
  [890, 1254],
  [430, 1254],
  [812, 752],
  [812, 690],
  [338, 146],
  [930, 146],
  [1046, 268],
  [1100, 440],
  [1198, 440],
  [1150, 0],
  [84, 0],
  [84, 86],
  [560, 664],
  [96, 1292],
])

/** @type {ReadonlyMap<string, CustomGlyph>} */
export const customGlyphs = new Map([
  ['→', { advance: 1240, outline: arrow([110, axis], [1130, axis], 300) }],
  [
    '⇄',
    {
      advance: 1400,
      outline: [
        ...arrow([120, axis + 270], [1280, axis + 270], 240),
        ...arrow([1280, axis - 270], [120, axis - 270], 240),
      ],
    },
  ],
  ['↧', { advance: 960, outline: [...stroke([170, 1343], [790, 1343]), ...arrow([480, 1343], [480, 60], 300)] }],
  // Fraunces has these two as composites with a rotated minus; fontkit 2.0 rotates it the wrong way.
  [
    '+',
    { advance: 1121, outline: [...stroke([179, axis], [942, axis]), ...stroke([560, axis - 382], [560, axis + 382])] },
  ],
  [
    '±',
    {
      advance: 1121,
      outline: [
        ...stroke([179, 826], [942, 826]),
        ...stroke([560, 444], [560, 1208]),
        ...stroke([179, 114], [942, 114]),
      ],
    },
  ],
  // A stroke through the equals sign in Fraunces.
  ['≠', { advance: 1121, overlays: '=', outline: stroke([385, 250], [745, 1122]) }],
  ['Σ', { advance: 1270, outline: sigma }],
])
