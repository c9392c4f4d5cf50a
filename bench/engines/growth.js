import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { give, median, openJob, spread, time, timeOnce } from './race.js'

/** In bytes, from what the system tells of this process. @param {'VmRSS' | 'VmHWM'} field */
function readMemory(field) {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return 1024 * Number(kilobytes)
}

function forgetPeak() {
  writeFileSync('/proc/self/clear_refs', '5')
}

/** What was read from the file is given back a moment after it was swept up. */
async function settle() {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.()
    await pause(50)
  }
}

/** From each size to the next, how many times as long, and by how many percent that varies. @typedef {{ factor: number, spread: number }[]} Steps */
/** @typedef {{ times: number[], steps: Steps, memory: number, beside?: { name: string, steps: Steps } }} Growth */

/** In milliseconds for the smallest text. Whoever takes longer would take minutes for the largest. */
const longestTrial = 200

/**
 * The fastest that the platform has for the same job, or else the system, whose processes take their time to start: what
 * that needs more for a larger text, the machine needs.
 *
 * @param {import('./race.js').Job} job
 * @param {import('./race.js').Given} smallest
 */
async function findBeside(job, smallest) {
  const known = []
  // Who makes a text from nothing has no text that could be larger.
  const peers = job.made ? [] : job.beside.filter(({ kind, bytes }) => (kind === 'platform' || kind === 'system') && !bytes)
  for (const { kind, name, load } of peers) {
    const run = await load()
    await run(smallest)
    known.push({ kind, name, run, taken: await time(() => run(smallest)) })
  }
  const quick = known.filter(({ taken }) => taken < longestTrial).toSorted((one, other) => one.taken - other.taken)
  return quick.find(({ kind }) => kind === 'platform') ?? quick[0]
}

/**
 * How long a job takes on texts of these sizes, in milliseconds, and the most memory it held over the largest, text and
 * result included, over what the process had before it knew the text, in multiples of the text. The sizes take turns, and
 * in its turn each goes through as much text, ten times the tenth part of it: what slows the machine for a while meets a
 * long turn sooner than a short one, and garbage is swept up in a long one only.
 *
 * @param {import('./race.js').Job} job
 * @param {{ sizes: number[], rounds: number, seconds: number }} limits the largest size last
 * @returns {Promise<Growth>}
 */
export async function measureGrowth(job, { sizes, rounds, seconds }) {
  const run = await openJob(job)
  // Short, so that the code is compiled and little memory remembers it.
  const beginning = await give(job, 200_000)
  for (let i = 0; i < 5; i++) await run(beginning)
  await settle()
  const before = readMemory('VmRSS')
  const largest = await give(job, /** @type {number} */ (sizes.at(-1)))
  await settle()
  forgetPeak()
  // Once: what a turn leaves behind would count for the next.
  await timeOnce(() => run(largest))
  const memory = (readMemory('VmHWM') - before) / (largest.bytes + Buffer.byteLength(largest.edited))

  const givens = []
  for (const size of sizes) givens.push({ ...(await give(job, size)), isTimed: true })
  const beside = await findBeside(job, /** @type {import('./race.js').Given} */ (givens[0]))
  const field = [run, ...(beside ? [beside.run] : [])].map((contestant) => ({
    run: contestant,
    rounds: /** @type {number[][]} */ ([]),
    // Each has its own time, so that a slow one does not take that of the other.
    left: 1000 * seconds,
    // However slow: one round says nothing of how far another might be from it. Who stands beside may be minutes slower.
    fewest: contestant === run ? 3 : 1,
  }))
  // The first round is for code that is still being compiled.
  for (let round = 0; round <= rounds; round++) {
    for (const contestant of field.filter(({ left, fewest }) => round <= fewest || left > 0)) {
      const began = performance.now()
      const times = []
      for (const given of givens) {
        const turns = round === 0 ? 1 : Math.round(Number(sizes.at(-1)) / Number(sizes[times.length]))
        times.push((await time(() => contestant.run(given), turns)) / turns)
      }
      if (round > 0) contestant.rounds.push(times)
      contestant.left -= performance.now() - began
    }
  }
  const [own = [], others = []] = field.map((contestant) => contestant.rounds)
  const times = sizes.map((_, index) => median(own.map((round) => /** @type {number} */ (round[index]))))
  return { times, steps: stepsOf(own), memory, ...(beside && { beside: { name: beside.name, steps: stepsOf(others) } }) }
}

/**
 * Taken within each round, where the sizes follow each other closely, and then the median: what slows the machine for
 * longer than a round slows both.
 *
 * @param {number[][]} rounds the times of each
 * @returns {Steps}
 */
function stepsOf(rounds) {
  const [first = []] = rounds
  return first.slice(1).map((_, index) => {
    const factors = rounds.map((times) => Number(times[index + 1]) / Number(times[index]))
    return { factor: median(factors), spread: spread(factors) }
  })
}
