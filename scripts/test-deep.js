// Runs the slow tests: every property with thousands of inputs, every engine with 10,000 random inputs and the npm package,
// then the browser tests for every page and theme, with large files, other web servers, new versions and a failing blog
// service.
// Arguments are vitest filters and run only those unit tests: `npm run test:deep -- every-tool -t word-counter`.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './ensure-browser.js'

const root = join(import.meta.dirname, '..')

function deepTests() {
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const isDeep = (/** @type {string} */ text) => text.includes("from 'fast-check'") || text.includes('DEEP_TESTS')
  return files.filter((file) => /\.test\.(?:tsx?|js)$/.test(file) && isDeep(readFileSync(join(root, file), 'utf8')))
}

/** @param {string[]} args */
function run(...args) {
  const env = { ...process.env, DEEP_TESTS: '1' }
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}

const filters = process.argv.slice(2)
run('node_modules/vitest/vitest.mjs', 'run', ...(filters.length > 0 ? filters : deepTests()))
if (filters.length === 0) {
  process.env['CHROMIUM_PATH'] = findBrowser()
  run('scripts/build.js')
  run('node_modules/@playwright/test/cli.js', 'test')
}
