import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { megabyte } from './mcp-limits.ts'
import { wholeLines } from './whole-lines.ts'

async function join(chunks: readonly string[]): Promise<string[]> {
  const input = Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
  const joined: string[] = []
  for await (const lines of wholeLines(input, megabyte)) joined.push(String(lines))
  return joined
}

test.each([
  [['a\n'], ['a\n']],
  [
    ['a', 'b', 'c\n', 'd\n'],
    ['abc\n', 'd\n'],
  ],
  [
    ['a\nb', 'c\n'],
    ['a\nb', 'c\n'],
  ],
  [['a\n', 'not finished'], ['a\n']],
])('%j gives %j', async (chunks, joined) => {
  expect(await join(chunks)).toEqual(joined)
})

test('a line can have any size up to the limit', async () => {
  const half = 'a'.repeat(megabyte / 2)
  const line = `${half.slice(1)}\n`
  expect(await join([half, line, half, line])).toEqual([half + line, half + line])
  await expect(join([half, half, '\n'])).rejects.toThrow('Stopped: a message is longer than 1 MB.')
})
