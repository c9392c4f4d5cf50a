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
