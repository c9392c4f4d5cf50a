// Runs the slow tests: every property with thousands of inputs, every engine with 10,000 random inputs, the npm
// package, two servers with one inbox in PostgreSQL, then the browser tests for every page and theme, with large
// files, other web servers, new versions and a failing blog service. Then all unit tests and the build in the newer
// versions of Node, and every command in the documentation. Arguments are vitest filters and run only those unit
// tests: `npm run test:deep -- every-tool -t word-counter`.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './ensure-browser.js'
import { findPostgres } from './ensure-postgres.js'

const root = join(import.meta.dirname, '..')

function deepTests() {
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const isDeep = (/** @type {string} */ text) =>
    /from 'fast-check'|DEEP_TESTS|sample-(?:inbox|postgres)\.ts'/.test(text)
  return files.filter((file) => /\.test\.(?:tsx?|js)$/.test(file) && isDeep(readFileSync(join(root, file), 'utf8')))
}

/** Supported besides the version that runs this script. The npm package `node` contains the program. */
const nodeVersions = ['22', '24']

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runProgram(program, args, env = process.env) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

/** @param {string[]} args */
function run(...args) {
  runProgram(process.execPath, args, { ...process.env, DEEP_TESTS: '1' })
}

/**
 * @param {string} version
 * @param {string[]} args
 */
function runWithNode(version, ...args) {
  runProgram('npm', ['exec', '--yes', `--package=node@${version}`, '--', 'node', ...args])
}

const postgres = findPostgres()
if (postgres) process.env['POSTGRES_BIN'] = postgres
else console.error('PostgreSQL was not found and could not be installed, so the inbox is only tested in a file.')

const filters = process.argv.slice(2)
run('node_modules/vitest/vitest.mjs', 'run', ...(filters.length > 0 ? filters : deepTests()))
if (filters.length === 0) {
  process.env['CHROMIUM_PATH'] = findBrowser()
  run('scripts/build.js')
  run('node_modules/@playwright/test/cli.js', 'test')
  for (const version of nodeVersions) {
    runWithNode(version, 'node_modules/vitest/vitest.mjs', 'run')
    runWithNode(version, 'scripts/build.js')
  }
  run('scripts/test-docs.js')
}
