import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * What a contestant works on: `other` is the second text of a comparison.
 *
 * @typedef {{ text: string, other: string, bytes: number }} Given
 */

/**
 * Another program that does the same job.
 *
 * @typedef {object} Rival
 * @property {'library' | 'CyberChef' | 'platform'} kind
 * @property {string} name
 * @property {() => Promise<(given: Given) => unknown>} load returns the function to time
 * @property {(result: any) => unknown} [answer] must equal the engine's answer; the whole result by default
 * @property {string} [differs] in a few words why the answers differ; they are then not compared
 * @property {number} [bytes] size of its text, if 10 MB would take it too long
 */

/** @typedef {Pick<Rival, 'answer' | 'differs' | 'bytes'>} About */

/**
 * One job of a tool and its rivals. The first job of a tool is also used to measure growth.
 *
 * @typedef {object} Job
 * @property {string} tool
 * @property {string} does
 * @property {import('./texts.js').TextName} text
 * @property {object} [options] in place of the tool's initial options
 * @property {boolean} [isLive] the page runs this while the user types
 * @property {boolean} [comparesTwo]
 * @property {(text: string) => string | Promise<string>} [prepare] turns the generated text into the input
 * @property {(result: any) => unknown} [answer] the part of the result that rivals must find too
 * @property {(result: any) => number} [generated] for generators: the length of one result
 * @property {Rival[]} rivals
 */

/**
 * An npm package, or several that do the job together (`names` separated by ` + `).
 *
 * @param {string} names
 * @param {(given: Given, ...modules: any[]) => unknown} run
 * @param {About} [about]
 * @returns {Rival}
 */
export function library(names, run, about = {}) {
  const load = async () => {
    const modules = await Promise.all(names.split(' + ').map((name) => import(name)))
    return (/** @type {Given} */ given) => run(given, ...modules)
  }
  return { kind: 'library', name: names.replaceAll(/(?<=[a-z])\/\w+/g, ''), load, ...about }
}

/**
 * A call of the language or the browser.
 *
 * @param {string} name
 * @param {(given: Given) => unknown} run
 * @param {About} [about]
 * @returns {Rival}
 */
export function platform(name, run, about = {}) {
  return { kind: 'platform', name, load: () => Promise.resolve(run), ...about }
}

const operations = join(import.meta.dirname, 'node_modules/cyberchef/src/core/operations')

/**
 * A single CyberChef operation, called as its Node API would: the API as a whole needs a newer Node.
 *
 * @param {string} operation
 * @param {unknown[]} args
 * @param {About & { from?: (given: Given) => unknown }} [about] `from` makes the operation's input
 * @returns {Rival}
 */
export function cyberChef(operation, args, { from = ({ text }) => text, ...about } = {}) {
  const load = async () => {
    const { default: Operation } = await import(pathToFileURL(join(operations, `${operation}.mjs`)).href)
    const instance = new Operation()
    return (/** @type {Given} */ given) => instance.run(from(given), args)
  }
  return { kind: 'CyberChef', name: operation, load, ...about }
}
