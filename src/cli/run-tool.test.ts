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
import { runTool, type EngineJob } from './run-tool.ts'

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
      output += typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk)
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

test('a line in gives a line out', async () => {
  expect((await run(sampleTool, upper, [small])).output).toBe('ABC\n')
})

test('--json keeps the line break as text', async () => {
  expect((await run(sampleTool, upper, [small, '--json'])).output).toBe('{"text":"ABC\\n"}\n')
})

test('a text in chunks is written chunk by chunk, and told whole in JSON', async () => {
  const inChunks: AnyEngine = { run: () => withChunks({ count: 2 }, ['one ', 'two']), print: () => 'put together' }
  expect((await run(sampleTool, inChunks, [small])).output).toBe('one two\n')
  expect((await run(sampleTool, inChunks, [small, '--json'])).output).toBe('{"text":"one two","count":2}\n')
})

test('what an engine notes about a result is given beside it, unless the result is told whole', async () => {
  const noting: AnyEngine = { ...upper, note: (result) => `${String((result as string).length)} units` }
  expect(await run(sampleTool, noting, [small])).toMatchObject({ output: 'ABC\n', note: '4 units' })
  expect((await run(sampleTool, noting, [small, '--json'])).note).toBeUndefined()
  expect((await run(sampleTool, upper, [small])).note).toBeUndefined()
})

test('each input has its file', async () => {
  const joined: AnyEngine = { ...upper, run: ({ original, modified }) => `${String(original)}|${String(modified)}` }
  expect((await run(sampleDiff, joined, [small, large])).output).toBe('abc\n|abc\nabc\nabc\n')
})

test('bytes are handed over as they are', async () => {
  const tool: RegisteredTool = { ...sampleTool, inputs: { file: { kind: 'bytes', label: 'File' } } }
  const measure: AnyEngine = { ...upper, run: ({ file }) => String(file?.length) }
  expect((await run(tool, measure, [large])).output).toBe('15\n')
})

test('a seed makes chance repeatable', async () => {
  const dice: AnyEngine = { ...upper, run: (_input, _options, host) => host.random(8).join(' ') }
  const { output } = await run(sampleGenerator, dice, ['--seed', '7'])
  expect((await run(sampleGenerator, dice, ['--seed', '7'])).output).toBe(output)
  expect((await run(sampleGenerator, dice, ['--seed', '8'])).output).not.toBe(output)
  expect((await run(sampleGenerator, dice, [])).output).not.toBe((await run(sampleGenerator, dice, [])).output)
})

test('a mistake is thrown on', async () => {
  const refusing: AnyEngine = {
    ...upper,
    run: () => {
      throw new InputError('Please enter text')
    },
  }
  await expect(run(sampleTool, refusing, [small])).rejects.toThrow(InputError)
})

test.each([
  ['a small file is run', [small], 'ABC\n'],
  ['a large file is streamed without its mark', [large], 'ABC\nABC\nABC\nstreamed 12\n'],
  ['small files that are large together are streamed', [small, small, small], 'ABC\nABC\nABC\nstreamed 12\n'],
  ['--json holds what was streamed', [large, '--json'], '{"text":"ABC\\nABC\\nABC\\nstreamed 12"}\n'],
])('where the engine can stream, %s', async (_, args, output) => {
  expect((await run(sampleTool, streaming, args)).output).toBe(output)
})

test('a tool with a time limit runs where it can be stopped, streaming or not', async () => {
  const limited = { ...sampleTool, timeLimit: 1000 }
  const whole = await run(limited, upper, [large, '--length', '5'])
  expect(whole.output).toBe('from the thread\n')
  const job = { id: 'made-up', options: { length: 5 } }
  expect(whole.jobs).toMatchObject([[1000, { ...job, input: { text: 'abc\nabc\nabc\n' } }]])
  expect((await run(limited, streaming, [small])).jobs).toMatchObject([[1000, { input: { text: 'abc\n' } }]])

  const streamed = await run(limited, streaming, [large, '--length', '5'])
  expect(streamed.output).toBe('abc\nabc\nabc\nfrom the thread\n')
  expect([streamed.jobs, streamed.streams]).toMatchObject([[], [[1000, job]]])
})

test('a stream says how much of it is done', async () => {
  expect((await run(sampleTool, streaming, [small, small, small])).steps).toEqual([4, 8, 12])
  expect((await run(sampleTool, upper, [small, small, small])).steps).toEqual([])
})

test('a time limit that holds with some options only leaves the others alone', async () => {
  const tool = { ...sampleTool, timeLimit: 1000, timeLimitWhen: { caseSensitive: true } }
  expect((await run(tool, upper, [small])).jobs).toEqual([])
  expect((await run(tool, upper, [small, '--case-sensitive'])).jobs).toMatchObject([[1000, { id: 'made-up' }]])
})
