import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Each test starts Node, which is slow on a busy machine.
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
function writeProgram(name, body) {
  const path = join(machine, name)
  writeFileSync(path, `#!/bin/sh\n${body}\n`)
  chmodSync(path, 0o755)
  return path
}

/** Runs the script with only the test's programs on the PATH. */
function ensureBrowser(env = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'ensure-browser.js')], {
    encoding: 'utf8',
    env: { PATH: machine, HOME: machine, PLAYWRIGHT_BROWSERS_PATH: join(machine, 'empty'), ...env },
  })
  return { path: stdout.trim(), stderr: stderr.trim(), status }
}

test('prefers the browser in CHROMIUM_PATH', () => {
  writeProgram('chromium', 'exit 0')
  const named = writeProgram('my-browser', 'exit 0')
  const { path, stderr, status } = ensureBrowser({ CHROMIUM_PATH: named })
  expect([path, stderr, status]).toEqual([named, `Chromium: ${named} (from CHROMIUM_PATH)`, 0])
})

test('skips a browser that does not start', () => {
  const broken = writeProgram('chromium', 'exit 127')
  const good = writeProgram('google-chrome', 'exit 0')
  expect(ensureBrowser({ CHROMIUM_PATH: broken }).path).toBe(good)
})

test('prefers the headless shell', () => {
  writeProgram('chromium', 'exit 0')
  const shell = writeProgram('chromium-headless-shell', 'exit 0')
  expect(ensureBrowser().path).toBe(shell)
})

test('installs the headless shell in addition to another browser only in CI', () => {
  const fullBrowser = writeProgram('chromium', 'exit 0')
  const shell = join(machine, 'chromium-headless-shell')
  writeProgram('sudo', 'shift; test "$1" = true || exec "$@"')
  writeProgram('apt-get', `test "$1" = update || { echo '#!/bin/sh' > ${shell}; /bin/chmod +x ${shell}; }`)
  expect(ensureBrowser().path).toBe(fullBrowser)
  expect(ensureBrowser({ CI: '1' }).path).toBe(shell)
})

test('installs a browser with the distribution’s package manager', () => {
  writeProgram('sudo', 'shift; test "$1" = true || exec "$@"')
  writeProgram(
    'apt-get',
    `test "$1" = update || { echo '#!/bin/sh' > ${machine}/chromium; /bin/chmod +x ${machine}/chromium; }`,
  )
  const { path, stderr } = ensureBrowser()
  expect(path).toBe(join(machine, 'chromium'))
  expect(stderr).toBe(`Chromium: ${path} (from apt-get, just installed)`)
})

test('reports in one sentence that no browser is available', () => {
  const notAFolder = writeProgram('apt-get', 'exit 100')
  // The download has no valid folder and no server.
  const { stderr, status } = ensureBrowser({
    PLAYWRIGHT_BROWSERS_PATH: join(notAFolder, 'browsers'),
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
  })
  expect(stderr.split('\n').at(-1)).toMatch(/^Chromium was not found and could not be installed\. .*\.$/)
  expect(status).toBe(1)
})
