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

/** Brotli's quality: a build has time for the best one, which takes about ninety times as long as the fast one. */
export const brotliQuality = { best: zlib.constants.BROTLI_MAX_QUALITY, fast: 5 } as const

function encode(content: Buffer, quality: number): Record<'br' | 'gz', Promise<Buffer>> {
  return {
    br: brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gz: gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
  }
}

async function compressFile(file: string, quality: number) {
  const content = await readFile(file)
  if (content.length < minCompressibleBytes) return
  await Promise.all(
    Object.entries(encode(content, quality)).map(async ([extension, encoding]) => {
      const encoded = await encoding
      if (encoded.length < content.length) await writeFile(`${file}.${extension}`, encoded)
    }),
  )
}

/** Writes a Brotli and a gzip version of every text file that becomes smaller, so that no response has to be compressed. */
export async function compressSite(folder: string, quality: number = brotliQuality.best) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && isCompressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name), quality)))
}
