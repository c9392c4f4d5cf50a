import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Each test starts Node anew, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

let machine = ''

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'textwright-machine-'))
})
afterEach(() => rmSync(machine, { recursive: true }))

/**
 * @param {string} name
 * @param {string} body
 */
function program(name, body) {
  const path = join(machine, name)
  writeFileSync(path, `#!/bin/sh\n${body}\n`)
  chmodSync(path, 0o755)
  return path
}

/** Runs the script on a machine that has nothing but the programs made here. */
function ensureBrowser(env = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'ensure-browser.js')], {
    encoding: 'utf8',
    env: { PATH: machine, HOME: machine, PLAYWRIGHT_BROWSERS_PATH: join(machine, 'empty'), ...env },
  })
  return { path: stdout.trim(), stderr: stderr.trim(), status }
}

test('takes the browser named in CHROMIUM_PATH before all others', () => {
  program('chromium', 'exit 0')
  const named = program('my-browser', 'exit 0')
  const { path, stderr, status } = ensureBrowser({ CHROMIUM_PATH: named })
  expect([path, stderr, status]).toEqual([named, `Chromium: ${named} (from CHROMIUM_PATH)`, 0])
})

test('passes over a browser that does not start', () => {
  const broken = program('chromium', 'exit 127')
  const good = program('google-chrome', 'exit 0')
  expect(ensureBrowser({ CHROMIUM_PATH: broken }).path).toBe(good)
})

test('prefers the browser without windows', () => {
  program('chromium', 'exit 0')
  const shell = program('chromium-headless-shell', 'exit 0')
  expect(ensureBrowser().path).toBe(shell)
})

test('installs the browser without windows beside another one in continuous integration only', () => {
  const whole = program('chromium', 'exit 0')
  const shell = join(machine, 'chromium-headless-shell')
  program('sudo', 'shift; test "$1" = true || exec "$@"')
  program('apt-get', `test "$1" = update || { echo '#!/bin/sh' > ${shell}; /bin/chmod +x ${shell}; }`)
  expect(ensureBrowser().path).toBe(whole)
  expect(ensureBrowser({ CI: '1' }).path).toBe(shell)
})

test('installs one with the package manager of the distribution', () => {
  program('sudo', 'shift; test "$1" = true || exec "$@"')
  program(
    'apt-get',
    `test "$1" = update || { echo '#!/bin/sh' > ${machine}/chromium; /bin/chmod +x ${machine}/chromium; }`,
  )
  const { path, stderr } = ensureBrowser()
  expect(path).toBe(join(machine, 'chromium'))
  expect(stderr).toBe(`Chromium: ${path} (from apt-get, just installed)`)
})

test('says in one sentence that there is none to be had', () => {
  const noFolder = program('apt-get', 'exit 100')
  // Nowhere to put a download, and nobody to download from.
  const { stderr, status } = ensureBrowser({
    PLAYWRIGHT_BROWSERS_PATH: join(noFolder, 'browsers'),
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
  })
  expect(stderr.split('\n').at(-1)).toMatch(/^No Chromium was found and none could be installed: .*\.$/)
  expect(status).toBe(1)
})
