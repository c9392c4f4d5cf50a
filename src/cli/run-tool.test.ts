import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { InputError } from '#core/input-error.ts'
import { withChunks } from '#core/chunked-result.ts'
import type { AnyEngine } from '#core/tool.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import { readToolArguments } from './arguments.ts'
import { sampleDiff, sampleGenerator, sampleTool } from './sample-tools.ts'
import type { EngineJob } from './run-steps.ts'
import { runTool } from './run-tool.ts'

const folder = mkdtempSync(join(tmpdir(), 'run-tool-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})
const small = join(folder, 'small.txt')
const large = join(folder, 'large.txt')
writeFileSync(small, 'abc\n')
writeFileSync(large, `\ufeff${'abc\n'.repeat(3)}`)

const upper: AnyEngine = {
  run: ({ text }) => (text ?? '').toUpperCase(),
  print: (result) => result as string,
}

const streaming: AnyEngine = {
  ...upper,
  async *stream(chunks) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      yield new TextDecoder('utf-8', { ignoreBOM: true }).decode(chunk).toUpperCase()
    }
    return `streamed ${String(bytes)}`
  },
}

async function run(tool: RegisteredTool, engine: AnyEngine, args: readonly string[]) {
  const request = readToolArguments(tool, args)
  if (request.kind !== 'run') throw new Error(`not a run: ${request.kind}`)
  let output = ''
  const jobs: [number, EngineJob][] = []
  const streams: [number, EngineJob][] = []
  const steps: number[] = []
  const note = await runTool(tool, engine, request.call, {
    write: (chunk) => {
      output += typeof chunk === 'string' ? chunk : new TextDecoder('utf-8', { ignoreBOM: true }).decode(chunk)
      return Promise.resolve()
    },
    runWithTimeLimit: (timeLimit, job) => {
      jobs.push([timeLimit, job])
      return Promise.resolve('from the thread')
    },
    async *streamWithTimeLimit(timeLimit, job, chunks) {
      streams.push([timeLimit, job])
      for await (const chunk of chunks) yield chunk
      return 'from the thread'
    },
    streamSize: 8,
    progress: (done) => {
      steps.push(done)
    },
  })
  return { output, note, jobs, streams, steps }
}

test('prints one line for one line of input', async () => {
  expect((await run(sampleTool, upper, [small])).output).toBe('ABC\n')
})

test('--json escapes the line break', async () => {
  expect((await run(sampleTool, upper, [small, '--json'])).output).toBe('{"text":"ABC\\n"}\n')
})

test('writes a chunked text chunk by chunk, and as one string in JSON', async () => {
  const inChunks: AnyEngine = { run: () => withChunks({ count: 2 }, ['one ', 'two']), print: () => 'joined' }
  expect((await run(sampleTool, inChunks, [small])).output).toBe('one two\n')
  expect((await run(sampleTool, inChunks, [small, '--json'])).output).toBe('{"text":"one two","count":2}\n')
})

test('returns the engine’s note, except in JSON', async () => {
  const noting: AnyEngine = { ...upper, note: (result) => `${String((result as string).length)} units` }
  expect(await run(sampleTool, noting, [small])).toMatchObject({ output: 'ABC\n', note: '4 units' })
  expect((await run(sampleTool, noting, [small, '--json'])).note).toBeUndefined()
  expect((await run(sampleTool, upper, [small])).note).toBeUndefined()
})

test('reads one file per input', async () => {
  const joined: AnyEngine = { ...upper, run: ({ original, modified }) => `${String(original)}|${String(modified)}` }
  expect((await run(sampleDiff, joined, [small, large])).output).toBe('abc\n|abc\nabc\nabc\n')
})

test('passes bytes unchanged', async () => {
  const tool: RegisteredTool = { ...sampleTool, inputs: { file: { kind: 'bytes', label: 'File' } } }
  const measure: AnyEngine = { ...upper, run: ({ file }) => String(file?.length) }
  expect((await run(tool, measure, [large])).output).toBe('15\n')
})

test('gives the same random result for the same seed', async () => {
  const dice: AnyEngine = { ...upper, run: (_input, _options, context) => context.random(8).join(' ') }
  const { output } = await run(sampleGenerator, dice, ['--seed', '7'])
  expect((await run(sampleGenerator, dice, ['--seed', '7'])).output).toBe(output)
  expect((await run(sampleGenerator, dice, ['--seed', '8'])).output).not.toBe(output)
  expect((await run(sampleGenerator, dice, [])).output).not.toBe((await run(sampleGenerator, dice, [])).output)
})

test('rethrows an input error', async () => {
  const failing: AnyEngine = {
    ...upper,
    run: () => {
      throw new InputError('Please enter text')
    },
  }
  await expect(run(sampleTool, failing, [small])).rejects.toThrow(InputError)
})

test.each([
  ['a small file is not streamed', [small], 'ABC\n'],
  [
    'a large file is streamed without its byte order mark, which stays in the output',
    [large],
    '\ufeffABC\nABC\nABC\nstreamed 12\n',
  ],
  ['small files with a large total size are streamed', [small, small, small], 'ABC\nABC\nABC\nstreamed 12\n'],
  ['--json contains the streamed text', [large, '--json'], '{"text":"ABC\\nABC\\nABC\\nstreamed 12"}\n'],
])('if the engine can stream, %s', async (_, args, output) => {
  expect((await run(sampleTool, streaming, args)).output).toBe(output)
})

test('runs a tool with a time limit in a thread, streamed or not', async () => {
  const limited = { ...sampleTool, timeLimit: 1000 }
  const whole = await run(limited, upper, [large, '--length', '5'])
  expect(whole.output).toBe('\ufefffrom the thread\n')
  const job = { id: 'made-up', options: { length: 5 } }
  expect(whole.jobs).toMatchObject([[1000, { ...job, input: { text: 'abc\nabc\nabc\n' } }]])
  expect((await run(limited, streaming, [small])).jobs).toMatchObject([[1000, { input: { text: 'abc\n' } }]])

  const streamed = await run(limited, streaming, [large, '--length', '5'])
  expect(streamed.output).toBe('\ufeffabc\nabc\nabc\nfrom the thread\n')
  expect([streamed.jobs, streamed.streams]).toMatchObject([[], [[1000, job]]])
})

test('reports the progress of a stream', async () => {
  expect((await run(sampleTool, streaming, [small, small, small])).steps).toEqual([4, 8, 12])
  expect((await run(sampleTool, upper, [small, small, small])).steps).toEqual([])
})

test('applies a conditional time limit only with its options', async () => {
  const tool = { ...sampleTool, timeLimit: 1000, timeLimitWhen: { caseSensitive: true } }
  expect((await run(tool, upper, [small])).jobs).toEqual([])
  expect((await run(tool, upper, [small, '--case-sensitive'])).jobs).toMatchObject([[1000, { id: 'made-up' }]])
})
