import { fileURLToPath } from 'node:url'

const counter = fileURLToPath(new URL('../src/documents/pdf-limits.ts', import.meta.url))

/** Where PDF.js makes room for unpacked bytes, and what is counted there. */
const places = /** @type {const} */ ([
  ['const buffer2 = new Uint8Array(size);', 'countUnpacked(size - buffer.byteLength);'],
  ['totalLength += chunk.byteLength;', 'countUnpacked(chunk.byteLength);'],
])

/**
 * Makes PDF.js count what it unpacks, for which it has no limit: 2 KB can become 2 GB.
 *
 * @type {import('vite').Plugin}
 */
export const countUnpacked = {
  name: 'textwright:count-unpacked',
  enforce: 'pre',
  transform: {
    filter: { id: /\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs$/ },
    handler(code) {
      let counting = `import { countUnpacked } from ${JSON.stringify(counter)};\n${code}`
      for (const [place, count] of places) {
        if (code.split(place).length !== 2) this.error(`PDF.js has changed: ${place}`)
        counting = counting.replace(place, `${count} ${place}`)
      }
      return { code: counting, map: null }
    },
  },
}
