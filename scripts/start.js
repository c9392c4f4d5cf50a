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

/** npm hands a SIGTERM to the shell between us, and some shells end without a word: then their end is our signal. */
function endWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

// Only under npm: whoever starts this file from a shell may leave that shell.
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent()

const built = readRecord()
if (built === undefined) {
  console.log('There is no build yet: building.')
  await build()
} else if (built !== hashSources()) {
  console.log('The sources have changed since the last build: building again.')
  await build()
}

// In this process, so that a signal to it reaches the server. The file exists only once it is built.
await import(new URL('../dist/server/main.js', import.meta.url).href)
