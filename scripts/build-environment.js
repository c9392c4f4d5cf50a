import { readdirSync, readFileSync } from 'node:fs'
import {
  parseSiteAddress,
  parseWebAddress,
  read,
  readSiteAddress,
  readSiteWords,
  siteVariables,
} from './site-settings.js'

/** Environment variables that a build reads. All of them are part of the build record. */
export const buildVariables = [
  ...siteVariables,
  'SOURCE_URL',
  'CONTACT_EMAIL',
  'HIDE_TOOLS',
  'BLOG',
  'CONTACT',
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
 * Reads a host or an origin. Plain HTTP is only allowed for a local test service.
 *
 * @param {string} value
 * @returns {{ host: string, insecure: boolean } | undefined}
 */
function readContentHost(value) {
  const address = parseSiteAddress(/^[a-z]+:\/\//i.test(value) ? value : `https://${value}`)
  if (address?.base !== '') return undefined
  const { protocol, host, hostname } = new URL(address.origin)
  const insecure = protocol === 'http:'
  return insecure && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? undefined : { host, insecure }
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
  return readSiteAddress(environment).origin
}

/** @param {NodeJS.ProcessEnv} environment @param {'BLOG' | 'CONTACT'} name */
function isOff(environment, name) {
  const value = read(environment, name)
  if (value !== undefined && value !== 'off') throw new Error(`${name} is “${value}”, but it must be off or empty.`)
  return value === 'off'
}

/**
 * Returns the ids of the tools that the site leaves out.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]}
 */
function readHiddenTools(environment) {
  const value = read(environment, 'HIDE_TOOLS')
  if (value === undefined) return []
  const folders = readdirSync(new URL('../src/tools', import.meta.url), { withFileTypes: true })
  const tools = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const hidden = value.split(/[\s,]+/).filter((id) => id !== '')
  const unknown = hidden.find((id) => !tools.includes(id))
  if (unknown !== undefined) {
    throw new Error(`HIDE_TOOLS names “${unknown}”, which is not a tool: the tools are ${tools.sort().join(', ')}.`)
  }
  if (tools.every((id) => hidden.includes(id))) {
    throw new Error('HIDE_TOOLS names every tool, but the site needs at least one.')
  }
  return [...new Set(hidden)]
}

/**
 * Returns the paths of the pages that the site leaves out, and of all pages below them. Recipes that use a hidden tool are
 * not included.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string[]}
 */
export function unpublishedPaths(environment = process.env) {
  return [
    ...readHiddenTools(environment).map((id) => `/tools/${id}`),
    ...(isOff(environment, 'BLOG') ? ['/blog'] : []),
    ...(isOff(environment, 'CONTACT') ? ['/contact'] : []),
  ]
}

/** @param {NodeJS.ProcessEnv} environment @returns {string | undefined} */
function siteProblem(environment) {
  try {
    readSiteAddress(environment)
    readSiteWords(environment)
    unpublishedPaths(environment)
    return undefined
  } catch (error) {
    return /** @type {Error} */ (error).message
  }
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
  const wrongSite = siteProblem(environment)
  if (wrongSite !== undefined) return wrongSite
  const services = read(environment, 'SERVICES')
  if (services !== undefined && services !== 'none') {
    return `SERVICES is “${services}”, but it must be empty or none (no embedded services).`
  }
  const source = read(environment, 'SOURCE_URL')
  if (source !== undefined && parseWebAddress(source) === undefined) {
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
  if (services === 'none' && form === undefined && email === undefined && !isOff(environment, 'CONTACT')) {
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

/**
 * Returns the words of a build for one origin as JSON, or undefined if the server fills them in.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
function readWordsJson(environment) {
  if (configuredOrigin(environment) === undefined) return undefined
  const words = readSiteWords(environment)
  return words ? JSON.stringify(words) : ''
}

const hostedContent = { host: 'cdn.contentful.com', insecure: false }

/** @param {NodeJS.ProcessEnv} environment */
function ownServices(environment) {
  return read(environment, 'SERVICES') === 'none' ? 'none' : 'embedded'
}

/** @param {NodeJS.ProcessEnv} environment @returns {Services['content']} */
function readContentService(environment) {
  const space = read(environment, 'CONTENTFUL_SPACE_ID')
  const accessToken = read(environment, 'CONTENTFUL_ACCESS_TOKEN')
  if (isOff(environment, 'BLOG')) return { kind: 'none' }
  if (space === undefined || accessToken === undefined) return { kind: ownServices(environment) }
  return {
    kind: 'contentful',
    space,
    accessToken,
    environment: read(environment, 'CONTENTFUL_ENVIRONMENT') ?? 'master',
    ...(readContentHost(read(environment, 'CONTENTFUL_HOST') ?? '') ?? hostedContent),
  }
}

/** @param {NodeJS.ProcessEnv} environment @returns {Services['form']} */
function readFormService(environment) {
  const form = read(environment, 'FORMSPREE_FORM_ID')
  if (isOff(environment, 'CONTACT')) return { kind: 'none' }
  if (form === undefined) return { kind: ownServices(environment) }
  return { kind: 'formspree', form, project: read(environment, 'FORMSPREE_PROJECT') }
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
 * @param {readonly string[]} [unpublished] paths of the pages that the site leaves out
 * @returns {Record<string, string>}
 */
export function defineEnvironment(environment = process.env, unpublished = []) {
  const problem = environmentProblem(environment)
  if (problem !== undefined) throw new Error(problem)
  const { origin, base } = readSiteAddress(environment)
  const words = readWordsJson(environment)
  const email = read(environment, 'CONTACT_EMAIL')
  const source = parseWebAddress(read(environment, 'SOURCE_URL') ?? '')
  /** @type {Services} */
  const services = { content: readContentService(environment), form: readFormService(environment) }
  return {
    ...defineVersion(),
    'import.meta.env.SITE_ORIGIN': origin === undefined ? 'undefined' : JSON.stringify(origin),
    'import.meta.env.BASE_PATH': base === undefined ? 'undefined' : JSON.stringify(base),
    'import.meta.env.SITE_WORDS': words === undefined ? 'undefined' : JSON.stringify(words),
    'import.meta.env.SOURCE_URL': source === undefined ? 'undefined' : JSON.stringify(source),
    'import.meta.env.CONTACT_EMAIL': email === undefined ? 'undefined' : JSON.stringify(email),
    'import.meta.env.SERVICES': JSON.stringify(JSON.stringify(services)),
    'import.meta.env.UNPUBLISHED': unpublished.length === 0 ? 'undefined' : JSON.stringify(unpublished.join()),
  }
}
