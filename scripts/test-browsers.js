import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hashSources, readRecord } from './build-record.js'
import { ensureOtherBrowser, otherBrowserNames } from './other-browsers.js'

/** @typedef {import('./other-browsers.js').OtherBrowser} OtherBrowser */

const root = join(import.meta.dirname, '..')
const report = join(root, '.cache/browsers/report.json')

const usage = `npm run test:browsers -- [options]
  --rounds N        repeat the worker tests N times (3)
  --cases N         compare each engine with Node on N inputs (150)
  --pictures DIR    write screenshots to DIR
  --only NAME       run only one browser: firefox or webkit
  --grep PATTERN    run only tests whose titles match
  --minutes N       stop after N minutes and list the tests that were not run
  --allow-missing   succeed even if a browser can't be installed or the time runs out`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    cases: { type: 'string', default: '150' },
    pictures: { type: 'string' },
    only: { type: 'string' },
    grep: { type: 'string' },
    minutes: { type: 'string', default: '0' },
    'allow-missing': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/**
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runNode(script, args, env = process.env) {
  return spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, env, stdio: 'inherit' }).status === 0
}

/** @returns {OtherBrowser[]} */
function selectBrowsers() {
  const all = /** @type {OtherBrowser[]} */ (Object.keys(otherBrowserNames))
  return values.only === undefined ? all : all.filter((name) => name === values.only)
}

/** @param {OtherBrowser} name */
function isInstalled(name) {
  const problem = ensureOtherBrowser(name)
  if (problem !== undefined) console.log(`Not run: ${otherBrowserNames[name]}: ${problem}.`)
  return problem === undefined
}

/** @param {OtherBrowser[]} browsers */
function runTests(browsers) {
  rmSync(report, { force: true })
  const pictures = values.pictures === undefined ? {} : { PICTURES: resolve(values.pictures) }
  // Node 20 has WebSocket only with this flag.
  const flag = typeof WebSocket === 'undefined' ? { NODE_OPTIONS: '--experimental-websocket' } : {}
  const settings = { BROWSERS: browsers.join(' '), ROUNDS: values.rounds, CASES: values.cases }
  const limit = ['--global-timeout', String(Number(values.minutes) * 60_000)]
  const grep = values.grep === undefined ? [] : ['--grep', values.grep]
  const args = ['test', '-c', 'e2e/browsers/playwright.config.ts', ...limit, ...grep]
  return runNode('node_modules/@playwright/test/cli.js', args, { ...process.env, ...flag, ...settings, ...pictures })
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites
 * @returns {import('@playwright/test/reporter').JSONReportTest[]}
 */
function testsIn(suites) {
  return suites.flatMap((suite) => [...suite.specs.flatMap((spec) => spec.tests), ...testsIn(suite.suites ?? [])])
}

/** Prints the version and test counts of each browser. Returns how many tests failed and how many were not run. */
function summarize() {
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(report, 'utf8'))
  const tests = testsIn(/** @type {import('@playwright/test/reporter').JSONReport} */ (parsed).suites)
  const total = { failed: 0, notRun: 0 }
  for (const [name, label] of Object.entries(otherBrowserNames)) {
    const browserTests = tests.filter((test) => test.projectName === name)
    if (browserTests.length === 0) continue
    const notes = browserTests.flatMap(({ annotations }) => annotations)
    const version = notes.find(({ type }) => type === 'version')?.description ?? label
    const runs = notes
      .filter(({ type }) => type === 'runs')
      .reduce((sum, { description }) => sum + Number(description), 0)
    const count = (/** @type {string} */ status) => browserTests.filter((test) => test.status === status).length
    const [failed, notRun] = [count('unexpected'), count('skipped')]
    total.failed += failed
    total.notRun += notRun
    console.log(`${version}: ${String(count('expected'))} passed, ${String(failed)} failed, ${String(notRun)} not run`)
    console.log(`  ${String(runs)} engine runs compared with Node ${process.versions.node}`)
  }
  console.log('WebKitGTK is not Safari: it has the same engine, but other fonts, form fields and system services.')
  if (total.notRun > 0) console.log(`Not run: ${String(total.notRun)} tests, because the time ran out.`)
  return total
}

function main() {
  if (values.help) {
    console.log(usage)
    return true
  }
  const names = selectBrowsers()
  const browsers = names.filter(isInstalled)
  const isComplete = browsers.length === names.length || values['allow-missing']
  if (browsers.length === 0) return isComplete
  if (readRecord() !== hashSources() && !runNode('scripts/build.js', [])) return false
  const isPassed = runTests(browsers)
  const { failed, notRun } = summarize()
  // A timeout fails the run, but not a test.
  return isComplete && (isPassed || (values['allow-missing'] && failed === 0 && notRun > 0))
}

process.exitCode = main() ? 0 : 1
