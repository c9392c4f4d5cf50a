import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

async function unzip(zip: Blob) {
  const files = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())))
  return files.map(([name, content]) => [name, strFromU8(content)])
}

test('an archive has all files with their content', async () => {
  const contents = ['', 'one', 'é😀漢'.repeat(100_000)]
  const entries = contents.map((content, index) => ({ name: `ü${String(index)}.txt`, content: new Blob([content]) }))
  const progress: number[] = []
  const zip = await zipFiles(entries, (done, total) => progress.push(done / total))
  expect(await unzip(zip)).toEqual(entries.map(({ name }, index) => [name, contents[index]]))
  expect(zip.size).toBeLessThan(100_000)
  expect(progress.at(-1)).toBe(1)
})

test('refuses what does not fit into an archive', async () => {
  const large = new Blob()
  Object.defineProperty(large, 'size', { value: 2 ** 32 })
  await expect(zipFiles([{ name: 'a', content: large }], () => undefined)).rejects.toThrow(
    'Try again with fewer files.',
  )
})
