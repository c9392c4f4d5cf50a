import { readFileSync } from 'node:fs'

/** Environment variables that a build reads. All of them are part of the build record. */
export const buildVariables = [
  'SITE_ORIGIN',
  'BASE_PATH',
  'SITE_NAME',
  'SITE_TAGLINE',
  'SITE_AUTHOR',
  'SITE_AUTHOR_URL',
  'SITE_SHARE_IMAGE',
  'SOURCE_URL',
  'CONTACT_EMAIL',
  'SERVICES',
  'KEEP_ASSETS_DAYS',
  'CONTENTFUL_SPACE_ID',
  'CONTENTFUL_ACCESS_TOKEN',
  'CONTENTFUL_ENVIRONMENT',
  'CONTENTFUL_HOST',
  'ALLOW_EMPTY_BLOG',
  'FORMSPREE_FORM_ID',
  'FORMSPREE_PROJECT',
]

/** The longest words that fit their places. */
const maxLengths = new Map([
  ['SITE_NAME', 40],
  ['SITE_TAGLINE', 120],
  ['SITE_AUTHOR', 80],
])

/** Settings that have no effect without others. */
const requiredWith = new Map([
  ['CONTENTFUL_SPACE_ID', ['CONTENTFUL_ACCESS_TOKEN']],
  ['CONTENTFUL_ACCESS_TOKEN', ['CONTENTFUL_SPACE_ID']],
  ['CONTENTFUL_ENVIRONMENT', ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN']],
  ['CONTENTFUL_HOST', ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN']],
  ['FORMSPREE_PROJECT', ['FORMSPREE_FORM_ID']],
])

/** @typedef {import('../src/config/services.ts').Services} Services */

/**
 * An empty variable counts as unset.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} name
 * @returns {string | undefined}
 */
function read(environment, name) {
  const value = environment[name]?.trim() ?? ''
  return value === '' ? undefined : value
}

/**
 * @param {string} value
 * @returns {string | undefined}
 */
function readOrigin(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : undefined
}

/**
 * Returns a base path without a slash at its end, and '' for the root.
 *
 * @param {string} value
 * @returns {string | undefined}
 */
function readBasePath(value) {
  const path = value.replace(/\/$/, '')
  return /^(\/(?!\.\.?(\/|$))[\w.~-]+)*$/.test(path) ? path : undefined
}

/**
 * Reads the public address of the site: an origin, with or without a path.
 *
 * @param {string} value
 * @returns {{ origin: string, base: string } | undefined}
 */
function readSiteAddress(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const base = url && readBasePath(url.pathname)
  const isAddress =
    url && base !== undefined && /^https?:$/.test(url.protocol) && url.href === url.origin + url.pathname
  return isAddress ? { origin: url.origin, base } : undefined
}

/**
 * @param {string} value
 * @returns {string | undefined}
 */
function readWebAddress(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/**
 * Reads a host or an origin. Plain HTTP is only allowed for a local test service.
 *
 * @param {string} value
 * @returns {{ host: string, insecure: boolean } | undefined}
 */
function readContentHost(value) {
  const origin = readOrigin(/^[a-z]+:\/\//i.test(value) ? value : `https://${value}`)
  if (origin === undefined) return undefined
  const { protocol, host, hostname } = new URL(origin)
  const insecure = protocol === 'http:'
  // A host name in a URL can contain characters that have another meaning in a Content-Security-Policy.
  const isAllowed = (insecure ? /^(localhost|127\.0\.0\.1|\[::1\])$/ : /^([\w.-]+|\[[\da-f:]+\])$/).test(hostname)
  return isAllowed ? { host, insecure } : undefined
}

/**
 * Returns for how many days a build keeps the assets of earlier builds. A build without an origin is not public and keeps
 * none.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {number}
 */
export function assetDays(environment = process.env) {
  const publicDays = configuredOrigin(environment) === undefined ? 0 : 30
  return Number(read(environment, 'KEEP_ASSETS_DAYS') ?? publicDays)
}

/**
 * Returns the site's origin, or undefined if none is set.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined}
 */
export function configuredOrigin(environment = process.env) {
  return readSiteAddress(read(environment, 'SITE_ORIGIN') ?? '')?.origin
}

/**
 * Returns the path of the site on its host, or undefined if neither it nor the origin is set.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
function configuredBase(environment) {
  const path = read(environment, 'BASE_PATH')
  return path === undefined ? readSiteAddress(read(environment, 'SITE_ORIGIN') ?? '')?.base : readBasePath(path)
}

/** @param {NodeJS.ProcessEnv} environment @returns {string | undefined} */
function addressProblem(environment) {
  const address = read(environment, 'SITE_ORIGIN')
  const site = readSiteAddress(address ?? '')
  if (address !== undefined && site === undefined) {
    return `SITE_ORIGIN is “${address}”, but it must be an address like https://example.com or https://example.com/text.`
  }
  const path = read(environment, 'BASE_PATH')
  const base = readBasePath(path ?? '')
  if (path !== undefined && base === undefined) return `BASE_PATH is “${path}”, but it must be a path like /text.`
  if (path !== undefined && site && site.base !== '' && site.base !== base) {
    return `SITE_ORIGIN has the path ${site.base}, but BASE_PATH is “${path}”: set only one of them.`
  }
  return undefined
}

/** @param {NodeJS.ProcessEnv} environment @returns {string | undefined} */
function incompleteSettings(environment) {
  for (const [name, others] of requiredWith) {
    const missing = others.filter((other) => read(environment, other) === undefined)
    if (read(environment, name) === undefined || missing.length === 0) continue
    return `${name} is set, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`
  }
  return undefined
}

/**
 * Returns why a build cannot use the environment, in one sentence.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined}
 */
export function environmentProblem(environment = process.env) {
  const wrongAddress = addressProblem(environment)
  if (wrongAddress !== undefined) return wrongAddress
  const wrongWords = wordsProblem(environment)
  if (wrongWords !== undefined) return wrongWords
  const services = read(environment, 'SERVICES')
  if (services !== undefined && services !== 'none') {
    return `SERVICES is “${services}”, but it must be empty or none (no embedded services).`
  }
  const source = read(environment, 'SOURCE_URL')
  if (source !== undefined && readWebAddress(source) === undefined) {
    return `SOURCE_URL is “${source}”, but it must be a web address like https://example.com/textwright.`
  }
  const email = read(environment, 'CONTACT_EMAIL')
  if (email !== undefined && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email)) {
    return `CONTACT_EMAIL is “${email}”, but it must be an email address like hello@example.com.`
  }
  const form = read(environment, 'FORMSPREE_FORM_ID')
  if (form !== undefined && !/^\w+$/.test(form)) {
    return `FORMSPREE_FORM_ID is “${form}”, but it must be the last part of the form’s address, like mqkvbnrw.`
  }
  if (services === 'none' && form === undefined && email === undefined) {
    return 'SERVICES is none, so the contact page needs an address: set CONTACT_EMAIL, or FORMSPREE_FORM_ID for a form.'
  }
  if (services === 'none' && configuredOrigin(environment) === undefined) {
    return 'SERVICES is none, so the site may be on a static host, which needs the site’s address: set SITE_ORIGIN.'
  }
  const days = read(environment, 'KEEP_ASSETS_DAYS')
  if (days !== undefined && !/^\d{1,4}$/.test(days)) {
    return `KEEP_ASSETS_DAYS is “${days}”, but it must be a number of days from 0 to 9999.`
  }
  const host = read(environment, 'CONTENTFUL_HOST')
  if (host !== undefined && readContentHost(host) === undefined) {
    return `CONTENTFUL_HOST is “${host}”, but it must be a host like cdn.contentful.com.`
  }
  return incompleteSettings(environment)
}

/** @param {NodeJS.ProcessEnv} environment @returns {string | undefined} */
function wordsProblem(environment) {
  for (const [name, maxLength] of maxLengths) {
    const value = read(environment, name) ?? ''
    if (value.length > maxLength || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)) {
      return `${name} is “${value}”, but it must be one line of at most ${String(maxLength)} characters.`
    }
  }
  for (const name of ['SITE_AUTHOR_URL', 'SITE_SHARE_IMAGE']) {
    const value = read(environment, name)
    if (value !== undefined && readWebAddress(value) === undefined) {
      return `${name} is “${value}”, but it must be a web address like https://example.com/page.`
    }
  }
  return undefined
}

/**
 * Returns the words of a build for one origin as JSON, or undefined if the server fills them in.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
function readWords(environment) {
  if (configuredOrigin(environment) === undefined) return undefined
  /** @type {import('../src/config/site-words.ts').SiteWords} */
  const words = {
    name: read(environment, 'SITE_NAME'),
    tagline: read(environment, 'SITE_TAGLINE'),
    author: read(environment, 'SITE_AUTHOR'),
    authorUrl: readWebAddress(read(environment, 'SITE_AUTHOR_URL') ?? ''),
    shareImage: readWebAddress(read(environment, 'SITE_SHARE_IMAGE') ?? ''),
  }
  const json = JSON.stringify(words)
  return json === '{}' ? '' : json
}

const hostedContent = { host: 'cdn.contentful.com', insecure: false }

/** @param {NodeJS.ProcessEnv} environment @returns {Services} */
function readServices(environment) {
  const kind = read(environment, 'SERVICES') === 'none' ? 'none' : 'embedded'
  const space = read(environment, 'CONTENTFUL_SPACE_ID')
  const accessToken = read(environment, 'CONTENTFUL_ACCESS_TOKEN')
  const form = read(environment, 'FORMSPREE_FORM_ID')
  return {
    content:
      space === undefined || accessToken === undefined
        ? { kind }
        : {
            kind: 'contentful',
            space,
            accessToken,
            environment: read(environment, 'CONTENTFUL_ENVIRONMENT') ?? 'master',
            ...(readContentHost(read(environment, 'CONTENTFUL_HOST') ?? '') ?? hostedContent),
          },
    form: form === undefined ? { kind } : { kind: 'formspree', form, project: read(environment, 'FORMSPREE_PROJECT') },
  }
}

/** Returns the version for Vite's `define`. */
export function defineVersion() {
  const { version } = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  )
  return { 'import.meta.env.VERSION': JSON.stringify(version) }
}

/**
 * Returns the build's environment for Vite's `define`.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Record<string, string>}
 */
export function defineEnvironment(environment = process.env) {
  const problem = environmentProblem(environment)
  if (problem !== undefined) throw new Error(problem)
  const origin = configuredOrigin(environment)
  const base = configuredBase(environment)
  const words = readWords(environment)
  const email = read(environment, 'CONTACT_EMAIL')
  const source = readWebAddress(read(environment, 'SOURCE_URL') ?? '')
  return {
    ...defineVersion(),
    'import.meta.env.SITE_ORIGIN': origin === undefined ? 'undefined' : JSON.stringify(origin),
    'import.meta.env.BASE_PATH': base === undefined ? 'undefined' : JSON.stringify(base),
    'import.meta.env.SITE_WORDS': words === undefined ? 'undefined' : JSON.stringify(words),
    'import.meta.env.SOURCE_URL': source === undefined ? 'undefined' : JSON.stringify(source),
    'import.meta.env.CONTACT_EMAIL': email === undefined ? 'undefined' : JSON.stringify(email),
    'import.meta.env.SERVICES': JSON.stringify(JSON.stringify(readServices(environment))),
  }
}
