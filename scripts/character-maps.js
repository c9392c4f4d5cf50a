import { readFile } from 'node:fs/promises'

/**
 * Makes a module with Base64 of each character map of PDF.js, so that it loads like any other script: nothing may be fetched.
 *
 * @type {import('vite').Plugin}
 */
export const characterMaps = {
  name: 'textwright:character-maps',
  enforce: 'pre',
  load: {
    filter: { id: /\.bcmap$/ },
    handler: async (id) => `export default ${JSON.stringify(await readFile(id, 'base64'))}`,
  },
}
