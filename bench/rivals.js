import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @import { TextName } from './texts.js' */
/** `other` is the second text of a comparison. @typedef {{ text: string, other: string, bytes: number }} JobInput */

/**
 * Another program that does the same job.
 *
 * @typedef {object} Rival
 * @property {'library' | 'CyberChef' | 'platform'} kind
 * @property {string} name
 * @property {() => Promise<(input: JobInput) => unknown>} load returns the function to time
 * @property {(result: any) => unknown} [answer] must equal the engine's answer; the whole result by default
 * @property {string} [differs] how its result differs; such results are compared only if `answer` is given
 * @property {number} [bytes] size of its text, if 10 MB would take too long
 */
/** @typedef {Pick<Rival, 'answer' | 'differs' | 'bytes'>} RivalDetails */
/**
 * @typedef {object} Settings
 * @property {object} [options] override the tool's initial options
 * @property {boolean} [isLive] the page runs this while the user types
 * @property {boolean} [comparesTwo]
 * @property {(text: string) => string | Promise<string>} [prepare] turns the generated text into the input
 * @property {(result: any) => unknown} [answer] the part of the result that rivals must find too
 * @property {(result: any) => number} [generated] for generators: the length of one result
 */
/** @typedef {Settings & { name: string, tool: string, text: TextName, rivals: Rival[] }} Job */

// One job of a tool, named `tool-id: what it does`. The first job of a tool is also used to measure growth.
/** @param {string} name @param {TextName} text @param {Rival[]} rivals @param {Settings} [settings] @returns {Job} */
export function job(name, text, rivals, settings = {}) {
  return { name, tool: name.split(': ')[0], text, rivals, ...settings }
}

/** @typedef {(input: JobInput, ...modules: any[]) => unknown} RunWith */

// An npm package, or several that do the job together (`names` separated by ` + `).
/** @param {string} names @param {RunWith} run @param {RivalDetails} [details] @returns {Rival} */
export function library(names, run, details = {}) {
  const load = async () => {
    const modules = await Promise.all(names.split(' + ').map((name) => import(name)))
    return (/** @type {JobInput} */ input) => run(input, ...modules)
  }
  return { kind: 'library', name: names.replaceAll(/(?<=[a-z])\/grapheme/g, ''), load, ...details }
}

// A built-in function.
/** @param {string} name @param {RunWith} run @param {RivalDetails} [details] @returns {Rival} */
export function platform(name, run, details = {}) {
  return { kind: 'platform', name, load: () => Promise.resolve(run), ...details }
}

const operations = join(import.meta.dirname, 'node_modules/cyberchef/src/core/operations')

// `from` returns the operation's input.
/** @typedef {RivalDetails & { from?: (input: JobInput) => unknown }} OperationDetails */

// A single CyberChef operation, called directly because CyberChef's Node API needs a newer Node.
/** @param {string} operation @param {unknown[]} args @param {OperationDetails} [details] @returns {Rival} */
export function cyberChef(operation, args, { from = ({ text }) => text, ...details } = {}) {
  const load = async () => {
    const { default: Operation } = await import(pathToFileURL(join(operations, `${operation}.mjs`)).href)
    const instance = new Operation()
    return (/** @type {JobInput} */ input) => instance.run(from(input), args)
  }
  return { kind: 'CyberChef', name: operation, load, ...details }
}
