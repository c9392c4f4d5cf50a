import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export { browserFlags } from '../scripts/ensure-browser.js'

/**
 * Serves the present build (npm run build) on a free port.
 *
 * @param {Record<string, string>} [settings] more of the server's environment
 * @returns {Promise<{ origin: string, pid: number, close: () => void }>}
 */
export async function serveSite(settings = {}) {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/server/main.js')], {
    env: { ...process.env, PORT: '0', LOG: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A run that fails leaves nothing running.
  process.once('exit', () => server.kill())
  const [said] = /** @type {[Buffer]} */ (await once(server.stdout, 'data'))
  const origin = /http:\S+/.exec(String(said))?.[0]
  if (origin === undefined) throw new Error(`the server did not say where it is: ${String(said)}`)
  return { origin, pid: server.pid ?? 0, close: () => void server.kill() }
}
