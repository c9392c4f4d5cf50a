import './node-version.js'
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './ensure-browser.js'

/** @typedef {{ passed: number, failed: number, output: string }} Outcome */

const root = join(import.meta.dirname, '..')
const unitReport = join(root, '.cache/unit.json')
const browserReport = join(root, '.cache/e2e.json')

/**
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function runNode(script, ...args) {
  const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) }
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (output += chunk))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/**
 * Returns the result of a step that counts as one test.
 *
 * @param {{ ok: boolean, output: string }[]} runs
 * @returns {Outcome}
 */
function asSingleResult(...runs) {
  const ok = runs.every((run) => run.ok)
  return { passed: Number(ok), failed: Number(!ok), output: runs.map((run) => run.output).join('') }
}

/**
 * Returns a test runner's counts. A failed run counts as at least one failed test, and so does a run without tests.
 *
 * @param {{ ok: boolean, output: string }} run
 * @param {{ passed: number, failed: number }} counted
 * @returns {Outcome}
 */
function asTestResult({ ok, output }, { passed, failed }) {
  const ran = passed + failed > 0
  return { passed, failed: ok && ran ? failed : Math.max(failed, 1), output: ran ? output : `${output}\nNo test ran.` }
}

/**
 * Returns a test runner's report, or undefined if it did not write one.
 *
 * @param {string} path
 * @returns {unknown}
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function checkTypes() {
  const tsc = 'node_modules/@typescript/native/bin/tsc'
  const engines = await runNode(tsc, '-p', 'tsconfig.engines.json')
  const page = await runNode(tsc, '-p', 'tsconfig.page.json')
  const offline = await runNode(tsc, '-p', 'tsconfig.offline.json')
  const node = await runNode(tsc, '-p', 'tsconfig.node.json')
  return asSingleResult(engines, page, offline, node)
}

async function lint() {
  const cache = ['--cache', '--cache-location', '.cache/eslint']
  const eslint = await runNode('node_modules/eslint/bin/eslint.js', 'src', '--max-warnings', '0', ...cache)
  const oxlint = await runNode('node_modules/oxlint/bin/oxlint')
  return asSingleResult(eslint, oxlint)
}

async function checkFormat() {
  return asSingleResult(await runNode('node_modules/@biomejs/biome/bin/biome', 'format'))
}

async function findUnused() {
  return asSingleResult(await runNode('node_modules/knip/bin/knip.js'))
}

async function runUnitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const run = await runNode('node_modules/vitest/vitest.mjs', 'run', '--allowOnly=false', ...reporters)
  const report = /** @type {import('vitest/reporters').JsonTestResults | undefined} */ (readReport(unitReport))
  // A file that cannot be loaded has no failed tests, so the file itself is counted.
  const unloaded = report?.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = (report?.numFailedTests ?? 0) + (unloaded?.length ?? 0)
  return asTestResult(run, { passed: report?.numPassedTests ?? 0, failed })
}

async function build() {
  return asSingleResult(await runNode('scripts/build.js'))
}

const playwright = 'node_modules/@playwright/test/cli.js'
const coreTests = ['test', '--project=core']

/**
 * @param {string} reason
 * @returns {Promise<Outcome>}
 */
async function failBrowserTests(reason) {
  const { output } = await runNode(playwright, ...coreTests, '--list', '--reporter=list')
  const count = Number(/Total: (\d+) test/.exec(output)?.[1] ?? 0)
  return { passed: 0, failed: Math.max(count, 1), output: `Not run: ${reason}` }
}

/**
 * Returns why tests were skipped. The reasons are printed so that a skipped test does not look like a passed one.
 *
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites
 * @returns {Set<string>}
 */
function skipReasons(suites) {
  const tests = suites.flatMap(({ specs }) => specs).flatMap((spec) => spec.tests)
  const skipped = tests.filter(({ status }) => status === 'skipped').flatMap(({ annotations }) => annotations)
  const nested = suites.flatMap((suite) => [...skipReasons(suite.suites ?? [])])
  return new Set([...skipped.map(({ description }) => description ?? 'no reason given'), ...nested])
}

async function runBrowserTests() {
  try {
    process.env['CHROMIUM_PATH'] = findBrowser()
  } catch (error) {
    return failBrowserTests(/** @type {Error} */ (error).message)
  }
  const run = await runNode(playwright, ...coreTests)
  const report = /** @type {import('@playwright/test/reporter').JSONReport | undefined} */ (readReport(browserReport))
  const { expected, flaky, unexpected: failed } = report?.stats ?? { expected: 0, flaky: 0, unexpected: 0 }
  for (const reason of skipReasons(report?.suites ?? [])) process.stdout.write(`Skipped: ${reason}\n`)
  const passed = expected + flaky
  if (flaky > 0) process.stdout.write(`${String(flaky)} passed only on the second attempt:\n\n${run.output.trim()}\n\n`)
  return passed + failed === 0 ? failBrowserTests(run.output) : asTestResult(run, { passed, failed })
}

const total = { passed: 0, failed: 0 }

/**
 * @param {string} name
 * @param {() => Promise<Outcome>} work
 */
async function step(name, work) {
  const start = performance.now()
  const { passed, failed, output } = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  total.passed += passed
  total.failed += failed
  const isSingle = passed + failed === 1
  const count = failed === 0 ? `${String(passed)} passed` : `${String(failed)} of ${String(passed + failed)} failed`
  const line =
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(8)}${seconds.padStart(6)} s  ${isSingle ? '' : count}`.trimEnd()
  // Printed in one write, because steps run in parallel.
  process.stdout.write(failed === 0 ? `${line}\n` : `${line}\n\n${output.trim()}\n\n`)
  return failed === 0
}

async function checkSource() {
  await step('format', checkFormat)
  await step('types', checkTypes)
  await step('lint', lint)
  await step('unused', findUnused)
}

async function checkAndBuild() {
  await checkSource()
  const isBuilt = await step('build', build)
  await step('browser', isBuilt ? runBrowserTests : () => failBrowserTests('the build failed.'))
}

mkdirSync(join(root, '.cache'), { recursive: true })
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

// Both at once, because many tests wait for a server or a browser.
await Promise.all([checkAndBuild(), step('unit', runUnitTests)])

console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
