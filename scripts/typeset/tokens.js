import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const tokensFile = fileURLToPath(new URL('../../src/frame/tokens.css', import.meta.url))

const css = readFileSync(tokensFile, 'utf8')

/** @param {string} selector */
function readPalette(selector) {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  /** @param {string} name @returns {string} */
  const read = (name) => {
    const [, colour] = new RegExp(`--${name}: (?:var\\(--[a-z-]+, )?(#[0-9a-f]{6})`).exec(block) ?? []
    if (colour === undefined) throw new Error(`${tokensFile} has no --${name} for ${selector}`)
    return colour
  }
  return {
    paper: read('paper'),
    rule: read('rule'),
    ink: read('ink'),
    softInk: read('soft-ink'),
    rubric: read('rubric'),
  }
}

/** The colours of both themes, from the pages' stylesheet. */
export const palettes = { dark: readPalette(':root.dark'), light: readPalette(':root') }
