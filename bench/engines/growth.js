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

/**
 * How long a job takes on so much text, in milliseconds, and the most memory it held meanwhile, text and result included,
 * over what the process had before it knew the text.
 *
 * @param {import('./race.js').Job} job
 * @param {{ bytes: number, rounds: number }} limits
 * @returns {Promise<{ time: number, memory: number, bytes: number }>}
 */
export async function measureGrowth(job, { bytes, rounds }) {
  const run = await openJob(job)
  // Short, so that the code is compiled and little memory remembers it.
  const beginning = await give(job, 200_000)
  for (let i = 0; i < 5; i++) await run(beginning)
  await settle()
  const before = readMemory('VmRSS')
  const given = await give(job, bytes)
  await settle()
  forgetPeak()
  const times = []
  for (let round = 0; round < rounds; round++) times.push(await time(() => run(given)))
  return { time: median(times), memory: readMemory('VmHWM') - before, bytes: given.bytes + Buffer.byteLength(given.edited) }
}
