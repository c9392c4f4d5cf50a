// All engines beside the libraries, CyberChef, the platform and the tools of the system. By itself: node engines.js [filter]
import { buildEngines } from './engines/build.js'
import { locale } from './engines/contestants.js'
import { jobs } from './engines/jobs/index.js'
import { runChild } from './engines/run-child.js'
import { megabyte } from './engines/texts.js'
import { write } from './engines/write-number.js'

export const title = 'Engines'

const isAlone = process.argv[1] === import.meta.filename
const filter = isAlone ? (process.argv[2] ?? '') : ''

/** @typedef {import('./engines/race.js').Standing} Standing */

/** @param {Standing[]} field @param {string} kind */
function cellOf(field, kind) {
  const those = field.filter((standing) => standing.kind === kind).toSorted((a, b) => b.speed - a.speed)
  if (those.length === 0) return '–'
  return those.map(({ name, speed, spread }) => `${write(speed)} ±${spread.toFixed(0)} % ${name.replaceAll('|', '\\|')}`).join('<br>')
}

/** How many times as fast as the fastest of a kind. @param {Standing[]} field @param {string[]} kinds */
function ratioTo(field, kinds) {
  const those = field.filter(({ kind }) => kinds.includes(kind)).map(({ ratio }) => ratio)
  const [nearest] = those.toSorted((one, other) => one.factor - other.factor)
  return nearest ? `×${write(nearest.factor)} ±${nearest.spread.toFixed(0)} %` : '–'
}

async function measureSpeeds() {
  const lines = [
    '| tool | job | Textwright | libraries | CyberChef | platform | system | × library | × platform | × system |',
    '|---|---|---|---|---|---|---|---|---|---|',
  ]
  const notes = []
  for (const [index, job] of jobs.entries()) {
    if (!job.tool.includes(filter)) continue
    /** @type {Standing[] | Error} */
    const field = await runChild('race', index, { bytes: 10 * megabyte, rounds: 31, seconds: 4 }).catch((error) => error)
    // One job that could not be measured does not take the others' figures away.
    if (field instanceof Error) {
      console.error(`  ${field.message}`)
      notes.push(`- ${job.tool}, ${job.does}: not measured. ${field.message}`)
      continue
    }
    const [own] = field
    console.error(`  ${job.tool}, ${job.does}: ${write(own.speed)} MB/s`)
    const cells = ['library', 'CyberChef', 'platform', 'system'].map((kind) => cellOf(field, kind))
    const ratios = [['library', 'CyberChef'], ['platform'], ['system']].map((kinds) => ratioTo(field, kinds))
    lines.push(`| ${[job.tool, job.does.replaceAll('|', '\\|'), `${write(own.speed)} ±${own.spread.toFixed(0)} %`, ...cells, ...ratios].join(' | ')} |`)
    const said = field.filter(({ note }) => note !== '').map(({ name, note }) => `${name}: ${note}`)
    if (job.alone !== undefined) said.push(job.alone)
    if (said.length > 0) notes.push(`- ${job.tool}, ${job.does}. ${said.join('. ')}.`)
  }
  return { lines, notes }
}

/** @returns {Promise<string>} */
export async function measure() {
  await buildEngines()
  const speeds = await measureSpeeds()
  return [
    'MB/s on 10 MB of text, generators on 10 MB of output, ± half the distance between the quartiles. Each job runs in a',
    'process of its own, all who do it in turns, behind a round that does not count up to 31 rounds or as many as four seconds',
    'allow to each, three at least; the medians are shown. A ratio is taken within each round, where both met the same machine,',
    'and then the median. Each turn waits until a plain loop has a core to itself, and is taken again if it has not afterwards,',
    'for eight seconds in all: the machine has neighbours. Tools of the system are whole processes that read a file',
    `(locale ${locale}), engines and libraries work on a text in memory. Where nothing is said below, a contestant was seen to`,
    'give the same answer as the engine; a job in which one does not is left out.',
    '',
    ...speeds.lines,
    '',
    'What the others do differently, and how much they were given where ten megabytes would take them too long:',
    '',
    ...speeds.notes,
  ].join('\n')
}

if (isAlone) console.log(await measure())
