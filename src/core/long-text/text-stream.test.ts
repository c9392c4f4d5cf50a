import { expect, test } from 'vitest'
import { wholeLines } from './text-stream.ts'

const context = { progress: () => undefined, signal: new AbortController().signal }

async function textsOf(parts: readonly string[], maxLength: number): Promise<string[]> {
  const chunks = parts.map((part) => new TextEncoder().encode(part))
  const texts: string[] = []
  for await (const { text } of wholeLines(chunks, context, maxLength)) texts.push(text)
  return texts
}

test('yields whole lines, wherever the text is split', async () => {
  expect(await textsOf(['one\ntw', 'o\nthr', 'ee'], 9)).toEqual(['one\n', 'two\n', 'three'])
})

test('rejects a line that is too long', async () => {
  expect(await textsOf(['12345', '67890\n'], 11)).toEqual(['1234567890\n', ''])
  await expect(textsOf(['12345', '67890\n'], 10)).rejects.toThrow('A line in this file is too long')
})
