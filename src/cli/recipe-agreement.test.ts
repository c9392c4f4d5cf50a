import fc from 'fast-check'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { initialOptions, type Option, type OptionValue } from '#core/tool/options.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { formatRecipe } from '#core/recipe/format-recipe.ts'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { stepPosition, type RecipeStep } from '#core/recipe/recipe.ts'
import type { AnyEngine } from '#core/tool/engine-interface.ts'
import { exampleSeed, isRawResult } from '#core/tool/manifest.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import type { Numbered, WorkerRequest, WorkerResponse } from '#run/messages.ts'
import { loadSteps } from '#run/run-recipe.ts'
import { readRecipes } from '#recipes/read-recipes.ts'
import { tools, type RegisteredTool } from '#tools/manifests.ts'
import { createCommandContext } from './command-context.ts'
import type { CommandStep, EngineJob } from './run-engine.ts'
import { runSteps } from './run-steps.ts'

// The command and the page run recipes with different input, context, hashing and Base64 code. These tests run both in
// one process: the command's runner on a file, and the worker's messages.

type Step = RecipeStep<RegisteredTool>

const file = join(mkdtempSync(join(tmpdir(), 'recipes-')), 'text.txt')

let sendToWorker: (event: { data: Numbered<WorkerRequest> }) => void
let receiveFromWorker: (response: Numbered<WorkerResponse>) => void

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: typeof sendToWorker) => (sendToWorker = listener),
    postMessage: (response: Numbered<WorkerResponse>) => {
      receiveFromWorker(response)
    },
  })
  await import('#run/engine.worker.ts')
})

afterAll(() => {
  rmSync(join(file, '..'), { recursive: true })
  vi.unstubAllGlobals()
})

let lastRun = 0

/** Runs a recipe like the page: with messages to the worker. */
function runOnPage(steps: readonly Step[], text: string): Promise<Outcome<string>> {
  const run = ++lastRun
  return new Promise((resolve, reject) => {
    let chunks = ''
    receiveFromWorker = ({ message }) => {
      if (message.kind === 'output') chunks += message.chunk
      if (message.kind === 'crashed') reject(new Error(message.reason))
      if (message.kind !== 'finished') return
      const { outcome } = message
      resolve(outcome.ok ? { ok: true, result: chunks || (outcome.result as { text: string }).text } : outcome)
    }
    sendToWorker({ data: { run, message: { kind: 'input', name: 'text', chunk: text } } })
    sendToWorker({ data: { run, message: { kind: 'recipe', steps } } })
  })
}

async function engineOf({ id, seed }: EngineJob): Promise<[AnyEngine, ReturnType<typeof createCommandContext>]> {
  return [await loadEngine(id), createCommandContext(seed)]
}

/** Runs a recipe like the command `textwright run`, except that patterns run without a thread. */
function runOnCommandLine(
  steps: readonly Step[],
  text: string,
  { streamSize = 2 ** 26, seed }: { streamSize?: number; seed?: number } = {},
): Promise<Outcome<string>> {
  writeFileSync(file, text)
  return attempt(async () => {
    const output: Buffer[] = []
    await runSteps(
      (await loadSteps(steps)) as [CommandStep, ...CommandStep[]],
      { files: [file], json: false, ...(seed !== undefined && { seed }) },
      {
        write: (chunk) => {
          output.push(Buffer.from(chunk as string))
          return Promise.resolve()
        },
        runWithTimeLimit: async (_, job) => {
          const [engine, context] = await engineOf(job)
          return engine.run(job.input ?? {}, job.options, context)
        },
        async *streamWithTimeLimit(_, job, chunks) {
          const [engine, context] = await engineOf(job)
          return engine.stream ? yield* engine.stream(chunks, job.options, context) : undefined
        },
        streamSize,
        progress: () => undefined,
        report: () => undefined,
      },
    )
    return Buffer.concat(output).toString()
  })
}

/** The command writes UTF-8, which has no half of a surrogate pair, and ends its output with a line break if it is text. */
function asPrinted(outcome: Outcome<string>, { tool, options }: Step): Outcome<string> {
  if (!outcome.ok) return outcome
  const result = Buffer.from(outcome.result).toString()
  const isEnded = /[\n\r]$|^$/.test(result) || isRawResult(tool, options)
  return { ...outcome, result: isEnded ? result : `${result}\n` }
}

function parse(notation: string): readonly Step[] {
  const parsed = parseRecipe(notation, tools)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.steps
}

const recipes = readRecipes('content/recipes')

test.each(recipes)('$slug prints the result of its example', async ({ notation, before = '', after }) => {
  const outcome = await runOnCommandLine(parse(notation), before, { seed: exampleSeed })
  expect(outcome).toEqual({ ok: true, result: `${after}\n` })
})

test.each(recipes.filter(({ isRandom }) => !isRandom))(
  '$slug gives the same result on the page',
  async ({ notation, before = '', after }) => {
    expect(await runOnPage(parse(notation), before)).toEqual({ ok: true, result: after })
  },
)

/** Includes patterns, none of which takes long on a short text. */
const typedTexts = [
  ...['', ',', ' ', 'a', 'B', 'é', '\n', '- ', '$1', '$&', '<b>', 'text/css', 'eA=='],
  ...['\\d+', '(a|b)\\s', '^', '[^a]$', '\\p{L}', '(', 'a{2}'],
]

function anyValue(option: Option): fc.Arbitrary<OptionValue> {
  switch (option.kind) {
    case 'flag':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: option.min, max: Math.min(option.max, option.min + 50) })
    case 'choice':
      // A random order differs between two runs.
      return fc.constantFrom(...option.choices.map(({ value }) => value).filter((value) => value !== 'shuffle'))
    case 'letters':
      return fc.subarray(option.letters.map(({ letter }) => letter)).map((letters) => letters.join(''))
    case 'text':
      return fc.constantFrom(...typedTexts)
  }
}

/** Half of the options keep their initial value, because most recipes set only one or two. */
function anyStep(position: 'any' | 'last'): fc.Arbitrary<Step> {
  return fc
    .constantFrom(...tools.filter((tool) => stepPosition(tool) === position))
    .chain((tool) =>
      fc
        .record(
          Object.fromEntries(
            Object.entries(tool.options).map(([name, option]) => [
              name,
              fc.oneof(fc.constant<OptionValue>(option.initial), anyValue(option)),
            ]),
          ),
        )
        .map((options) => ({ tool, options: { ...initialOptions(tool.options), ...options }, isOn: true })),
    )
}

const anyRecipe = fc
  .tuple(fc.array(anyStep('any'), { minLength: 1, maxLength: 4 }), fc.option(anyStep('last'), { nil: undefined }))
  .map(([steps, report]) => [...steps, ...(report ? [report] : [])])

const anyText = fc.string({
  unit: fc.constantFrom(
    ...Array.from('aAbBé7 .,;-"\'&<>#@%=|·–“”\t\n'),
    ...['\r\n', '\n\n', 'e\u0301', '👩‍👩‍👧', '世', 'ﬁ', '\u200b', '\u00ad', '%20', '&amp;', '<b>', '{"a": 1}'],
    ...['ann@example.com', 'https://example.org/a?b=c', '... --- ...', 'aGk=', '1. ', '• ', 'The end. ', '#tag '],
  ),
})

// `npm run test:deep` multiplies the runs by ten.
test('any recipe gives the same result on the page and on the command line', async () => {
  await fc.assert(
    fc.asyncProperty(anyRecipe, anyText, fc.constantFrom(1, 2 ** 26), async (steps, text, streamSize) => {
      const onPage = asPrinted(await runOnPage(steps, text), steps.at(-1) as Step)
      const message = `${formatRecipe(steps)} on ${JSON.stringify(text)}`
      const onCommandLine = await runOnCommandLine(steps, text, { streamSize })
      // A stream starts all steps at once. If two of them fail, it may report the later one.
      if (streamSize === 1 && !onPage.ok) expect(onCommandLine.ok, message).toBe(false)
      else expect(onCommandLine, message).toEqual(onPage)
    }),
    { numRuns: 100 },
  )
})
