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
 * @returns {string[]} the relative paths of all files that affect a build
 */
function listSources(root) {
  const inFolders = folders
    .map((folder) => join(root, folder))
    // Git does not store empty folders, so one may be missing.
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  // Sorted by code unit, not by locale: the order must be the same on every machine.
  return [...inFolders, ...readdirSync(root).filter((name) => isConfiguration.test(name))].sort()
}

/**
 * Returns one hash of all files and variables that affect a build. Call it before building, so that later edits count as
 * changes.
 *
 * @param {string} [root]
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {string}
 */
export function hashSources(root = project, environment = process.env) {
  const hash = createHash('sha256')
  for (const name of buildVariables) hash.update(JSON.stringify([name, environment[name] ?? '']))
  for (const path of listSources(root)) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex')
    hash.update(JSON.stringify([path.replaceAll(sep, '/'), content]))
  }
  return hash.digest('hex')
}

/**
 * Returns the hash of the sources of the last complete build.
 *
 * @param {string} [file]
 * @returns {string | undefined}
 */
export function readRecord(file = recordFile) {
  if (!existsSync(file)) return undefined
  // Not parsed as JSON: an incomplete record counts as missing and is not an error.
  return /"sources": "([0-9a-f]{64})"/.exec(readFileSync(file, 'utf8'))?.[1]
}

/**
 * Must be the last step of a build: without a record, the build counts as incomplete.
 *
 * @param {string} sources
 * @param {string} [file]
 */
export function writeRecord(sources, file = recordFile) {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ sources }, null, 2)}\n`)
}
