import { basename, dirname, join } from 'node:path'

/**
 * Returns the folder of the installation, given the folder of a server program: `dist/server`, or `builds/<time>/server` if
 * `dist` is a link.
 */
export function projectFolder(programFolder: string): string {
  const folder = join(programFolder, '../..')
  return basename(folder) === 'builds' ? dirname(folder) : folder
}
