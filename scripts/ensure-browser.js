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
function ifStarts(path, from) {
  return starts(path) ? { path, from } : undefined
}

const fromEnvironment = () => ifStarts(process.env['CHROMIUM_PATH'], 'CHROMIUM_PATH')

const fromPlaywright = () => ifStarts(chromium.executablePath(), 'the cache of Playwright')

/** Chromium without its windows: tests take little more than half the time in it. */
const headlessShell = 'chromium-headless-shell'

/** @param {string[]} names */
function fromSystem(...names) {
  for (const name of names) {
    const browser = ifStarts(onPath(name), 'the system')
    if (browser) return browser
  }
  return undefined
}

const wholeBrowser = () => fromSystem('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

const fastBrowser = () => fromEnvironment() ?? fromPlaywright() ?? fromSystem(headlessShell)

/** The browser this machine has, without installing one. */
export const installedBrowser = () => fastBrowser() ?? wholeBrowser()

/** @param {Record<string, string>} packages */
function installFromDistribution(packages) {
  const manager = installPackages(packages)
  const browser = manager === undefined ? undefined : (fromSystem(headlessShell) ?? wholeBrowser())
  return browser && { ...browser, from: `${String(manager)}, just installed` }
}

function installFromPlaywright() {
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
  if (!succeeds(process.execPath, cli, 'install', 'chromium')) return undefined
  // Its libraries come separately, and only root can bring them.
  const lacksLibraries = !fromPlaywright() && isExecutable(chromium.executablePath())
  if (lacksLibraries && asRoot()) succeeds(process.execPath, cli, 'install-deps', 'chromium')
  const browser = fromPlaywright()
  return browser && { ...browser, from: 'Playwright, just downloaded' }
}

/** The path of a Chromium that starts, installed if need be; says in one line where it is from. */
export function findBrowser() {
  const browser =
    fastBrowser() ??
    // A person's machine gets no package it can do without.
    (process.env['CI'] === undefined ? wholeBrowser() : undefined) ??
    installFromDistribution({ 'apt-get': headlessShell }) ??
    wholeBrowser() ??
    installFromDistribution({ 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium' }) ??
    installFromPlaywright()
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
