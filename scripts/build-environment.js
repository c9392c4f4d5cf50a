/** What a build reads from the environment. All of it is part of the build record. */
export const buildVariables = ['SITE_ORIGIN']

/**
 * @param {string} given
 * @returns {string | undefined}
 */
function readOrigin(given) {
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : undefined
}

/**
 * Why a build cannot use the environment, in one sentence, or nothing if it can.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string | undefined}
 */
export function environmentProblem(environment = process.env) {
  const given = environment['SITE_ORIGIN'] ?? ''
  if (given === '' || readOrigin(given) !== undefined) return undefined
  return `SITE_ORIGIN is “${given}”, but it takes an origin such as https://example.com.`
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
  const origin = readOrigin(environment['SITE_ORIGIN'] ?? '')
  return { 'import.meta.env.SITE_ORIGIN': origin === undefined ? 'undefined' : JSON.stringify(origin) }
}
