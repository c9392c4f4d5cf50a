import * as fontkit from 'fontkit'
import { fileURLToPath } from 'node:url'
import { cutSorts, emOfSorts } from './cut-sorts.js'

/**
 * @typedef {import('fontkit').Font} Font
 * @typedef {import('fontkit').PathCommand} PathCommand
 * @typedef {import('./cut-sorts.js').Sort} Sort
 * @typedef {keyof typeof files} Face
 * @typedef {{ outline: readonly PathCommand[], unit: number, x: number, y: number, advance: number }} PlacedGlyph
 *   Lengths are in ems; `unit` is the em of the outline.
 */

/** The files of each face, the ones that hold most first. */
const files = {
  // The name, headings and marks.
  display: ['latin', 'latin-ext', 'vietnamese'].map(
    (set) => `@fontsource/fraunces/files/fraunces-${set}-600-normal.woff2`,
  ),
  // What is read. fontkit cannot set the weight of a variable woff2, so it is the lightest: fine at the size of pictures.
  text: ['latin', 'latin-ext'].map((set) => `@fontsource-variable/figtree/files/figtree-${set}-wght-normal.woff2`),
  // What people typed.
  mono: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map(
    (set) => `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${set}-400-normal.woff2`,
  ),
}

/** A face that lacks a character borrows it from the next. */
const borrowsFrom = /** @type {const} */ ({
  display: ['display', 'mono'],
  text: ['text', 'display', 'mono'],
  mono: ['mono', 'display'],
})

/** @type {Map<string, Font>} */
const opened = new Map()

/** @param {string} file @returns {Font} */
function openFont(file) {
  const known = opened.get(file)
  if (known) return known
  const font = fontkit.openSync(fileURLToPath(import.meta.resolve(file)))
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`)
  opened.set(file, font)
  return font
}

/**
 * Who draws a character: the face itself or the next that has it. The sorts belong to the display face.
 *
 * @param {Face} face
 * @param {string} character
 * @returns {Font | Sort}
 */
function findDrawer(face, character) {
  const codePoint = character.codePointAt(0) ?? 0
  for (const lender of borrowsFrom[face]) {
    const sort = lender === 'display' ? cutSorts.get(character) : undefined
    if (sort) return sort
    const font = files[lender].map(openFont).find((candidate) => candidate.hasGlyphForCodePoint(codePoint))
    if (font) return font
  }
  const code = codePoint.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`None of our faces has “${character}” (U+${code}).`)
}

/** @param {Sort} sort @returns {PlacedGlyph} */
function placeSort({ strikes, outline, advance }) {
  const fraunces = openFont(files.display[0] ?? '')
  const struck = strikes === undefined ? [] : fraunces.glyphForCodePoint(strikes.codePointAt(0) ?? 0).path.commands
  return { outline: [...struck, ...outline], unit: emOfSorts, x: 0, y: 0, advance: advance / emOfSorts }
}

/** @param {Font} font @param {string} text @returns {PlacedGlyph[]} */
function layOut(font, text) {
  const { glyphs, positions } = font.layout(text)
  const unit = font.unitsPerEm
  return glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    return { outline: glyph.path.commands, unit, x: xOffset / unit, y: yOffset / unit, advance: xAdvance / unit }
  })
}

/**
 * The glyphs of a text one after another, kerned. A character that nobody can draw stops us: a picture with a hole in it
 * would be noticed by everybody but us.
 *
 * @param {string} text
 * @param {Face} face
 * @returns {PlacedGlyph[]}
 */
export function shape(text, face) {
  /** @type {{ drawer: Font | Sort, text: string }[]} */
  const runs = []
  for (const character of text.normalize('NFC')) {
    const drawer = findDrawer(face, character)
    const last = runs.at(-1)
    if (last?.drawer === drawer) last.text += character
    else runs.push({ drawer, text: character })
  }
  return runs.flatMap(({ drawer, text: run }) =>
    'layout' in drawer ? layOut(drawer, run) : [...run].map(() => placeSort(drawer)),
  )
}
