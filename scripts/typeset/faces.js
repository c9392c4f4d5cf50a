import * as fontkit from 'fontkit'
import { fileURLToPath } from 'node:url'
import { customGlyphs, unitsPerEm } from './custom-glyphs.js'

/**
 * @typedef {import('fontkit').Font} Font
 * @typedef {import('fontkit').PathCommand} PathCommand
 * @typedef {import('./custom-glyphs.js').CustomGlyph} CustomGlyph
 * @typedef {keyof typeof files} Face
 * @typedef {{ outline: readonly PathCommand[], unit: number, x: number, y: number, advance: number }} PlacedGlyph
 *   Lengths are in ems; `unit` is the outline's units per em.
 */

/** The font files of each face, the most complete first. */
const files = {
  // Site name, headings and icons.
  display: ['latin', 'latin-ext', 'vietnamese'].map(
    (set) => `@fontsource/fraunces/files/fraunces-${set}-600-normal.woff2`,
  ),
  // Body text. fontkit cannot set the weight of a variable woff2, so it uses the lightest, which looks fine in pictures.
  text: ['latin', 'latin-ext'].map((set) => `@fontsource-variable/figtree/files/figtree-${set}-wght-normal.woff2`),
  // Sample input and output.
  mono: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map(
    (set) => `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${set}-400-normal.woff2`,
  ),
}

/** The faces in which a character is looked up, one after the other. */
const fallbackFaces = /** @type {const} */ ({
  display: ['display', 'mono'],
  text: ['text', 'display', 'mono'],
  mono: ['mono', 'display'],
})

/** @type {Map<string, Font>} */
const openFonts = new Map()

/** @param {string} file @returns {Font} */
function loadFont(file) {
  const openFont = openFonts.get(file)
  if (openFont) return openFont
  const font = fontkit.openSync(fileURLToPath(import.meta.resolve(file)))
  if (!('layout' in font)) throw new Error(`${file} contains several fonts`)
  openFonts.set(file, font)
  return font
}

/**
 * Returns the font or custom glyph for a character, from the face itself or a fallback. Custom glyphs belong to the display
 * face.
 *
 * @param {Face} face
 * @param {string} character
 * @returns {Font | CustomGlyph}
 */
function findSource(face, character) {
  const codePoint = character.codePointAt(0) ?? 0
  for (const candidateFace of fallbackFaces[face]) {
    const customGlyph = candidateFace === 'display' ? customGlyphs.get(character) : undefined
    if (customGlyph) return customGlyph
    const font = files[candidateFace].map(loadFont).find((candidate) => candidate.hasGlyphForCodePoint(codePoint))
    if (font) return font
  }
  const code = codePoint.toString(16).toUpperCase().padStart(4, '0')
  throw new Error(`No font has “${character}” (U+${code}).`)
}

/** @param {CustomGlyph} glyph @returns {PlacedGlyph} */
function placeCustomGlyph({ overlays, outline, advance }) {
  const fraunces = loadFont(files.display[0] ?? '')
  const base = overlays === undefined ? [] : fraunces.glyphForCodePoint(overlays.codePointAt(0) ?? 0).path.commands
  return { outline: [...base, ...outline], unit: unitsPerEm, x: 0, y: 0, advance: advance / unitsPerEm }
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
 * Returns the kerned glyphs for a text. Throws if a character is in no font, so that no picture has a gap.
 *
 * @param {string} text
 * @param {Face} face
 * @returns {PlacedGlyph[]}
 */
export function shape(text, face) {
  /** @type {{ source: Font | CustomGlyph, text: string }[]} */
  const runs = []
  for (const character of text.normalize('NFC')) {
    const source = findSource(face, character)
    const last = runs.at(-1)
    if (last?.source === source) last.text += character
    else runs.push({ source, text: character })
  }
  return runs.flatMap(({ source, text: run }) =>
    'layout' in source ? layOut(source, run) : [...run].map(() => placeCustomGlyph(source)),
  )
}
