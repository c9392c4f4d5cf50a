import { cp, mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Builds that stay after a new one is installed, including the new one: running servers use the build they started with. */
const keptBuilds = 3

const dayMilliseconds = 24 * 60 * 60 * 1000

/** When each asset of earlier builds was replaced, by its path. Part of every build. */
const replacedFile = 'replaced-assets.json'

/** @param {string} folder @returns {Promise<string[]>} the names in a folder, or none if there is no such folder */
async function list(folder) {
  return readdir(folder).catch(() => [])
}

/** @param {string} folder @returns {Promise<string[]>} the paths of all files in a folder and its folders */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** @param {string} build @returns {Promise<Record<string, number>>} */
async function readReplaced(build) {
  const text = await readFile(path.join(build, replacedFile), 'utf8').catch(() => '{}')
  return /** @type {Record<string, number>} */ (JSON.parse(text))
}

/**
 * Copies the scripts and styles of earlier builds into a new build, until they were replaced `days` ago: open pages and
 * other servers may still need them.
 *
 * @param {string} previous
 * @param {string} build
 * @param {{ days: number, now: number }} options
 */
async function keepOldAssets(previous, build, { days, now }) {
  const source = path.join(previous, 'site/assets')
  const target = path.join(build, 'site/assets')
  const current = new Set(await listFiles(target))
  const replacedBefore = await readReplaced(previous)
  /** @type {Record<string, number>} */
  const replaced = {}
  for (const name of await listFiles(source)) {
    const replacedAt = replacedBefore[name] ?? now
    if (current.has(name) || now - replacedAt >= days * dayMilliseconds) continue
    await cp(path.join(source, name), path.join(target, name))
    replaced[name] = replacedAt
  }
  await writeFile(path.join(build, replacedFile), JSON.stringify(replaced))
}

/**
 * Moves a finished build to `builds` and makes `dist` a link to it. The link is replaced in one step, so `dist` is always a
 * complete build.
 *
 * @param {string} build
 * @param {{ root: string, days: number, now?: number }} options `days` to keep the assets of earlier builds
 */
export async function installBuild(build, { root, days, now = Date.now() }) {
  const dist = path.join(root, 'dist')
  const builds = path.join(root, 'builds')
  await mkdir(builds, { recursive: true })
  const previous = await realpath(dist).catch(() => undefined)
  if (previous !== undefined) await keepOldAssets(previous, build, { days, now })

  const installed = path.join(builds, new Date(now).toISOString().replaceAll(':', '-'))
  await rename(build, installed)
  // Before version 0.13, `dist` was a folder.
  if (previous === dist) await rename(dist, path.join(builds, '0'))
  const link = path.join(builds, 'next')
  await rm(link, { force: true })
  await symlink(path.relative(root, installed), link, 'junction')
  await rename(link, dist)

  const old = (await list(builds)).sort().slice(0, -keptBuilds)
  for (const name of old) await rm(path.join(builds, name), { recursive: true })
}
