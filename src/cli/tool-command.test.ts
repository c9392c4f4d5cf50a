import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { withChunks } from '#core/long-text/chunked-result.ts'
import { InputError } from '#core/tool/input-error.ts'
import type { AnyEngine } from '#core/tool/engine-interface.ts'
import { attempt } from '#run/attempt.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { createSampleFolder, run, streaming, upper } from '#test/sample-run.ts'
import { sampleDiff, sampleGenerator, sampleTool } from '#test/sample-tools.ts'

const { folder, small, large } = createSampleFolder()
afterAll(() => rmSync(folder, { recursive: true }))

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

test('reports the engine’s note, except in JSON', async () => {
  const noting: AnyEngine = { ...upper, note: (result) => `${String((result as string).length)} units` }
  expect(await run(sampleTool, noting, [small])).toMatchObject({ output: 'ABC\n', reports: ['4 units'] })
  expect((await run(sampleTool, noting, [small, '--json'])).reports).toEqual([])
  expect((await run(sampleTool, upper, [small])).reports).toEqual([])
})

test('reads one file per input', async () => {
  const joined: AnyEngine = { ...upper, run: ({ original, modified }) => `${String(original)}|${String(modified)}` }
  expect((await run(sampleDiff, joined, [small, large])).output).toBe('abc\n|\ufeffabc\nabc\nabc\n')
})

test('prints with the names of the files', async () => {
  const named: AnyEngine = { run: () => '', print: (_result, files = []) => files.join('|') }
  expect((await run(sampleDiff, named, [small, large])).output).toBe(`${small}|${large}\n`)
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
  [
    'small files with a large total size are streamed together',
    [small, small, small, '--concat'],
    'ABC\nABC\nABC\nstreamed 12\n',
  ],
  ['--json contains the streamed text', [large, '--json'], '{"text":"ABC\\nABC\\nABC\\nstreamed 12"}\n'],
])('if the engine can stream, %s', async (_, args, output) => {
  expect((await run(sampleTool, streaming, args)).output).toBe(output)
})

test('streams a large file in chunks of lines if each line has its own result', async () => {
  const counting: AnyEngine = {
    ...upper,
    run: ({ text }) => ({ text: `${String(text?.length)} ` }),
    print: (result) => (result as { text: string }).text,
  }
  const tool: RegisteredTool = { ...sampleTool, lineByLine: { style: ['upper'] } }
  expect((await run(tool, counting, [large])).output).toBe('\ufeff12 \n')
  const wide = join(folder, 'wide.txt')
  writeFileSync(wide, `${'a'.repeat(40_000)}\n`.repeat(3))
  expect((await run(tool, counting, [wide])).output).toBe('40001 80002 \n')
  expect((await run(tool, counting, [wide, '--style', ' '])).output).toBe('120003 \n')
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

test('a large text has a longer time limit', async () => {
  const path = join(folder, 'long.txt')
  writeFileSync(path, 'a'.repeat(10_000_000))
  const { jobs } = await run({ ...sampleTool, timeLimit: 1000 }, upper, [path])
  expect(jobs.map(([timeLimit]) => timeLimit)).toEqual([3000])
})

test('reports the progress of a stream', async () => {
  expect((await run(sampleTool, streaming, [small, small, small, '--concat'])).steps).toEqual([4, 8, 12])
  expect((await run(sampleTool, streaming, [large, large])).steps).toEqual([15, 30])
  expect((await run(sampleTool, upper, [large])).steps).toEqual([])
})

test('applies a conditional time limit only with its options', async () => {
  const tool = { ...sampleTool, timeLimit: 1000, timeLimitWhen: { caseSensitive: true } }
  expect((await run(tool, upper, [small])).jobs).toEqual([])
  expect((await run(tool, upper, [small, '--case-sensitive'])).jobs).toMatchObject([[1000, { id: 'made-up' }]])
})

describe('a search', () => {
  const search: AnyEngine = { ...upper, hasNoMatch: (result) => result === 'ABC\n' }

  test.each([
    [[small], false],
    [[large], true],
    [[small, small], false],
    [[small, large], true],
    [[small, '--json'], false],
  ])('of %j', async (args, isDone) => {
    expect((await run(sampleTool, search, args)).isDone).toBe(isDone)
  })
})

test('a message is marked with its file, even if the name is in the message', async () => {
  const one = join(folder, 'i')
  writeFileSync(one, 'abc')
  const failing: AnyEngine = {
    ...upper,
    run: () => {
      throw new InputError(`Invalid text near ${one}`)
    },
  }
  const { reports } = await run(sampleTool, failing, [one, small])
  expect(reports).toEqual([`${one}: Invalid text near ${one}`, `${small}: Invalid text near ${one}`])
})

describe('raw bytes', () => {
  const tool: RegisteredTool = { ...sampleTool, rawWhen: { caseSensitive: true } }
  const raw: AnyEngine = {
    ...upper,
    async *stream(chunks) {
      for await (const chunk of chunks) yield chunk.subarray(0, 3)
      return ''
    },
  }

  test('are written without a line break at the end', async () => {
    expect((await run(tool, raw, [small, '--case-sensitive'])).output).toBe('abc')
    expect((await run(tool, raw, [small])).output).toBe('ABC\n')
  })

  test('of several files need files of their own', async () => {
    await expect(run(tool, raw, [small, large, '--case-sensitive'])).rejects.toThrow('-o FOLDER')
    await expect(run(tool, raw, [small, '--case-sensitive', '--json'])).rejects.toThrow('JSON')
    const results = mkdtempSync(join(folder, 'raw-'))
    await run(tool, raw, [small, large, '--case-sensitive', '-o', results])
    expect(readdirSync(results).sort()).toEqual(['large', 'small'])
  })
})

describe('an error', () => {
  const picky: AnyEngine = {
    ...upper,
    run: (_, { symbols, caseSensitive }) => {
      if (symbols === true || caseSensitive !== true) throw new InputError('Not valid', 'Because.')
      return 'fine'
    },
  }
  const remedies = [
    { options: { caseSensitive: true }, purpose: 'match case' },
    { options: { symbols: false }, purpose: 'leave out symbols' },
  ]

  test('names an option that would help', async () => {
    const outcome = await attempt(() => run({ ...sampleTool, remedies }, picky, [small, '--case-sensitive']))
    expect(outcome).toEqual({
      ok: false,
      message: 'Not valid',
      detail: 'Because.\nAdd --no-symbols to leave out symbols.',
    })
  })

  test('does not name an option that would not help', async () => {
    const outcome = await attempt(() => run({ ...sampleTool, remedies }, picky, [small]))
    expect(outcome).toEqual({ ok: false, message: 'Not valid', detail: 'Because.' })
  })
})
