import { Zip, ZipDeflate } from 'fflate'
import { fileChunks } from '#core/long-text/byte-chunks.ts'
import { InputError } from '#core/tool/input-error.ts'
import { OutputFile } from './output-file.ts'

export interface ZipEntry {
  /** Must be safe and unique. */
  readonly name: string
  readonly content: Blob
}

/** In bytes. Larger archives need an extension of the format that fflate does not write. */
const maxZipSize = 2 ** 32 - 2 ** 24

/** Writes files to a zip archive. Only one chunk of them is in memory at a time. */
export async function zipFiles(
  entries: readonly ZipEntry[],
  progress: (done: number, total: number) => void,
): Promise<Blob> {
  const total = entries.reduce((sum, { content }) => sum + content.size, 0)
  if (total > maxZipSize || entries.length >= 2 ** 16) {
    throw new InputError('The results are too large for one zip archive. Try again with fewer files.')
  }
  const output = new OutputFile()
  let written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const flush = async () => {
    for (const chunk of written) await output.add(chunk)
    written = []
  }

  let done = 0
  for (const { name, content } of entries) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    for await (const chunk of fileChunks(content)) {
      entry.push(chunk)
      await flush()
      done += chunk.length
      progress(done, total)
    }
    entry.push(new Uint8Array(), true)
    await flush()
  }
  zip.end()
  await flush()
  return (await output.finish()) ?? new Blob()
}
