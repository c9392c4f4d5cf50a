// What an owner can choose for the whole site: its address, its name and its looks. Read by the build, and by the server when
// it starts.
import { readFileSync } from 'node:fs'

/** Environment variables that this file reads. */
export const siteVariables = [
  'SITE_ORIGIN',
  'BASE_PATH',
  'SITE_NAME',
  'SITE_TAGLINE',
  'SITE_AUTHOR',
  'SITE_AUTHOR_URL',
  'SITE_SHARE_IMAGE',
  'SITE_LOGO',
  'ACCENT_DARK',
  'ACCENT_LIGHT',
  'FOOTER_LINKS',
]

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */
/** @typedef {import('../src/config/site-words.ts').SiteWords} SiteWords */
/** @typedef {import('../src/config/site-words.ts').FooterLink} FooterLink */

/**
 * An empty variable counts as unset: an empty host would listen on all networks.
 *
 * @param {Environment} environment
 * @param {string} name
 * @returns {string | undefined}
 */
export function read(environment, name) {
  const value = environment[name]?.trim() ?? ''
  return value === '' ? undefined : value
}

/**
 * @param {string} name
 * @param {string} value
 * @param {string} expected
 */
function invalid(name, value, expected) {
  return new Error(`${name} is “${value}”, but it must be ${expected}.`)
}

/**
 * Returns a base path without a slash at its end, and '' for the root.
 *
 * @param {string} value
 * @returns {string | undefined}
 */
function parseBasePath(value) {
  const path = value.replace(/\/$/, '')
  return /^(\/(?!\.\.?(\/|$))[\w.~-]+)*$/.test(path) ? path : undefined
}

/**
 * Returns the parts of a site's public address: an origin, with or without a path.
 *
 * @param {string} value
 * @returns {{ origin: string, base: string } | undefined}
 */
export function parseSiteAddress(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  // A host name in a URL can contain characters that have another meaning in HTML, XML or a header.
  const isPlain = url && /^https?:$/.test(url.protocol) && /^([\w.-]+|\[[\da-f:]+\])$/.test(url.hostname)
  const base = url && parseBasePath(url.pathname)
  if (!isPlain || base === undefined || url.href !== url.origin + url.pathname) return undefined
  return { origin: url.origin, base }
}

/**
 * Returns what is set of the site's public address. The base path may be part of SITE_ORIGIN.
 *
 * @param {Environment} environment
 * @returns {{ origin?: string, base?: string }}
 */
export function readSiteAddress(environment) {
  const address = read(environment, 'SITE_ORIGIN')
  const site = parseSiteAddress(address ?? '')
  if (address !== undefined && !site) {
    throw invalid('SITE_ORIGIN', address, 'an address like https://example.com or https://example.com/text')
  }
  const path = read(environment, 'BASE_PATH')
  if (path === undefined) return site ?? {}
  const base = parseBasePath(path)
  if (base === undefined) throw invalid('BASE_PATH', path, 'a path like /text')
  if (site && site.base !== '' && site.base !== base) {
    throw new Error(`SITE_ORIGIN has the path ${site.base}, but BASE_PATH is “${path}”: set only one of them.`)
  }
  return { ...site, base }
}

/**
 * @param {string} value
 * @returns {string | undefined}
 */
export function parseWebAddress(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/**
 * @param {Environment} environment
 * @param {string} name
 */
function readWebAddress(environment, name) {
  const value = read(environment, name)
  const address = parseWebAddress(value ?? '')
  if (value !== undefined && address === undefined) {
    throw invalid(name, value, 'a web address like https://example.com/page')
  }
  return address
}

/**
 * @param {string} text
 * @param {number} maxLength
 */
function isLine(text, maxLength) {
  return text.length <= maxLength && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}

/**
 * @param {Environment} environment
 * @param {string} name
 * @param {number} maxLength which fits its place
 */
function readLine(environment, name, maxLength) {
  const value = read(environment, name)
  if (value === undefined || isLine(value, maxLength)) return value
  throw invalid(name, value, `one line of at most ${String(maxLength)} characters`)
}

const maxLinks = 6

/**
 * @param {Environment} environment
 * @returns {FooterLink[] | undefined}
 */
function readFooterLinks(environment) {
  const value = read(environment, 'FOOTER_LINKS')
  if (value === undefined) return undefined
  const links = value.split(',').map((item) => {
    const [, name = '', address = ''] = /^\s*([^=]+?)\s*=(.*)$/s.exec(item) ?? []
    return { name, address: parseWebAddress(address.trim()) ?? '' }
  })
  const isValid = links.length <= maxLinks && links.every(({ name, address }) => address !== '' && isLine(name, 40))
  if (isValid) return links
  throw invalid(
    'FOOTER_LINKS',
    value,
    `up to ${String(maxLinks)} links like Imprint=https://example.com/imprint, separated by commas`,
  )
}

/** The backgrounds of each theme, as in tokens.css. */
export const backgrounds = { dark: ['#161512', '#1f1d19'], light: ['#faf6ee', '#fffdf8'] }
const minContrast = 4.5

/**
 * The relative luminance of WCAG.
 *
 * @param {string} colour like #a8321b
 */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * @param {string} one
 * @param {string} other
 */
function contrast(one, other) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * @param {Environment} environment
 * @param {'dark' | 'light'} theme
 * @returns {string | undefined}
 */
function readAccent(environment, theme) {
  const name = `ACCENT_${theme.toUpperCase()}`
  const value = read(environment, name)?.toLowerCase()
  if (value === undefined) return undefined
  if (!/^#[\da-f]{6}$/.test(value))
    throw invalid(name, value, `a colour like ${theme === 'dark' ? '#ff7a5c' : '#a8321b'}`)
  const lowest = Math.min(...backgrounds[theme].map((background) => contrast(value, background)))
  if (lowest >= minContrast) return value
  // Rounded down, so that the message never says 4.5.
  const ratio = (Math.floor(lowest * 10) / 10).toFixed(1)
  throw new Error(
    `${name} is “${value}”, whose contrast with the background of the ${theme} theme is ${ratio}:1, but it must be at least 4.5:1.`,
  )
}

const maxLogoBytes = 256 * 1024
const pngSignature = '\x89PNG\r\n\x1a\n'

/**
 * Reads the logo's file and the path at which the site serves it.
 *
 * @param {Environment} environment
 * @returns {{ path: '/logo.svg' | '/logo.png', bytes: Buffer } | undefined}
 */
export function readLogo(environment) {
  const file = read(environment, 'SITE_LOGO')
  if (file === undefined) return undefined
  let bytes
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new Error(`SITE_LOGO is “${file}”, which can’t be read: ${/** @type {Error} */ (error).message}.`)
  }
  if (bytes.length <= maxLogoBytes) {
    if (bytes.toString('latin1', 0, pngSignature.length) === pngSignature) return { path: '/logo.png', bytes }
    if (/^\s*<(?:\?xml|!--|!DOCTYPE|svg)[^]*<svg[\s>]|^\s*<svg[\s>]/i.test(bytes.toString()))
      return { path: '/logo.svg', bytes }
  }
  throw invalid('SITE_LOGO', file, 'an SVG or PNG file of at most 256 KB')
}

/**
 * Returns the words and looks that are set, or undefined if none are.
 *
 * @param {Environment} environment
 * @returns {SiteWords | undefined}
 */
export function readSiteWords(environment) {
  const words = {
    name: readLine(environment, 'SITE_NAME', 40),
    tagline: readLine(environment, 'SITE_TAGLINE', 120),
    author: readLine(environment, 'SITE_AUTHOR', 80),
    authorUrl: readWebAddress(environment, 'SITE_AUTHOR_URL'),
    shareImage: readWebAddress(environment, 'SITE_SHARE_IMAGE'),
    logo: readLogo(environment)?.path,
    accentDark: readAccent(environment, 'dark'),
    accentLight: readAccent(environment, 'light'),
    links: readFooterLinks(environment),
  }
  return Object.values(words).some((word) => word !== undefined) ? words : undefined
}
