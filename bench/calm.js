import { setTimeout as pause } from 'node:timers/promises'

/** Few enough to stay near the processor. */
const numbers = new Int32Array(2 ** 18)

/** Kept, so that nobody finds the work needless. */
export let total = 0

/** Work that keeps a whole core busy: who shares the core takes up to half of its speed. In milliseconds. */
function timeLoop() {
  const began = performance.now()
  let sum = 0
  for (let turn = 0; turn < 6; turn++) for (let at = numbers.length; at > 0; at--) sum = (sum + numbers[at - 1]) | 0
  total += sum
  return performance.now() - began
}

/** So much longer than at best still counts as alone. */
const tolerance = 1.25

/** How long one process waits for its neighbours in all, in milliseconds. After that, figures are taken as they come. */
let patience = 8000

/** For a process that has more to measure. @param {number} milliseconds */
export function bePatient(milliseconds) {
  patience = milliseconds
}

/** How long a browser's page takes to go, in milliseconds. */
const farewell = 300

let best = Infinity

/** Comes back when nobody else seems to use the core, or when that was waited for long enough. */
export async function waitForCalm() {
  // At first it is still being compiled, and nobody knows how fast it can be.
  if (best === Infinity) for (let turn = 0; turn < 20; turn++) best = Math.min(best, timeLoop())
  while (patience > 0) {
    const began = performance.now()
    const taken = timeLoop()
    best = Math.min(best, taken)
    if (taken <= tolerance * best) return
    await pause(25)
    patience -= performance.now() - began
  }
}

/** Whether a turn that took so long is to be taken again, since somebody came in the meantime. */
export function wasDisturbed(/** @type {number} */ taken) {
  if (patience < taken || timeLoop() <= tolerance * best) return false
  patience -= taken
  return true
}

/**
 * Measures while nobody else seems to use the core, and again if somebody did in the end.
 *
 * @template T
 * @param {() => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function measureCalmly(measure) {
  for (;;) {
    await waitForCalm()
    const began = performance.now()
    const figures = await measure()
    await pause(farewell)
    if (!wasDisturbed(performance.now() - began)) return figures
  }
}
