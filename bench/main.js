// npm run bench [-- section …]          measures and writes docs/benchmarks.md
// npm run bench -- --check [--tool=id]  only judges the engines against bench/floors.json
// npm run bench -- --set-floors         measures that file anew
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, readRecord } from '../scripts/build-record.js'
import { writeSection } from './report.js'

const root = join(import.meta.dirname, '..')

/** In the order of the page; those that use the site need a build of it. */
const sections = [
  { name: 'engines', needsSite: false },
  { name: 'growth', needsSite: false },
  { name: 'pages', needsSite: true },
  { name: 'typing', needsSite: true },
  { name: 'memory', needsSite: true },
  { name: 'large-files', needsSite: true },
  { name: 'server', needsSite: true },
]

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(2)
}

/** @param {string} what @param {string} command @param {string[]} args */
function prepare(what, command, args) {
  console.error(`${what} …`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) stop(`${what} failed.`)
}

function installPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  const isThere = (/** @type {string} */ name) => existsSync(join(import.meta.dirname, 'node_modules', name))
  if (Object.keys(dependencies).every(isThere)) return
  prepare('Installing what the measurements need', 'npm', ['ci', '--prefix', import.meta.dirname])
}

function buildSite() {
  if (readRecord() === hashSources()) return
  prepare('Building the site', process.execPath, [join(root, 'scripts/build.js')])
}

/** @param {string} name */
async function runSection(name) {
  const file = join(import.meta.dirname, `${name}.js`)
  if (!existsSync(file)) return 'There is no such measurement yet.'
  const { title, measure } = await import(file)
  if (typeof measure !== 'function') return `bench/${name}.js has no measure().`
  console.error(`${name} …`)
  const markdown = await measure()
  await writeSection({ name, title, markdown })
  console.log(`\n## ${title}\n\n${markdown}`)
  return undefined
}

/** @param {typeof sections} chosen */
async function runSections(chosen) {
  if (chosen.some(({ needsSite }) => needsSite)) buildSite()
  const failures = []
  for (const { name } of chosen) {
    const problem = await runSection(name).catch((error) => (error instanceof Error ? (error.stack ?? error.message) : String(error)))
    if (problem !== undefined) failures.push(`${name}: ${problem}`)
  }
  for (const failure of failures) console.error(`\n${failure}`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

/** @param {string | undefined} tool */
async function checkFloors(tool) {
  const { findSlipped } = await import('./engines/floors.js')
  const slipped = await findSlipped(tool)
  if (slipped.length === 0) console.log('Every engine is as fast as it was, measured by the reference loop.')
  else console.error(`Slower than its floor:\n${slipped.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = slipped.length > 0 ? 1 : 0
}

const args = process.argv.slice(2)
const flags = args.filter((arg) => arg.startsWith('--'))
const names = args.filter((arg) => !arg.startsWith('--'))
const known = sections.map(({ name }) => name)
const isFlag = /^--(?:check|set-floors|tool=[\w-]+)$/
const strange = [...names.filter((name) => !known.includes(name)), ...flags.filter((flag) => !isFlag.test(flag))]
if (strange.length > 0) stop(`Not known: ${strange.join(', ')}. Sections: ${known.join(', ')}. Flags: --check, --tool=id, --set-floors.`)

installPackages()
if (flags.includes('--set-floors')) await (await import('./engines/floors.js')).setFloors()
else if (flags.includes('--check')) await checkFloors(flags.find((flag) => flag.startsWith('--tool='))?.slice('--tool='.length))
else await runSections(names.length === 0 ? sections : sections.filter(({ name }) => names.includes(name)))
