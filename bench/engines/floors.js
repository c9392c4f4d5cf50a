import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildEngines } from './build.js'
import { jobs } from './jobs/index.js'
import { runChild } from './run-child.js'
import { megabyte } from './texts.js'

const file = join(import.meta.dirname, '../floors.json')
/** A floor lies so far below what was measured: under a tenth less is noise, a third less is a slip. */
const margin = 0.6
/** A busy moment slows one contestant and spares the other. Only what stays slow is slow. */
const attempts = 3
const limits = { bytes: 10 * megabyte, rounds: 5 }

/** @param {import('./race.js').Job} job */
const nameOf = ({ tool, does }) => `${tool}: ${does}`

/** @returns {Promise<Record<string, number>>} */
async function measureAll() {
  await buildEngines()
  /** @type {Record<string, number>} */
  const ratios = {}
  for (const [index, job] of jobs.entries()) {
    ratios[nameOf(job)] = await runChild('ratio', index, limits)
    console.error(`  ${nameOf(job)}: ${ratios[nameOf(job)].toPrecision(3)}`)
  }
  return ratios
}

/** Writes down what is measured now, less a margin. */
export async function setFloors() {
  const ratios = Object.entries(await measureAll())
  const floors = Object.fromEntries(ratios.map(([name, ratio]) => [name, Number((margin * ratio).toPrecision(2))]))
  writeFileSync(file, `${JSON.stringify(floors, null, 2)}\n`)
}

/**
 * A line for every job that is slower than its floor, or has none.
 *
 * @param {string} [tool] one alone, for whoever works on it
 * @returns {Promise<string[]>}
 */
export async function findSlipped(tool) {
  await buildEngines()
  /** @type {Record<string, number>} */
  const floors = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const slipped = []
  for (const [index, job] of jobs.entries()) {
    if (tool !== undefined && job.tool !== tool) continue
    const name = nameOf(job)
    const floor = floors[name]
    if (floor === undefined) {
      slipped.push(`${name}: no floor yet; npm run bench -- --set-floors measures it`)
      continue
    }
    let best = 0
    for (let attempt = 0; attempt < attempts && best < floor; attempt++) best = Math.max(best, await runChild('ratio', index, limits))
    console.error(`  ${name}: ${best.toPrecision(3)}, floor ${String(floor)}`)
    if (best < floor) slipped.push(`${name}: ${best.toPrecision(3)} of the reference loop's speed, floor ${String(floor)}`)
  }
  return slipped
}
