import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The ids of all tools, which are their folder names. */
export const toolIds = readdirSync(join(import.meta.dirname, '../src/tools'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
