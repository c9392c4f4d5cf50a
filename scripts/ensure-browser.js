import { chromium } from '@playwright/test'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { asRoot, installPackages, isExecutable, onPath, starts, succeeds } from './system-packages.js'

/** @typedef {{ path: string, from: string }} Browser */

/** With these it makes no connection of its own, and runs as root too. */
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
function answering(path, from) {
  return starts(path) ? { path, from } : undefined
}

const named = () => answering(process.env['CHROMIUM_PATH'], 'CHROMIUM_PATH')

const downloaded = () => answering(chromium.executablePath(), 'the cache of Playwright')

function ofTheSystem() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const browser = answering(onPath(name), 'the system')
    if (browser) return browser
  }
  return undefined
}

/** The browser this machine has, without installing one. */
export const installedBrowser = () => named() ?? downloaded() ?? ofTheSystem()

function installFromDistribution() {
  const manager = installPackages({ 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium' })
  const browser = manager === undefined ? undefined : ofTheSystem()
  return browser && { ...browser, from: `${String(manager)}, just installed` }
}

function installFromPlaywright() {
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
  if (!succeeds(process.execPath, cli, 'install', 'chromium')) return undefined
  // Its libraries come separately, and only root can bring them.
  const lacksLibraries = !downloaded() && isExecutable(chromium.executablePath())
  if (lacksLibraries && asRoot()) succeeds(process.execPath, cli, 'install-deps', 'chromium')
  const browser = downloaded()
  return browser && { ...browser, from: 'Playwright, just downloaded' }
}

/** The path of a Chromium that starts, installed if need be; says in one line where it is from. */
export function findBrowser() {
  const browser = installedBrowser() ?? installFromDistribution() ?? installFromPlaywright()
  if (!browser) {
    throw new Error('No Chromium was found and none could be installed: install one, or name it in CHROMIUM_PATH.')
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
