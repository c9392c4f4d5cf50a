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
  --rounds N        repeat the tests of the worker N times (3)
  --cases N         compare each engine with Node on N inputs (150)
  --pictures DIR    write screenshots to DIR
  --only NAME       run one browser, firefox or webkit
  --grep PATTERN    run only the tests whose names match
  --allow-missing   succeed without a browser that cannot be installed`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    cases: { type: 'string', default: '150' },
    pictures: { type: 'string' },
    only: { type: 'string' },
    grep: { type: 'string' },
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

/** The browsers that can be run. Says of each other one why not. */
function installedBrowsers() {
  const names = /** @type {OtherBrowser[]} */ (values.only === undefined ? Object.keys(otherBrowserNames) : [values.only])
  return names.filter((name) => {
    const problem = ensureOtherBrowser(name)
    if (problem !== undefined) console.log(`Not run: ${otherBrowserNames[name]}: ${problem}.`)
    return problem === undefined
  })
}

/** @param {OtherBrowser[]} browsers */
function runTests(browsers) {
  rmSync(report, { force: true })
  const pictures = values.pictures === undefined ? {} : { PICTURES: resolve(values.pictures) }
  // Node 20 has a WebSocket, but only with this flag.
  const flag = typeof WebSocket === 'undefined' ? { NODE_OPTIONS: '--experimental-websocket' } : {}
  const settings = { BROWSERS: browsers.join(' '), ROUNDS: values.rounds, CASES: values.cases }
  const args = ['test', '-c', 'e2e/browsers/playwright.config.ts', ...(values.grep === undefined ? [] : ['--grep', values.grep])]
  return runNode('node_modules/@playwright/test/cli.js', args, { ...process.env, ...flag, ...settings, ...pictures })
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite[]} suites
 * @returns {import('@playwright/test/reporter').JSONReportTest[]}
 */
function testsIn(suites) {
  return suites.flatMap((suite) => [...suite.specs.flatMap((spec) => spec.tests), ...testsIn(suite.suites ?? [])])
}

/** Versions and counts, one line for each browser. */
function printSummary() {
  /** @type {unknown} */
  const written = JSON.parse(readFileSync(report, 'utf8'))
  const tests = testsIn(/** @type {import('@playwright/test/reporter').JSONReport} */ (written).suites)
  for (const [name, label] of Object.entries(otherBrowserNames)) {
    const own = tests.filter((test) => test.projectName === name)
    const notes = own.flatMap(({ annotations }) => annotations)
    const version = notes.find(({ type }) => type === 'version')?.description ?? label
    const runs = notes.filter(({ type }) => type === 'runs').reduce((sum, { description }) => sum + Number(description), 0)
    const failed = own.filter(({ status }) => status === 'unexpected').length
    if (own.length > 0) console.log(`${version}: ${String(own.length)} tests, ${String(failed)} failed; ${String(runs)} engine runs compared with Node ${process.versions.node}`)
  }
  console.log('WebKitGTK is not Safari: it shares the engine, not the fonts, the fields or the whole of the platform.')
}

if (values.help) {
  console.log(usage)
} else {
  const browsers = installedBrowsers()
  const isMissing = browsers.length < (values.only === undefined ? Object.keys(otherBrowserNames).length : 1)
  const isBuilt = readRecord() === hashSources() || runNode('scripts/build.js', [])
  const isPassed = isBuilt && (browsers.length === 0 || runTests(browsers))
  if (browsers.length > 0 && isBuilt) printSummary()
  process.exitCode = isPassed && (values['allow-missing'] || !isMissing) ? 0 : 1
}
