import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileChunks, limitChunkLength, joinBytes, withLongFirstChunk } from './byte-chunks.ts'

async function* chunksOfSizes(...sizes: readonly number[]) {
  let next = 0
  for (const size of sizes) yield await Promise.resolve(Uint8Array.from({ length: size }, () => next++))
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const collected: Uint8Array[] = []
  for await (const chunk of chunks) collected.push(chunk)
  return collected
}

test.each([
  [[], []],
  [[1], [1]],
  [[1, 1, 1], [3]],
  [
    [1, 1, 1, 2],
    [3, 2],
  ],
  [[0, 0], []],
  [
    [5, 1],
    [5, 1],
  ],
  [
    [2, 5, 1],
    [7, 1],
  ],
])('withLongFirstChunk turns chunk sizes %j into %j for a first chunk of 3 bytes', async (sizes, expected) => {
  expect((await collect(withLongFirstChunk(chunksOfSizes(...sizes), 3))).map(({ length }) => length)).toEqual(expected)
})

test.each([
  [[], []],
  [
    [1, 3],
    [1, 3],
  ],
  [
    [4, 0, 7],
    [3, 1, 3, 3, 1],
  ],
])('limitChunkLength turns chunk sizes %j into %j for a limit of 3 bytes', async (sizes, expected) => {
  expect((await collect(limitChunkLength(chunksOfSizes(...sizes), 3))).map(({ length }) => length)).toEqual(expected)
})

test('rechunking preserves all bytes and their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5)), fc.nat(9), async (sizes, length) => {
      const before = joinBytes(await collect(chunksOfSizes(...sizes)))
      expect(joinBytes(await collect(limitChunkLength(chunksOfSizes(...sizes), length + 1)))).toEqual(before)
      expect(joinBytes(await collect(withLongFirstChunk(chunksOfSizes(...sizes), length)))).toEqual(before)
    }),
  )
})

test('fileChunks reads the whole file', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251)
  expect(Buffer.from(bytes).equals(joinBytes(await collect(fileChunks(new Blob([bytes])))))).toBe(true)
})
