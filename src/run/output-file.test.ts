import { expect, test } from 'vitest'
import { OutputFile } from './output-file.ts'

const megabytes = 2 ** 20

async function fileOf(...chunks: (string | Uint8Array)[]): Promise<Blob | undefined> {
  const file = new OutputFile()
  for (const chunk of chunks) await file.add(chunk)
  return file.finish()
}

test('returns undefined if nothing was added', async () => {
  expect(await fileOf()).toBeUndefined()
  expect(await fileOf('', new Uint8Array())).toBeUndefined()
})

test.each([
  ['text and bytes', ['a', Buffer.from('é'), '😀']],
  ['a text longer than the buffer', ['ab'.repeat(5 * megabytes)]],
  ['bytes longer than the buffer', [Buffer.alloc(9 * megabytes, 'abc')]],
  ['characters that cross the end of the buffer', ['a'.repeat(4 * megabytes - 1), 'é😀漢'.repeat(megabytes)]],
])('preserves %s', async (_, chunks) => {
  const expected = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)))
  const file = await fileOf(...chunks)
  expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer()).equals(expected)).toBe(true)
})
