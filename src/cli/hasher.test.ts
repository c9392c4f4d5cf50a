import { expect, test } from 'vitest'
import { createHasher as createFromLibrary } from '#run/hash-library.ts'
import { createHasher } from './hasher.ts'

test.each(['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512', 'SHA3-256', 'SHA3-512', 'BLAKE3', 'CRC-32'] as const)(
  '%s of chunked input is the same as on the page',
  async (name) => {
    const hashers = [await createHasher(name), await createFromLibrary(name)]
    for (const chunk of ['', 'né', 'x'.repeat(100_000)]) {
      for (const hasher of hashers) hasher.update(new TextEncoder().encode(chunk))
    }
    const [fromNode, fromLibrary] = hashers.map((hasher) => [...hasher.digest()])
    expect(fromNode).toEqual(fromLibrary)
  },
)
