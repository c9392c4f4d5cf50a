import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildVariables } from './build-environment.js'

const project = fileURLToPath(new URL('..', import.meta.url))
const recordFile = join(project, 'dist/build.json')

const folders = ['src', 'content', 'public', 'scripts']
const isConfiguration = /^(index\.html|package\.json|package-lock\.json|vite\.config\.ts|tsconfig.*\.json)$/
const isTest = /\.test\.[jt]sx?$/

/**
 * @param {string} root
 * @returns {string[]} the relative paths of all that shapes a build
 */
function listSources(root) {
  const inFolders = folders
    .map((folder) => join(root, folder))
    // A folder without files is in no clone.
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  // By code unit, not by locale: the order must be the same every time.
  return [...inFolders, ...readdirSync(root).filter((name) => isConfiguration.test(name))].sort()
}

/**
 * One hash over all that shapes a build. Take it before building: what is edited meanwhile then counts as changed.
 *
 * @param {string} [root]
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string}
 */
export function hashSources(root = project, environment = process.env) {
  const whole = createHash('sha256')
  for (const name of buildVariables) whole.update(JSON.stringify([name, environment[name] ?? '']))
  for (const path of listSources(root)) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex')
    whole.update(JSON.stringify([path.replaceAll(sep, '/'), content]))
  }
  return whole.digest('hex')
}

/**
 * The hash of what the present build was made from, if there is a whole one.
 *
 * @param {string} [file]
 * @returns {string | undefined}
 */
export function readRecord(file = recordFile) {
  if (!existsSync(file)) return undefined
  // By pattern: a record that was cut short while written is no record, and no reason to stop.
  return /"sources": "([0-9a-f]{64})"/.exec(readFileSync(file, 'utf8'))?.[1]
}

/**
 * The last step of a build: a build without a record is no build.
 *
 * @param {string} sources
 * @param {string} [file]
 */
export function writeRecord(sources, file = recordFile) {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ sources }, null, 2)}\n`)
}
