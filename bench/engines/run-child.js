import { fork } from 'node:child_process'
import { join } from 'node:path'

/**
 * Hands a job to a fresh process.
 *
 * @param {'race' | 'growth' | 'ratio'} task
 * @param {number} index of the job
 * @param {object} limits
 * @returns {Promise<any>}
 */
export function runChild(task, index, limits) {
  const child = fork(join(import.meta.dirname, 'child.js'), { execArgv: ['--expose-gc', '--max-old-space-size=8192'] })
  child.send({ task, index, limits })
  return new Promise((resolve, reject) => {
    child.once('message', (/** @type {{ result?: unknown, error?: string }} */ { result, error }) =>
      error === undefined ? resolve(result) : reject(new Error(error)),
    )
    child.once('exit', (code, signal) => reject(new Error(`the process ended early (${signal ?? String(code)})`)))
  })
}
