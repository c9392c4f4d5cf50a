// npm run bench [-- section …] [--tool=id]  measures and writes docs/benchmarks.md
// npm run bench -- --check [--tool=id]      checks the ratios of engines and growth; exits with 1 if a limit is missed
// With --tool, only matching tools or pages are measured, and nothing is written.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources, readRecord } from '../scripts/build-record.js'
import { describe, writeSection } from './report.js'

/** @typedef {{ markdown: string, verdicts: import('./report.js').Verdict[] }} Measured */

// Imported dynamically, because their packages may have to be installed first.
/** In the same order as in the document. @type {Record<string, { title: string, file: string, measure: string }>} */
const sections = {
  engines: { title: 'Engines', file: './engines.js', measure: 'measureEngines' },
  growth: { title: 'Growth', file: './engines.js', measure: 'measureGrowth' },
  pages: { title: 'Pages', file: './pages.js', measure: 'measurePages' },
  typing: { title: 'Typing into 10 MB', file: './typing.js', measure: 'measureTyping' },
  'large-files': { title: 'Files of 1 GB', file: './large-files.js', measure: 'measureLargeFiles' },
  server: { title: 'Server', file: './server.js', measure: 'measureServer' },
}

/** @param {string} task @param {string} command @param {string[]} args */
function prepare(task, command, args) {
  console.error(`${task} …`)
  const { status } = spawnSync(command, args, { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`${task} failed.`)
}

function installPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  const isInstalled = (/** @type {string} */ name) => existsSync(join(import.meta.dirname, 'node_modules', name))
  if (Object.keys(dependencies).every(isInstalled)) return
  prepare('Installing the packages of bench/', 'npm', ['ci', '--prefix', import.meta.dirname])
}

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const only = args.find((arg) => arg.startsWith('--tool='))?.slice('--tool='.length) ?? ''
const isAll = !args.some((arg) => arg in sections)
const unknown = args.filter((arg) => !(arg in sections) && arg !== '--check' && !/^--tool=./.test(arg))
if (unknown.length > 0) {
  throw new Error(
    `Unknown: ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}. Flags: --check, --tool=id.`,
  )
}

installPackages()
if (readRecord() !== hashSources()) prepare('Building the site', process.execPath, ['scripts/build.js'])
const verdicts = []
for (const [name, { title, file, measure }] of Object.entries(sections)) {
  const isChosen = isCheck ? file === './engines.js' : isAll || args.includes(name)
  if (!isChosen) continue
  console.error(`${title} …`)
  const measured = /** @type {Measured} */ (await (await import(file))[measure](only))
  if (!isCheck && only === '') writeSection({ name, title, markdown: measured.markdown })
  console.log(`\n## ${title}\n\n${measured.markdown}`)
  // Times depend on the machine.
  verdicts.push(...measured.verdicts.filter(({ isRatio }) => isRatio || !isCheck))
}
const missed = verdicts.filter(({ outcome }) => outcome === 'missed')
const accepted = verdicts.filter(({ outcome }) => outcome === 'accepted')
console.log(`\n${verdicts.length} limits, ${missed.length} missed, ${accepted.length} accepted misses.`)
for (const verdict of [...missed, ...accepted]) console.log(describe(verdict))
process.exitCode = missed.length > 0 ? 1 : 0
