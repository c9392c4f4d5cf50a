/** What a build reads from the environment. All of it is part of the build record. */
export const buildVariables = [
  'SITE_ORIGIN',
  'SOURCE_URL',
  'SERVICES',
  'CONTENTFUL_SPACE_ID',
  'CONTENTFUL_ACCESS_TOKEN',
  'CONTENTFUL_ENVIRONMENT',
  'CONTENTFUL_HOST',
  'ALLOW_EMPTY_BLOG',
  'FORMSPREE_FORM_ID',
  'FORMSPREE_PROJECT',
]

/** Settings that mean nothing without those they stand with. */
const requiredWith = new Map([
  ['CONTENTFUL_SPACE_ID', ['CONTENTFUL_ACCESS_TOKEN']],
  ['CONTENTFUL_ACCESS_TOKEN', ['CONTENTFUL_SPACE_ID']],
  ['CONTENTFUL_ENVIRONMENT', ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN']],
  ['CONTENTFUL_HOST', ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN']],
  ['FORMSPREE_PROJECT', ['FORMSPREE_FORM_ID']],
])

/** @typedef {import('../src/page/services.ts').Services} Services */

/**
 * An empty variable is an unset one.
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
 * @param {string} given
 * @returns {string | undefined}
 */
function readWebAddress(given) {
  const url = URL.canParse(given) ? new URL(given) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/**
 * Where the content service is: a host, or an origin. Plain http is for a stand-in on this machine alone.
 *
 * @param {string} value
 * @returns {{ host: string, insecure: boolean } | undefined}
 */
function readContentHost(value) {
  const origin = readOrigin(/^[a-z]+:\/\//i.test(value) ? value : `https://${value}`)
  if (origin === undefined) return undefined
  const { protocol, host, hostname } = new URL(origin)
  const insecure = protocol === 'http:'
  // A name in an address may hold signs that mean something else in a policy.
  const isRight = (insecure ? /^(localhost|127\.0\.0\.1|\[::1\])$/ : /^([\w.-]+|\[[\da-f:]+\])$/).test(hostname)
  return isRight ? { host, insecure } : undefined
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
 * Why a build cannot use the environment, in one sentence, or nothing if it can.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined}
 */
export function environmentProblem(environment = process.env) {
  const origin = read(environment, 'SITE_ORIGIN')
  if (origin !== undefined && readOrigin(origin) === undefined) {
    return `SITE_ORIGIN is “${origin}”, but it takes an origin such as https://example.com.`
  }
  const services = read(environment, 'SERVICES')
  if (services !== undefined && services !== 'none') {
    return `SERVICES is “${services}”, but it takes none (no embedded services) or nothing at all.`
  }
  const source = read(environment, 'SOURCE_URL')
  if (source !== undefined && readWebAddress(source) === undefined) {
    return `SOURCE_URL is “${source}”, but it takes a web address such as https://example.com/textwright.`
  }
  const host = read(environment, 'CONTENTFUL_HOST')
  if (host !== undefined && readContentHost(host) === undefined) {
    return `CONTENTFUL_HOST is “${host}”, but it takes a host such as cdn.contentful.com.`
  }
  return incompleteSettings(environment)
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

/**
 * The build's environment as Vite's `define`.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Record<string, string>}
 */
export function defineEnvironment(environment = process.env) {
  const problem = environmentProblem(environment)
  if (problem !== undefined) throw new Error(problem)
  const origin = readOrigin(read(environment, 'SITE_ORIGIN') ?? '')
  const source = readWebAddress(read(environment, 'SOURCE_URL') ?? '')
  return {
    'import.meta.env.SITE_ORIGIN': origin === undefined ? 'undefined' : JSON.stringify(origin),
    'import.meta.env.SOURCE_URL': source === undefined ? 'undefined' : JSON.stringify(source),
    'import.meta.env.SERVICES': JSON.stringify(JSON.stringify(readServices(environment))),
  }
}
