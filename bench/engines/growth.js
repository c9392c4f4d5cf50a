import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { give, median, openJob, time } from './race.js'

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

/** @typedef {{ times: number[], memory: number }} Growth */

/**
 * How long a job takes on texts of these sizes, in milliseconds, and the most memory it held over the largest, text and
 * result included, over what the process had before it knew the text, in multiples of the text. The sizes take turns, so
 * that what slows the machine for a while slows each of them.
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
  await run(largest)
  const memory = (readMemory('VmHWM') - before) / (largest.bytes + Buffer.byteLength(largest.edited))

  const givens = []
  for (const size of sizes) givens.push(await give(job, size))
  const times = sizes.map(() => /** @type {number[]} */ ([]))
  const began = performance.now()
  // The first round is for code that is still being compiled.
  for (let round = 0; round <= rounds; round++) {
    if (round > 1 && performance.now() - began > 1000 * seconds) break
    for (const [index, given] of givens.entries()) {
      // A small text is taken several times: it may have to clear away after the largest.
      for (let turn = 0; turn < 2 * (givens.length - index) - 1; turn++) {
        const taken = await time(() => run(given))
        if (round > 0) times[index]?.push(taken)
      }
    }
  }
  return { times: times.map(median), memory }
}
