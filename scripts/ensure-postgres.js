import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canStart, findOnPath, installPackages } from './system-packages.js'

/** Where Debian installs each version. */
const versions = '/usr/lib/postgresql'

function installedPostgres() {
  const onPath = findOnPath('postgres')
  if (onPath) return dirname(onPath)
  try {
    const newestFirst = readdirSync(versions).sort((one, other) => Number(other) - Number(one))
    return newestFirst.map((version) => join(versions, version, 'bin')).find((bin) => canStart(join(bin, 'postgres')))
  } catch {
    return undefined
  }
}

/** Returns the folder of PostgreSQL's programs, and installs them if necessary. Returns undefined if that is impossible. */
export function findPostgres() {
  const found = installedPostgres()
  if (found) return found
  installPackages({ 'apt-get': 'postgresql', dnf: 'postgresql-server', apk: 'postgresql' })
  return installedPostgres()
}
