import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Chromium without its own connections, which would be measured along. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Serves the present build (npm run build) on a free port.
 *
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveSite() {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/server/main.js')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = /** @type {[Buffer]} */ (await once(server.stdout, 'data'))
  const origin = /http:\S+/.exec(String(said))?.[0]
  if (origin === undefined) throw new Error(`the server did not say where it is: ${String(said)}`)
  return { origin, close: () => void server.kill() }
}
