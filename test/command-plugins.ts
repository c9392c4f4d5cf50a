/* oxlint-disable no-restricted-imports -- Plugins of the build, which no module has. */
import { characterMaps } from '../scripts/character-maps.js'
import { resultSchemas } from '../scripts/result-schemas-module.js'

/** What the build of the command needs. */
export const commandPlugins = [characterMaps, resultSchemas]
