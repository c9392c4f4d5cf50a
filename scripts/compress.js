import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

// Fonts (woff2) and images are already compressed.
const isCompressible = /\.(html|m?js|css|svg|json|txt|xml|webmanifest)$/

// Low, because a page loads many small scripts. Below this size, compression saves almost nothing.
const minCompressibleBytes = 512

/** @type {Record<string, (content: Buffer) => Promise<Buffer>>} */
const encodings = {
  br: (content) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < minCompressibleBytes) return
  await Promise.all(
    Object.entries(encodings).map(async ([extension, encode]) => {
      const encoded = await encode(content)
      if (encoded.length < content.length) await writeFile(`${file}.${extension}`, encoded)
    }),
  )
}

/**
 * Writes a Brotli and a gzip version of every text file that becomes smaller, so that the server does not have to compress.
 *
 * @param {string} folder
 */
export async function compressSite(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isCompressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}
