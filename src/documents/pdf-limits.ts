import { isTooLarge, limits } from './reading-limits.ts'

/**
 * What PDF.js has unpacked of the document that it reads. It does not say for which document it unpacks, so only one is read
 * at a time. In bytes.
 */
let packed = 0
let unpacked = 0
let unpackedForPage = 0
let hasTooMuch = false

export function startCounting(packedSize: number) {
  packed = packedSize
  unpacked = 0
  hasTooMuch = false
  startPage()
}

/** Only what one page unpacks is compared with the size of the document: each page may unpack the same drawings. */
export function startPage() {
  unpackedForPage = 0
}

/** PDF.js calls this before it makes room for unpacked bytes (see scripts/count-unpacked.js). It may ignore the error. */
export function countUnpacked(length: number) {
  unpacked += length
  unpackedForPage += length
  hasTooMuch ||= unpacked > limits.unpackedSize || isTooLarge(unpackedForPage, packed)
  if (hasTooMuch) throw new RangeError('Too much was unpacked')
}

export function hasUnpackedTooMuch(): boolean {
  return hasTooMuch
}
