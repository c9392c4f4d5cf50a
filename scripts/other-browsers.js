import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, isExecutable, findOnPath, canStart } from './system-packages.js'

// Firefox and WebKit for `npm run test:browsers`; `npm test` uses Chromium.

/** @typedef {{ driver: string, browser: string, display: string }} WebKitPaths */

/** @returns {string | undefined} */
export function findFirefox() {
  return [process.env['FIREFOX_PATH'], findOnPath('firefox-esr'), findOnPath('firefox')].find(canStart)
}

/** Finds MiniBrowser, the small browser included in WebKitGTK. It is not on the PATH. */
function findMiniBrowser() {
  const folders = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((folder) => existsSync(folder))
  const names = (/** @type {string} */ folder) => readdirSync(folder).map((name) => join(folder, name))
  const candidates = folders.flatMap((folder) => [
    folder,
    ...names(folder).filter((name) => name.endsWith('-linux-gnu')),
  ])
  return candidates
    .flatMap(names)
    .filter((name) => /\/webkit(?:2gtk|gtk)-[\d.]+$/.test(name))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable)
}

/** @returns {WebKitPaths | undefined} */
export function findWebKit() {
  const driver = findOnPath('WebKitWebDriver')
  const display = findOnPath('Xvfb')
  const browser = findMiniBrowser()
  return driver && display && browser ? { driver, browser, display } : undefined
}

const installers = {
  firefox: { find: findFirefox, packages: { 'apt-get': 'firefox-esr', dnf: 'firefox', apk: 'firefox-esr' } },
  webkit: { find: findWebKit, packages: { 'apt-get': 'webkit2gtk-driver xvfb' } },
}

/** @typedef {keyof typeof installers} OtherBrowser */

/** @type {Record<OtherBrowser, string>} */
export const otherBrowserNames = { firefox: 'Firefox', webkit: 'WebKit' }

/**
 * Installs a browser if it is missing, and prints a note.
 *
 * @param {OtherBrowser} name
 * @returns {string | undefined} why the browser cannot be run
 */
export function ensureOtherBrowser(name) {
  const { find, packages } = installers[name]
  if (find()) return undefined
  const manager = installPackages(packages)
  if (find()) {
    console.log(`${otherBrowserNames[name]}: installed with ${String(manager)}`)
    return undefined
  }
  return manager === undefined
    ? `it is not installed, and installing ${packages['apt-get']} was not possible`
    : `${manager} installed it, but it does not start`
}
