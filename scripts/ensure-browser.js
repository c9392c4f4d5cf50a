import { chromium } from '@playwright/test'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findRootPrefix, installPackages, isExecutable, findOnPath, canStart, runSucceeds } from './system-packages.js'

/** @typedef {{ path: string, from: string }} Browser */

/** With these flags, Chromium makes no background connections and can run as root. */
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
 * @param {string | undefined} path
 * @param {string} from
 * @returns {Browser | undefined}
 */
function browserAt(path, from) {
  return canStart(path) ? { path, from } : undefined
}

const fromEnvironment = () => browserAt(process.env['CHROMIUM_PATH'], 'CHROMIUM_PATH')

const fromPlaywright = () => browserAt(chromium.executablePath(), 'the Playwright cache')

/** Chromium without a user interface. Tests take little more than half the time with it. */
const headlessShell = 'chromium-headless-shell'

/** @param {string[]} names */
function fromSystem(...names) {
  for (const name of names) {
    const browser = browserAt(findOnPath(name), 'the system')
    if (browser) return browser
  }
  return undefined
}

const fullBrowser = () => fromSystem('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

const fastBrowser = () => fromEnvironment() ?? fromPlaywright() ?? fromSystem(headlessShell)

/** Returns the browser on this machine, without installing one. */
export const installedBrowser = () => fastBrowser() ?? fullBrowser()

/** @param {Record<string, string>} packages */
function installFromDistribution(packages) {
  const manager = installPackages(packages)
  const browser = manager === undefined ? undefined : (fromSystem(headlessShell) ?? fullBrowser())
  return browser && { ...browser, from: `${String(manager)}, just installed` }
}

function installFromPlaywright() {
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
  if (!runSucceeds(process.execPath, cli, 'install', 'chromium')) return undefined
  // System libraries are installed separately, and only by root.
  const lacksLibraries = !fromPlaywright() && isExecutable(chromium.executablePath())
  if (lacksLibraries && findRootPrefix()) runSucceeds(process.execPath, cli, 'install-deps', 'chromium')
  const browser = fromPlaywright()
  return browser && { ...browser, from: 'Playwright, just downloaded' }
}

/** Returns the path of a Chromium that starts, and installs one if necessary. Prints where it was found. */
export function findBrowser() {
  const browser =
    fastBrowser() ??
    // Outside CI, no package is installed unless it is necessary.
    (process.env['CI'] === undefined ? fullBrowser() : undefined) ??
    installFromDistribution({ 'apt-get': headlessShell }) ??
    fullBrowser() ??
    installFromDistribution({ 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium' }) ??
    installFromPlaywright()
  if (!browser) {
    throw new Error('Chromium was not found and could not be installed. Install it, or set CHROMIUM_PATH.')
  }
  console.error(`Chromium: ${browser.path} (from ${browser.from})`)
  return browser.path
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(findBrowser())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
