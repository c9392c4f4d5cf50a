import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileChunks, limitChunkLength, joinBytes, withLongFirstChunk } from './byte-chunks.ts'

async function* give(...sizes: readonly number[]) {
  let next = 0
  for (const size of sizes) yield await Promise.resolve(Uint8Array.from({ length: size }, () => next++))
}

async function gather(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const gathered: Uint8Array[] = []
  for await (const chunk of chunks) gathered.push(chunk)
  return gathered
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
])('chunks of %j bytes come as %j when the first is to have 3', async (sizes, expected) => {
  expect((await gather(withLongFirstChunk(give(...sizes), 3))).map(({ length }) => length)).toEqual(expected)
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
])('chunks of %j bytes come as %j when none is to have more than 3', async (sizes, expected) => {
  expect((await gather(limitChunkLength(give(...sizes), 3))).map(({ length }) => length)).toEqual(expected)
})

test('no byte is lost or moved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5)), fc.nat(9), async (sizes, length) => {
      const before = joinBytes(await gather(give(...sizes)))
      expect(joinBytes(await gather(limitChunkLength(give(...sizes), length + 1)))).toEqual(before)
      expect(joinBytes(await gather(withLongFirstChunk(give(...sizes), length)))).toEqual(before)
    }),
  )
})

test('a file is read to its end', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251)
  expect(joinBytes(await gather(fileChunks(new Blob([bytes]))))).toEqual(bytes)
})
