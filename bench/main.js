// npm run bench [-- section …] [--tool=id]  measures and writes docs/benchmarks.md
// npm run bench -- --check [--tool=id]      only judges engines and growth by bench/floors.js; exits with 1 on a miss
// With --tool, only matching tools or pages are measured, and nothing is written.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, readRecord } from '../scripts/build-record.js'

/** @typedef {{ markdown: string, verdicts: import('./report.js').Verdict[] }} Measured */
/** @typedef {{ title: string, needsSite?: boolean, load: () => Promise<(only: string) => Promise<Measured>> }} Section */

// Loaded when needed: the packages they import may have to be installed first.
/** In the order of the document. @type {Record<string, Section>} */
const sections = {
  engines: { title: 'Engines', load: async () => (await import('./engines.js')).measureEngines },
  growth: { title: 'Growth', needsSite: true, load: async () => (await import('./engines.js')).measureGrowth },
  pages: { title: 'Pages', needsSite: true, load: async () => (await import('./pages.js')).measurePages },
  typing: { title: 'Typing into 10 MB', needsSite: true, load: async () => (await import('./typing.js')).measureTyping },
  'large-files': {
    title: 'Files of 1 GB',
    needsSite: true,
    load: async () => (await import('./large-files.js')).measureLargeFiles,
  },
  server: { title: 'Server', needsSite: true, load: async () => (await import('./server.js')).measureServer },
}

const root = join(import.meta.dirname, '..')

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(2)
}

/** @param {string} task @param {string} command @param {string[]} args */
function prepare(task, command, args) {
  console.error(`${task} …`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) stop(`${task} failed.`)
}

function installPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  const isInstalled = (/** @type {string} */ name) => existsSync(join(import.meta.dirname, 'node_modules', name))
  if (Object.keys(dependencies).every(isInstalled)) return
  prepare('Installing the packages of bench/', 'npm', ['ci', '--prefix', import.meta.dirname])
}

function buildSite() {
  if (readRecord() !== hashSources()) prepare('Building the site', process.execPath, [join(root, 'scripts/build.js')])
}

/** @param {string} name @param {{ only: string, writes: boolean }} how */
async function runSection(name, { only, writes }) {
  const { title, needsSite, load } = sections[name]
  if (needsSite) buildSite()
  console.error(`${title} …`)
  const measure = await load()
  const { markdown, verdicts } = await measure(only)
  if (writes) {
    const { writeSection } = await import('./report.js')
    writeSection({ name, title, markdown })
  }
  console.log(`\n## ${title}\n\n${markdown}`)
  return verdicts
}

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const only = args.find((arg) => arg.startsWith('--tool='))?.slice('--tool='.length) ?? ''
const named = args.filter((arg) => !arg.startsWith('--'))
const unknown = args.filter((arg) => !(arg in sections) && arg !== '--check' && !/^--tool=./.test(arg))
if (unknown.length > 0) {
  stop(`Unknown: ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}. Flags: --check, --tool=id.`)
}

installPackages()
const chosen = Object.keys(sections).filter((name) => (isCheck ? ['engines', 'growth'] : named).includes(name))
const verdicts = []
for (const name of chosen.length > 0 ? chosen : Object.keys(sections)) {
  verdicts.push(...(await runSection(name, { only, writes: !isCheck && only === '' })))
}
const { describe } = await import('./report.js')
const misses = verdicts.filter(({ isMet }) => !isMet)
console.log(`\n${verdicts.length} limits, ${misses.length} missed.${misses.map((miss) => `\n${describe(miss)}`).join('')}`)
process.exitCode = misses.length > 0 ? 1 : 0
