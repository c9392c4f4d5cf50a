import { expect, test } from 'vitest'
import { printStream, type Chunk } from '#run/result-stream.ts'
import { streamedToJson, toJson, writeText } from './write-result.ts'

const encode = (text: string) => new TextEncoder().encode(text)

async function writeToString(chunks: Iterable<Chunk> | AsyncIterable<Chunk>): Promise<string> {
  const written: Chunk[] = []
  await writeText(chunks, (chunk) => {
    written.push(chunk)
    return Promise.resolve()
  })
  return Buffer.concat(written.map((chunk) => Buffer.from(chunk))).toString()
}

// Awaits a resolved promise, because an async generator must contain an await.
async function* streamOf(chunks: readonly Chunk[], rest: unknown) {
  yield* await Promise.resolve(chunks)
  return rest
}

const engine = { run: () => '', print: (result: unknown) => (typeof result === 'string' ? result : '') }

test.each([
  ['ABC', '{"text":"ABC"}'],
  ['', '{"text":""}'],
  [['a', 'b'], '{"items":["a","b"]}'],
  [[], '{"items":[]}'],
  [{ words: 2, text: 'x' }, '{"words":2,"text":"x"}'],
  ['\ud800', '{"text":"\\ud800"}'],
])('%j becomes the object %s', (result, json) => {
  expect(toJson(result)).toBe(json)
})

test.each([
  [['abc'], 'abc\n'],
  [['abc\n'], 'abc\n'],
  [['abc\r\n'], 'abc\r\n'],
  [['abc\r'], 'abc\r'],
  [['abc\n\n'], 'abc\n\n'],
  [['\n'], '\n'],
  [[''], ''],
  [[], ''],
  [['a\n', 'b', ''], 'a\nb\n'],
  [['a', 'b\n', ''], 'ab\n'],
  [[encode('é')], 'é\n'],
  [[encode('é\n')], 'é\n'],
])('%j is written as %j', async (chunks, text) => {
  expect(await writeToString(chunks)).toBe(text)
})

test.each([
  [['a', 'b\n'], '', 'ab\n'],
  [['a', encode('é')], 'rest', 'aérest\n'],
  [[], 'Words: 2', 'Words: 2\n'],
])('a stream of %j and the rest %j is written as %j', async (chunks, rest, text) => {
  expect(await writeToString(printStream(streamOf(chunks, rest), engine))).toBe(text)
})

test.each([
  [[], { words: 2 }, '{"words":2}\n'],
  [['a', encode('é').subarray(0, 1), encode('é').subarray(1)], '', '{"text":"aé"}\n'],
  [['a'], 'b', '{"text":"ab"}\n'],
  [['a'], { count: 1, text: 'b' }, '{"text":"ab","count":1}\n'],
  [['a'], { removed: 1 }, '{"text":"a","removed":1}\n'],
  [[], ['a'], '{"items":["a"]}\n'],
])('a stream of %j and the rest %j becomes the object %s', async (chunks, rest, json) => {
  expect(await writeToString(streamedToJson(streamOf(chunks, rest)))).toBe(json)
})

test('rejects a streamed text over the string limit', async () => {
  const chunk = 'a'.repeat(2 ** 28)
  const stream = streamOf([chunk, chunk], '')
  await expect(writeToString(streamedToJson(stream))).rejects.toThrow('The result is too large for one JSON object.')
})
