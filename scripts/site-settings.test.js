import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { backgrounds, readLogo, readSiteWords } from './site-settings.js'
import { palettes, tokensFile } from './typeset/tokens.js'

describe('accents', () => {
  test('are measured on the backgrounds of the themes', () => {
    const css = readFileSync(tokensFile, 'utf8')
    const inStylesheet = [...css.matchAll(/--(?:paper|sheet): (#\w+);/g)].map(([, colour]) => colour)
    expect([...backgrounds.light, ...backgrounds.dark]).toEqual(inStylesheet)
  })

  test('are read if they are legible', () => {
    const words = readSiteWords({ ACCENT_DARK: '#7CC4FF', ACCENT_LIGHT: '#0b5cad' })
    expect(words).toMatchObject({ accentDark: '#7cc4ff', accentLight: '#0b5cad' })
    expect(readSiteWords({ ACCENT_DARK: palettes.dark.rubric })?.accentDark).toBe(palettes.dark.rubric)
    expect(readSiteWords({ ACCENT_LIGHT: palettes.light.rubric })?.accentLight).toBe(palettes.light.rubric)
  })

  test.each([
    [{ ACCENT_DARK: 'red' }, 'ACCENT_DARK is “red”, but it must be a colour like #ff7a5c.'],
    [{ ACCENT_LIGHT: '#fff' }, 'ACCENT_LIGHT is “#fff”, but it must be a colour like #a8321b.'],
    [
      { ACCENT_DARK: '#a8321b' },
      'ACCENT_DARK is “#a8321b”, whose contrast with the background of the dark theme is 2.5:1, but it must be at least 4.5:1.',
    ],
    // 4.50 on the sheet, but 4.25 on the paper.
    [
      { ACCENT_LIGHT: '#767676' },
      'ACCENT_LIGHT is “#767676”, whose contrast with the background of the light theme is 4.2:1, but it must be at least 4.5:1.',
    ],
  ])('rejects %j', (environment, sentence) => expect(() => readSiteWords(environment)).toThrow(sentence))
})

describe('links of the footer', () => {
  test('have a name and an address', () => {
    const value = 'Imprint=https://example.com/imprint?a=b, “Our” <status> = https://status.example.com'
    expect(readSiteWords({ FOOTER_LINKS: value })?.links).toEqual([
      { name: 'Imprint', address: 'https://example.com/imprint?a=b' },
      { name: '“Our” <status>', address: 'https://status.example.com/' },
    ])
  })

  test.each([
    'https://example.com',
    'Imprint=',
    'Imprint=/imprint',
    'a=javascript:alert(1)',
    'a=https://a.example,',
    Array.from({ length: 7 }, () => 'a=https://a.example').join(','),
    `${'a'.repeat(41)}=https://a.example`,
  ])('rejects %s', (value) => {
    expect(() => readSiteWords({ FOOTER_LINKS: value })).toThrow(
      `FOOTER_LINKS is “${value}”, but it must be up to 6 links like Imprint=https://example.com/imprint, separated by commas.`,
    )
  })
})

describe('logo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'textwright-logo-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** @param {string | Buffer} content */
  function logoFile(content) {
    const file = join(folder, 'logo')
    writeFileSync(file, content)
    return { SITE_LOGO: file }
  }

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', '/logo.svg'],
    ['\ufeff<?xml version="1.0"?>\n<!-- Ours -->\n<svg\nviewBox="0 0 1 1"/>', '/logo.svg'],
    [Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1'), '/logo.png'],
  ])('%j is served as %s', (content, path) => {
    expect(readLogo(logoFile(content))?.path).toBe(path)
    expect(readSiteWords(logoFile(content))?.logo).toBe(path)
  })

  test.each(['', '<html><svg/></html>', 'GIF89a', `<svg>${' '.repeat(256 * 1024)}</svg>`])(
    'another file is rejected',
    (content) => {
      expect(() => readLogo(logoFile(content))).toThrow(/logo”, but it must be an SVG or PNG file of at most 256 KB\.$/)
    },
  )

  test('a missing file is named', () => {
    expect(() => readSiteWords({ SITE_LOGO: '/nowhere.svg' })).toThrow(
      /^SITE_LOGO is “\/nowhere.svg”, which can’t be read: ENOENT/,
    )
  })
})
