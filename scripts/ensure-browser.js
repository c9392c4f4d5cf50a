import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

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

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/**
 * A browser can be there and still not start, for want of a system library: only one that answers counts.
 *
 * @param {string | undefined} path
 * @param {string} from
 * @returns {Browser | undefined}
 */
function answering(path, from) {
  if (!path || !isExecutable(path)) return undefined
  const { status } = spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' })
  return status === 0 ? { path, from } : undefined
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

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, ...args) {
  // What an installer says goes to the error stream: standard output is for the path alone.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0
}

/** @returns {string[] | undefined} the words that make a command run as root, if there is a way */
function asRoot() {
  if (process.getuid?.() === 0) return []
  const isAllowed = onPath('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return isAllowed ? ['sudo', '-n'] : undefined
}

const packageManagers = [
  { name: 'apt-get', steps: ['update', 'install -y chromium'] },
  { name: 'dnf', steps: ['install -y chromium'] },
  { name: 'apk', steps: ['add --no-cache chromium'] },
]

function installFromDistribution() {
  const manager = packageManagers.find(({ name }) => onPath(name))
  const root = manager && asRoot()
  if (!root) return undefined
  const isInstalled = manager.steps.every((step) => {
    const [command = '', ...args] = [...root, manager.name, ...step.split(' ')]
    return succeeds(command, ...args)
  })
  const browser = isInstalled ? ofTheSystem() : undefined
  return browser && { ...browser, from: `${manager.name}, just installed` }
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
