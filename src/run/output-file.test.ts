import { expect, test } from 'vitest'
import { OutputFile } from './output-file.ts'

const megabytes = 2 ** 20

async function fileOf(...pieces: (string | Uint8Array)[]): Promise<Blob | undefined> {
  const file = new OutputFile()
  for (const piece of pieces) await file.add(piece)
  return file.finish()
}

test('of nothing there is no file', async () => {
  expect(await fileOf()).toBeUndefined()
  expect(await fileOf('', new Uint8Array())).toBeUndefined()
})

test.each([
  ['text and bytes', ['a', Buffer.from('é'), '😀']],
  ['a text longer than is held', ['ab'.repeat(5 * megabytes)]],
  ['bytes longer than are held', [Buffer.alloc(9 * megabytes, 'abc')]],
  ['characters across the end of what is held', ['a'.repeat(4 * megabytes - 1), 'é😀漢'.repeat(megabytes)]],
])('%s are there whole and in order', async (_, pieces) => {
  const expected = Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
  const file = await fileOf(...pieces)
  expect(file && Buffer.from(await file.arrayBuffer()).equals(expected)).toBe(true)
})
