import { expect, test } from 'vitest'
import { maxFileSize } from '#core/long-text/size-limits.ts'
import { initialOptions } from '#core/tool/options.ts'
import { tools } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'
import { attempt } from './attempt.ts'
import { convertFile, type FileJob } from './convert-file.ts'
import { createEngineContext } from './engine-context.ts'
import { loadEngine } from './engines.ts'

async function convert(id: string, content: BlobPart | File, options: FileJob['options'] = {}) {
  const tool = tools.find((candidate) => candidate.id === id) as (typeof tools)[number]
  const file = content instanceof File ? content : new File([content], 'a.txt')
  const job: FileJob = {
    ...{ id, file, tool },
    options: { ...initialOptions(tool.options), ...options },
  }
  const engine = await loadEngine(id)
  const outcome = await attempt(() =>
    convertFile(engine, job, { context: createEngineContext(), onStart: () => undefined }),
  )
  if (!outcome.ok) return outcome.message
  if (!('output' in outcome.result)) return outcome.result.rows
  // Unlike `Blob.text()`, keeps the byte order mark.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await outcome.result.output.arrayBuffer())
}

const notUtf8 = 'Some bytes in this file are not valid UTF-8. Open it alone to choose its encoding.'
const notUtf16 = 'Some bytes in this file are not valid UTF-16.'

test.each([
  ['case-converter', 'one two', { style: 'upper' }, 'ONE TWO'],
  // Line breaks stay as they are in the file.
  ['line-sorter', 'b\r\na\r\n', {}, 'a\r\nb\r\n'],
  ['text-extractor', 'Write to a@example.com', { kind: 'emails' }, 'a@example.com'],
  ['base64-encoder', new Uint8Array([0, 255, 254]), {}, 'AP/+'],
  ['base64-encoder', 'AP8=', { direction: 'decode' }, 'Decoding error. Invalid Base64 string.'],
  ['find-replace', 'aaa', { find: 'a', replace: 'b' }, 'bbb'],
  ['find-replace', 'aaa', {}, 'Please enter text to find'],
  ['reverse-text', '', {}, ''],
  // A byte order mark is not part of the text, but of the file.
  ['reverse-text', new Uint8Array([0xff, 0xfe, 97, 0, 98, 0]), {}, '\ufeffba'],
  ['reverse-text', '\ufeffab', {}, '\ufeffba'],
  ['text-extractor', '\ufeffa@example.com', { kind: 'emails' }, 'a@example.com'],
  ['find-replace', '\ufeffaaa', { find: 'a', preview: true }, '3'],
  ['reverse-text', new Uint8Array([97, 0xff]), {}, notUtf8],
  ['reverse-text', new Uint8Array([97, 0xc3]), {}, notUtf8],
  ['reverse-text', new Uint8Array([0xff, 0xfe, 97, 0, 98]), {}, notUtf16],
  ['reverse-text', new Uint8Array([0xff, 0xfe, 0, 0xd8]), {}, notUtf16],
])('%s converts %j with %j', async (id, content, options, expected) => {
  expect(await convert(id, content, options)).toBe(expected)
})

const singleInput = tools.filter(({ inputs }) => Object.keys(inputs).length === 1)

test.each(singleInput.map(({ id, result }) => [id, result, examplesOf(id)[0]] as const))(
  '%s converts a file with its example',
  async (id, result, { input, options, output }) => {
    const converted = await convert(id, Object.values(input)[0] ?? '', options as FileJob['options'])
    if (result === 'text') expect(converted).toBe(output)
    else expect(Object.keys(converted[0] as object).length).toBeGreaterThan(0)
  },
)

test('a report has figures', async () => {
  expect(await convert('word-counter', 'one two', { goal: 4 })).toEqual([
    expect.objectContaining({ words: 2, characters: 7, 'goal words': 4, 'goal percent': 50 }),
  ])
  expect(await convert('hash-generator', new Uint8Array([255]), { sha512: false, sha256: false })).toEqual([
    { MD5: '00594fd4f42ba43fc1ca0427a0576295' },
  ])
})

/** Claims a size, so that no file of that size is needed. */
class LargeFile extends File {
  override get size() {
    return maxFileSize + 1
  }
}

test('a file that is too large is streamed, or refused if the engine cannot stream', async () => {
  const large = new LargeFile(['b\na\nb\n'], 'big.log')
  expect(await convert('duplicate-remover', large)).toBe('b\na\n')
  expect(await convert('word-counter', large)).toEqual([expect.objectContaining({ words: 3 })])
  expect(await convert('line-sorter', large)).toBe('big.log is 256 MB. The limit is 256 MB.')
})

test('a damaged file is noticed while it is streamed', async () => {
  const damaged = new LargeFile([new Uint8Array([97, 10, 0xff])], 'big.log')
  expect(await convert('duplicate-remover', damaged)).toBe(notUtf8)
  const damagedUtf16 = new LargeFile([new Uint8Array([0xff, 0xfe, 97, 0, 97])], 'big.log')
  expect(await convert('duplicate-remover', damagedUtf16)).toBe(notUtf16)
})

test('a streamed file keeps its byte order mark', async () => {
  const marked = new LargeFile(['\ufeffb\nb\n'], 'big.log')
  expect(await convert('duplicate-remover', marked)).toBe('\ufeffb\n')
  expect(await convert('word-counter', marked)).toEqual([expect.objectContaining({ characters: 4 })])
})

test('says that a file cannot be read', async () => {
  const folder = new File([], 'folder')
  folder.stream = () => new ReadableStream({ pull: () => Promise.reject(new DOMException('', 'NotFoundError')) })
  expect(await convert('reverse-text', folder)).toBe(
    'Could not read folder. It may be a folder, or it may have been moved.',
  )
})
