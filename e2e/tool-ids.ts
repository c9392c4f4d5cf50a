import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every tool there is, by the name of its folder. */
export const toolIds = readdirSync(join(import.meta.dirname, '../src/tools'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
