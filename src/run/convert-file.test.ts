import { expect, test } from 'vitest'
import { maxFileSize } from '#core/byte-chunks.ts'
import { initialOptions } from '#core/options.ts'
import type { Input } from '#core/tool.ts'
import { tools } from '#tools/registry.ts'
import { attempt } from './attempt.ts'
import { convertFile, type FileJob } from './convert-file.ts'
import { createEngineContext } from './engine-context.ts'
import { loadEngine } from './engines.ts'

async function convert(id: string, content: BlobPart | File, options: FileJob['options'] = {}) {
  const tool = tools.find((candidate) => candidate.id === id) as (typeof tools)[number]
  const [[name, { kind }]] = Object.entries(tool.inputs) as [[string, Input]]
  const file = content instanceof File ? content : new File([content], 'a.txt')
  const job: FileJob = {
    ...{ id, file, input: { name, kind }, result: tool.result },
    options: { ...initialOptions(tool.options), ...options },
  }
  const engine = await loadEngine(id)
  const outcome = await attempt(() =>
    convertFile(engine, job, { context: createEngineContext(), onStart: () => undefined }),
  )
  if (!outcome.ok) return outcome.message
  return 'output' in outcome.result ? outcome.result.output.text() : outcome.result.rows
}

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
  // A byte order mark is not part of the text.
  ['reverse-text', new Uint8Array([0xff, 0xfe, 97, 0, 98, 0]), {}, 'ba'],
  ['reverse-text', '\ufeffab', {}, 'ba'],
  ['reverse-text', new Uint8Array([97, 0xff]), {}, 'Some bytes in this file are not valid UTF-8.'],
  ['reverse-text', new Uint8Array([97, 0xc3]), {}, 'Some bytes in this file are not valid UTF-8.'],
])('%s converts %j with %j', async (id, content, options, expected) => {
  expect(await convert(id, content, options)).toBe(expected)
})

const singleInput = tools.filter(({ inputs }) => Object.keys(inputs).length === 1)

test.each(singleInput.map(({ id, result, examples: [example] }) => [id, result, example] as const))(
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
  expect(await convert('duplicate-remover', damaged)).toBe('Some bytes in this file are not valid UTF-8.')
})

test('says that a file cannot be read', async () => {
  const folder = new File([], 'folder')
  folder.stream = () => new ReadableStream({ pull: () => Promise.reject(new DOMException('', 'NotFoundError')) })
  expect(await convert('reverse-text', folder)).toBe(
    'Could not read folder. It may be a folder, or it may have been moved.',
  )
})
