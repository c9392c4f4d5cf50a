import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserFlags, findBrowser } from '../scripts/ensure-browser.js'

/** Serves the current build on a free port. @param {Record<string, string>} [settings] environment variables */
export async function serveSite(settings = {}) {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/server/main.js')], {
    env: { ...process.env, PORT: '0', LOG: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill())
  const [line] = await once(server.stdout, 'data')
  const origin = /http:\S+/.exec(String(line))?.[0]
  if (origin === undefined) throw new Error(`no address in the server's first line: ${String(line)}`)
  return { origin, pid: server.pid ?? 0, close: () => void server.kill() }
}

export function launchBrowser() {
  return chromium.launch({ executablePath: findBrowser(), args: browserFlags })
}

// Returns a process's memory in MB, from the Linux kernel. `peak` is the largest resident size so far; `own` excludes
// the program file, which all processes of a browser share. Both are 0 after the process has ended.
/** @param {number} pid */
export function memoryOf(pid) {
  const file = `/proc/${String(pid)}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const read = (/** @type {string} */ field) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024
  return { peak: read('VmHWM'), own: read('RssAnon') + read('RssShmem') }
}
