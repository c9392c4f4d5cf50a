import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureOtherBrowser, findFirefox } from './other-browsers.js'

let machine = ''

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'textwright-machine-'))
  vi.stubEnv('PATH', machine)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(machine, { recursive: true })
})

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

test('installs Firefox if it is missing', () => {
  writeProgram('sudo', 'shift; test "$1" = true || exec "$@"')
  writeProgram(
    'apt-get',
    `test "$1" = update || { echo '#!/bin/sh' > ${machine}/firefox-esr; /bin/chmod +x ${machine}/firefox-esr; }`,
  )
  expect(findFirefox()).toBeUndefined()
  expect(ensureOtherBrowser('firefox')).toBeUndefined()
  expect(findFirefox()).toBe(join(machine, 'firefox-esr'))
})

test.each([
  [[], 1],
  [['--allow-missing'], 0],
])('names a browser that cannot be installed (%j)', (args, status) => {
  writeProgram('apt-get', 'exit 100')
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'test-browsers.js'), ...args], {
    encoding: 'utf8',
  })
  expect(run.stdout.trim().split('\n')).toEqual([
    'Not run: Firefox: it is not installed, and installing firefox-esr was not possible.',
    'Not run: WebKit: it is not installed, and installing webkit2gtk-driver xvfb was not possible.',
  ])
  expect(run.status).toBe(status)
})
