import './node-version.js'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hashSources, readRecord } from './build-record.js'

async function build() {
  const script = fileURLToPath(new URL('build.js', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: 'inherit' })
  const stop = () => child.kill()
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const code = await ended
  process.off('SIGTERM', stop)
  process.off('SIGINT', stop)
  if (code !== 0) process.exit(code ?? 1)
}

/** npm sends SIGTERM to the shell that runs this script, and some shells end without forwarding it. */
function exitWithParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}

// Needed only under npm: a server started directly from a shell may outlive the shell.
if (process.env['npm_lifecycle_event'] !== undefined) exitWithParent()

const built = readRecord()
if (built === undefined) {
  console.log('No build found. Building …')
  await build()
} else if (built !== hashSources()) {
  console.log('The sources have changed since the last build. Building again …')
  await build()
}

// Runs in this process, so that the server receives its signals. Imported by URL because the file exists only after a build.
await import(new URL('../dist/server/main.js', import.meta.url).href)
