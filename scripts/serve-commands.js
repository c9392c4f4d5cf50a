import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

/** How long the commands may take to end, in milliseconds. */
const graceMilliseconds = 10_000

/** @param {string} address */
function request(address) {
  return fetch(address).catch(() => undefined)
}

/** @param {number} group id of a process group */
function isRunning(group) {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

/**
 * Runs commands that serve a site until its address answers, then ends them. Returns whether they served it: if the
 * address already answers, another server is using it.
 *
 * @param {string} commands
 * @param {string} address
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, timeLimit: number }} options `timeLimit` in milliseconds
 */
export async function serveCommands(commands, address, { cwd, env, timeLimit }) {
  if (await request(address)) {
    console.error(`${address} is already in use.`)
    return false
  }
  const server = spawn('bash', ['-ec', commands], { cwd, env, stdio: 'inherit', detached: true })
  const end = Date.now() + timeLimit
  let isServed = false
  while (!isServed && server.exitCode === null && Date.now() < end) {
    isServed = (await request(address))?.ok === true
    if (!isServed) await delay(500)
  }
  // The whole process group, because npm starts the server as a child.
  const group = server.pid
  if (group !== undefined && isRunning(group)) {
    process.kill(-group)
    const graceEnd = Date.now() + graceMilliseconds
    while (isRunning(group) && Date.now() < graceEnd) await delay(100)
  }
  return isServed
}
