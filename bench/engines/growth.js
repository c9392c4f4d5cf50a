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

/** The code is compiled and the heap has grown to what the job needs; both cost the same for every size. @param {() => unknown} run */
async function warmUp(run) {
  const began = performance.now()
  do await run()
  while (performance.now() - began < 500)
}

/**
 * How long a job takes on so much text, in milliseconds, and the most memory it held meanwhile, text and result included,
 * over what the process had before it knew the text.
 *
 * @param {import('./race.js').Job} job
 * @param {{ bytes: number, rounds: number, seconds: number }} limits
 * @returns {Promise<{ time: number, memory: number, bytes: number }>}
 */
export async function measureGrowth(job, { bytes, rounds, seconds }) {
  const run = await openJob(job)
  // Short, so that the code is compiled and little memory remembers it.
  const beginning = await give(job, 200_000)
  for (let i = 0; i < 5; i++) await run(beginning)
  await settle()
  const before = readMemory('VmRSS')
  const given = await give(job, bytes)
  await settle()
  forgetPeak()
  await run(given)
  // Later runs find what the first one left behind and was not yet swept up.
  const memory = readMemory('VmHWM') - before
  await warmUp(() => run(given))
  const began = performance.now()
  const times = []
  do times.push(await time(() => run(given)))
  while (times.length < rounds && performance.now() - began < 1000 * seconds)
  return { time: median(times), memory, bytes: given.bytes + Buffer.byteLength(given.edited) }
}
