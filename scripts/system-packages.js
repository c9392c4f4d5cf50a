import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string} name */
export function findOnPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/**
 * Whether a program starts: an installed program may lack a system library.
 *
 * @param {string | undefined} path
 * @returns {path is string}
 */
export function canStart(path) {
  if (!path || !isExecutable(path)) return false
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0
}

/**
 * @param {string} command
 * @param {string[]} args
 */
export function runSucceeds(command, ...args) {
  // Installers print to standard error: standard output is reserved for results.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], env }).status === 0
}

/** @returns {string[] | undefined} the prefix that runs a command as root, if possible */
export function findRootPrefix() {
  if (process.getuid?.() === 0) return []
  const isAllowed = findOnPath('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  return isAllowed ? ['sudo', '-n'] : undefined
}

const packageManagers = /** @type {const} */ ([
  { name: 'apt-get', steps: ['update', 'install -y'] },
  { name: 'dnf', steps: ['install -y'] },
  { name: 'apk', steps: ['add --no-cache'] },
])

/**
 * Installs packages with the distribution's package manager.
 *
 * @param {Partial<Record<(typeof packageManagers)[number]['name'], string>>} packages their names, separated by spaces
 * @returns {string | undefined} the name of the package manager, if it succeeded
 */
export function installPackages(packages) {
  const manager = packageManagers.find(({ name }) => findOnPath(name))
  const names = manager && packages[manager.name]
  const root = names === undefined ? undefined : findRootPrefix()
  if (!manager || !root) return undefined
  const isInstalled = manager.steps.every((step) => {
    const line = step === 'update' ? step : `${step} ${String(names)}`
    const [command = '', ...args] = [...root, manager.name, ...line.split(' ')]
    return runSucceeds(command, ...args)
  })
  return isInstalled ? manager.name : undefined
}
