import { join } from 'node:path'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Imports a source file at build time.
 *
 * @param {string} file
 * @returns {Promise<unknown>}
 */
export async function importSource(file) {
  const imported = await runnerImport(file, { root, configFile: false, logLevel: 'warn' })
  return /** @type {unknown} */ (imported.module)
}
