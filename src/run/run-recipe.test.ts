import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ByteChunks } from '#core/long-text/byte-chunks.ts'
import { InputError } from '#core/tool/input-error.ts'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { tools } from '#tools/manifests.ts'
import { createEngineContext } from './engine-context.ts'
import { printStream } from './result-stream.ts'
import { loadSteps, runRecipe, StepError, streamRecipe, type LoadedStep, type StepResult } from './run-recipe.ts'

async function load(notation: string): Promise<LoadedStep[]> {
  const parsed = parseRecipe(notation, tools)
  if (!parsed.ok) throw new Error(parsed.message)
  return loadSteps(parsed.steps)
}

/** Runs a recipe. Returns the results of all steps up to the first mistake, and the mistake. */
async function run(notation: string, text: string) {
  const results: StepResult[] = []
  const progress: [index: number, done: number][] = []
  const recipe = runRecipe(await load(notation), text, ({ index, engine, options }, input) =>
    engine.run(
      input,
      options,
      createEngineContext({ random: seededRandom(1), progress: (done) => progress.push([index, done]) }),
    ),
  )
  try {
    for await (const result of recipe) results.push(result)
    return { results, texts: results.map(textOf), progress }
  } catch (error) {
    if (!(error instanceof StepError)) throw error
    return { results, texts: results.map(textOf), progress, error }
  }
}

function textOf({ chunks }: StepResult): string {
  return chunks.join('')
}

async function* bytesOf(text: string, size: number): ByteChunks {
  const bytes = new TextEncoder().encode(text)
  for (let start = 0; start < bytes.length; start += size) {
    yield await Promise.resolve(bytes.subarray(start, start + size))
  }
}

async function stream(notation: string, text: string, size = 3): Promise<string> {
  const steps = await load(notation)
  const output = streamRecipe(steps, bytesOf(text, size), ({ engine, options }, chunks) => {
    const started = engine.stream?.(chunks, options, createEngineContext())
    if (!started) throw new Error('not a stream')
    return started
  })
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let printed = ''
  for await (const chunk of printStream(output, (steps.at(-1) as LoadedStep).engine)) {
    printed += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
  }
  return printed
}

test('each step works on the result of the step before it', async () => {
  const { texts } = await run('text-cleaner | line-sorter | duplicate-remover', 'b \n a\nb')
  expect(texts).toEqual(['b\na\nb', 'a\nb\nb', 'a\nb'])
})

test('a step that is switched off is not run, and the others keep their index', async () => {
  const { results, texts } = await run('off line-sorter | case-converter(style=upper)', 'b\na')
  expect(texts).toEqual(['B\nA'])
  expect(results[0]?.index).toBe(1)
})

test('a generator ignores the text, and the last step may be a report', async () => {
  const { texts } = await run('random-text(words=4) | word-counter', 'ignored')
  expect(texts[1]).toMatch(/^Words: 4\n/)
})

test('a mistake names its step, and the results before it stay available', async () => {
  const { texts, error } = await run('line-sorter | base64-encoder(direction=decode) | line-sorter', 'b\n*')
  expect(texts).toEqual(['*\nb'])
  expect(error).toBeInstanceOf(InputError)
  expect(error).toMatchObject({ index: 1, message: 'Decoding error. Invalid Base64 string.' })
  expect(error?.detail).toBeDefined()
})

test('a step at the wrong position is a mistake of that step', async () => {
  const { texts, error } = await run('off line-sorter | reverse-text | word-counter | line-sorter', 'ab')
  expect(texts).toEqual(['ba'])
  expect(error).toMatchObject({ index: 2, message: 'A tool that reports on a text can only be the last step.' })
})

test('an error that is not the user’s mistake is passed on', async () => {
  const bug = new TypeError('bug')
  const steps = await load('line-sorter')
  const results = runRecipe(steps, '', () => Promise.reject(bug))
  await expect(results.next()).rejects.toBe(bug)
})

test('a step can have a note', async () => {
  const { results } = await run('morse-code | reverse-text', 'SOS 🥐')
  expect(results.map(({ note }) => note)).toEqual(['1 character has no Morse code: 🥐', undefined])
})

test('progress belongs to its step', async () => {
  const { progress } = await run('line-sorter(order=reverse) | duplicate-remover', 'a\n'.repeat(100_000))
  expect(progress).toEqual([[1, 100_000]])
})

test('the mistake of a stream names the first step that fails', async () => {
  const notation = 'duplicate-remover | base64-encoder(direction=decode) | duplicate-remover'
  await expect(stream(notation, '*')).rejects.toMatchObject({
    index: 1,
    message: 'Decoding error. Invalid Base64 string.',
  })
})

test('a stream gives the same text as running the steps on the whole text', async () => {
  const streaming = [
    ...['duplicate-remover', 'duplicate-remover(ignore-case=on)', 'find-replace(find=a, replace="\\r\\n")'],
    ...['find-replace(find="^b|é", regex=on, replace="$&$&")', 'find-replace(mode=keepLines, find=b)'],
    ...['find-replace(mode=removeLines, find="^$", regex=on)', 'base64-encoder', 'base64-encoder(direction=decode)'],
  ]
  const reports = ['word-counter', 'character-counter', 'word-frequency', 'hash-generator']
  const anyText = fc.string({ unit: fc.constantFrom(...Array.from('abBé \n\r\ufeff😀'), 'YQ==', '\r\n') })
  const anyRecipe = fc
    .tuple(fc.array(fc.constantFrom(...streaming), { minLength: 1, maxLength: 4 }), fc.constantFrom('', ...reports))
    .map(([steps, report]) => [...steps, ...(report === '' ? [] : [report])].join(' | '))
  await fc.assert(
    fc.asyncProperty(anyRecipe, anyText, fc.integer({ min: 1, max: 20 }), async (notation, text, size) => {
      const { texts, error } = await run(notation, text)
      const streamed = stream(notation, text, size)
      if (error) await expect(streamed).rejects.toMatchObject({ index: error.index, message: error.message })
      else expect(await streamed).toBe(texts.at(-1))
    }),
  )
})

test.each([
  ['case-converter(style=upper)', '\ufeffA\nB\n'],
  ['case-converter(style=upper) | line-sorter(order=za)', '\ufeffB\nA\n'],
  ['find-replace(find=a, replace=c)', '\ufeffc\nb\n'],
  ['duplicate-remover | text-cleaner(mode=none, invisible=on) | line-sorter', 'a\nb\n'],
  // A list and a report are not the text of the file.
  ['text-extractor(kind=pattern, pattern=a)', 'a'],
  ['find-replace(find=a, preview=on)', '1'],
  // Bytes include the mark.
  ['base64-encoder', '77u/YQpiCg=='],
])('D8: %s on a file with a byte order mark', async (notation, expected) => {
  const text = '\ufeffa\nb\n'
  expect((await run(notation, text)).texts.at(-1)).toBe(expected)
  const steps = await load(notation)
  if (steps.every(({ engine }) => engine.stream !== undefined)) {
    for (const size of [1, 2, 100]) expect(await stream(notation, text, size)).toBe(expected)
  }
})
