import { InputError } from '#core/tool/input-error.ts'

const mebi = 2 ** 20

/** What a document may cost to read. The sizes are in bytes. The limit for the document itself is `maxDocumentSize`. */
export const limits = {
  unpackedSize: 512 * mebi,
  /** How many times as large as the packed bytes the unpacked ones may be, once there are more than `freelyUnpacked`. */
  packingRatio: 200,
  freelyUnpacked: 20 * mebi,
  archiveEntries: 10_000,
  elementDepth: 1_000,
  pages: 3_000,
} as const

/** Whether so many bytes are too much, unpacked from so many. */
export function isTooLarge(unpacked: number, packed: number): boolean {
  return unpacked > limits.unpackedSize || unpacked > Math.max(limits.freelyUnpacked, limits.packingRatio * packed)
}

export function tooLargeUnpacked(name: string): InputError {
  return new InputError(`${name} becomes too large when it is unpacked, so it isn’t read.`)
}
