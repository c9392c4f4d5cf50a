import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Whoever does a job beside the engine.
 *
 * @typedef {object} Peer
 * @property {'library' | 'CyberChef' | 'platform' | 'system'} kind
 * @property {string} name
 * @property {() => Promise<(given: import('./race.js').Given) => unknown>} load gives what is timed
 * @property {(result: any) => unknown} [answer] what must equal the engine's own answer; the whole result unless told
 * @property {string} [differs] why its answer is another one, where the two mean different things by the job
 * @property {number} [bytes] how much it is given, where ten megabytes would take it minutes
 */

/** @typedef {Pick<Peer, 'answer' | 'differs' | 'bytes'>} About */

/**
 * A package of npm.
 *
 * @param {string} name
 * @param {() => Promise<(given: import('./race.js').Given) => unknown>} load
 * @param {About} [about]
 * @returns {Peer}
 */
export function library(name, load, about = {}) {
  return { kind: 'library', name, load, ...about }
}

/**
 * What the language brings with it.
 *
 * @param {string} name
 * @param {(given: import('./race.js').Given) => unknown} run
 * @param {About} [about]
 * @returns {Peer}
 */
export function platform(name, run, about = {}) {
  return { kind: 'platform', name, load: async () => run, ...about }
}

const operations = join(import.meta.dirname, '../node_modules/cyberchef/src/core/operations')

/**
 * An operation of CyberChef, called as its Node API calls it. That API as a whole asks for a newer Node, and its hashes
 * for patches that its own installation makes; single operations run.
 *
 * @param {string} operation
 * @param {unknown[]} args
 * @param {About & { from?: (given: import('./race.js').Given) => unknown }} [about] `from` makes what the operation reads
 * @returns {Peer}
 */
export function cyberChef(operation, args, { from = ({ text }) => text, ...about } = {}) {
  const load = async () => {
    const { default: Operation } = await import(pathToFileURL(join(operations, `${operation}.mjs`)).href)
    const made = new Operation()
    return (/** @type {import('./race.js').Given} */ given) => made.run(from(given), args)
  }
  return { kind: 'CyberChef', name: operation, load, ...about }
}

const nowhere = openSync('/dev/null', 'w')

const ownLocales = join(import.meta.dirname, '../../.cache/locales')

/**
 * The locale that sorts and counts characters. Many machines have none but the plain one, which sorts by code: there one
 * is made, if the system has what it is made of.
 */
function findLocale() {
  const { stdout } = spawnSync('locale', ['-a'], { encoding: 'utf8' })
  const known = (stdout ?? '').split('\n')
  const usual = ['en_US.utf8', 'en_GB.utf8'].find((name) => known.includes(name))
  if (usual !== undefined) return usual
  if (makeLocale('en_US')) return 'en_US.utf8'
  return known.includes('C.utf8') ? 'C.utf8' : 'C'
}

/** @param {string} name */
function makeLocale(name) {
  const made = join(ownLocales, `${name}.utf8`)
  if (!existsSync(made)) {
    mkdirSync(ownLocales, { recursive: true })
    spawnSync('localedef', ['-i', name, '-f', 'UTF-8', made], { stdio: 'ignore' })
  }
  return existsSync(join(made, 'LC_COLLATE'))
}

export const locale = findLocale()

/**
 * A tool of the system, from the start of its process to the end, on a file.
 *
 * @param {string} name
 * @param {string[] | ((given: import('./race.js').Given) => string[])} command its last argument is the file unless it says where
 * @param {About} [about]
 * @returns {Peer}
 */
export function system(name, command, about = {}) {
  const load = async () => (/** @type {import('./race.js').Given} */ given) => {
    const [program, ...args] = typeof command === 'function' ? command(given) : [...command, given.file]
    const { error, stdout } = spawnSync(program, args, {
      env: { PATH: process.env.PATH, LC_ALL: locale, LOCPATH: existsSync(ownLocales) ? ownLocales : undefined },
      stdio: ['ignore', given.isTimed ? nowhere : 'pipe', 'ignore'],
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    })
    if (error) throw error
    return stdout
  }
  return { kind: 'system', name, load, ...about }
}
