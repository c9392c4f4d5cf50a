import fc from 'fast-check'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commandNames, readToolArguments } from '#cli/arguments.ts'
import { ownOptions } from '#cli/option-list.ts'
import { manifestProblem } from '#test/manifest-problem.ts'
import { readFragment } from '#core/tool/read-fragment.ts'
import { optionProblem } from '#core/tool/option-problem.ts'
import {
  fieldMaxOf,
  initialOptions,
  optionWord,
  parseNumberInput,
  type Option,
  type OptionValue,
  publicOptions,
} from '#core/tool/options.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import type { AnyEngine, EngineContext } from '#core/tool/engine-interface.ts'
import { exampleSeed, isRawResult, timeLimitOf, type Example, type Input } from '#core/tool/manifest.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { withLineStream } from '#run/line-by-line.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { tools, type RegisteredTool } from './manifests.ts'
import { examplesOf } from './example-lists.ts'
import { searchTermsOf } from './search-terms.ts'

const abouts = import.meta.glob<string>('./*/about.mdx', { eager: true, query: '?raw', import: 'default' })
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())

type InputValue = string | Uint8Array
type GivenOptions = Readonly<Record<string, OptionValue>>

interface Run {
  readonly input: Readonly<Record<string, InputValue>>
  readonly options: GivenOptions
  /** Only for tools with random results. */
  readonly seed: number | undefined
}

const isDeep = process.env['DEEP_TESTS'] !== undefined

// `npm run test:deep` multiplies this by ten.
const fuzzRuns = isDeep ? 1000 : 100

/** Above the smallest value of an option. A generator takes seconds for a million characters. */
const numberRange = isDeep ? 200 : 40

/** In milliseconds. Generous, because the machine may be busy. */
const maxRunTime = 20_000

function deterministicContext(seed: number | undefined): EngineContext {
  const random = seed === undefined ? rejectRandom : seededRandom(seed)
  return { ...createEngineContext({ random }), now: () => new Date(0) }
}

function rejectRandom(): never {
  throw new Error('A tool that uses random() must set isRandom in its manifest')
}

/** Runs an engine whose types are not known here. The inputs and options must match its manifest. */
function runEngine(engine: AnyEngine, { input, options, seed }: Run) {
  return engine.run(input as never, options, deterministicContext(seed))
}

function toInput(kind: Input['kind'], text: string): InputValue {
  return kind === 'text' ? text : new TextEncoder().encode(text)
}

function runOfExample(tool: RegisteredTool, example: Example): Run {
  const input = Object.entries(tool.inputs).map(([name, { kind }]) => [name, toInput(kind, example.input[name] ?? '')])
  return {
    input: Object.fromEntries(input) as Run['input'],
    options: { ...initialOptions(tool.options), ...example.options } as GivenOptions,
    seed: tool.isRandom ? exampleSeed : undefined,
  }
}

function* optionsOf<K extends Option['kind']>(tool: RegisteredTool, kind: K) {
  for (const [name, option] of Object.entries(publicOptions(tool.options))) {
    if (option.kind === kind) yield { name, word: optionWord(name), option: option as Extract<Option, { kind: K }> }
  }
}

/** Parses these command line arguments after empty values of the required options, and before one file per input. */
function parseArguments(tool: RegisteredTool, ...args: readonly string[]) {
  const required = [...optionsOf(tool, 'text')].filter(({ option }) => option.isRequired)
  const empty = required.map(({ word }) => `--${word}=`)
  return readToolArguments(tool, [...empty, ...args, ...Object.keys(tool.inputs)])
}

function expectAccepted(tool: RegisteredTool, args: readonly string[], options: GivenOptions) {
  expect(parseArguments(tool, ...args), args.join(' ')).toMatchObject({ kind: 'run', call: { options } })
}

function expectRejected(tool: RegisteredTool, ...args: readonly string[]) {
  expect(parseArguments(tool, ...args), args.join(' ')).toMatchObject({ kind: 'wrong-usage' })
}

const trickyParts = [
  ...Array.from('aAéßıж7.!?…,;:\'"()[]{}<>&%#@/\\|*+^$-_=~ \t\n\r\u00a0\u00ad\u200d\u0301\ufeff。😀'),
  ...['\r\n', 'e\u0301', '🇫🇷', '👩🏽‍🚀', 'שלום', 'ﷺ', '__proto__'],
]

function anyText(maxLength: number): fc.Arbitrary<string> {
  const numbers = (max: number) => fc.array(fc.integer({ min: 0, max }), { maxLength })
  return fc.oneof(
    fc.string({ unit: fc.constantFrom(...trickyParts), maxLength }),
    // All of Unicode. The built-in unit 'binary' does the same, but takes seconds to generate its first text.
    numbers(0x10ffff).map((points) => String.fromCodePoint(...points)),
    // Any UTF-16 code units, including lone surrogates.
    numbers(0xffff).map((units) => String.fromCharCode(...units)),
  )
}

function anyValue(option: Option, maxLength: number): fc.Arbitrary<OptionValue> {
  switch (option.kind) {
    case 'flag':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: option.min, max: Math.min(fieldMaxOf(option), option.min + numberRange) })
    case 'choice':
      return fc.constantFrom(...option.choices.map(({ value }) => value))
    case 'letters':
      return fc.subarray(option.letters.map(({ letter }) => letter)).map((letters) => letters.join(''))
    case 'text':
      return anyText(maxLength)
  }
}

/** Generates the text of one of the tool's examples with parts removed, repeated or replaced. */
function mutatedExample(tool: RegisteredTool): fc.Arbitrary<string> {
  const texts = examplesOf(tool.id).flatMap(({ input, options = {} }) => [
    ...Object.values(input),
    ...Object.values(options),
  ])
  const change = fc.record({
    at: fc.nat(500),
    removed: fc.nat(20),
    added: anyText(10),
    times: fc.constantFrom(1, 1, 1, 50),
  })
  return fc
    .tuple(fc.constantFrom('', ...texts.map(String)), fc.array(change, { maxLength: 4 }))
    .map(([text, changes]) =>
      changes.reduce((changed, { at, removed, added, times }) => {
        const start = at % (changed.length + 1)
        return changed.slice(0, start) + added.repeat(times) + changed.slice(start + removed)
      }, text),
    )
}

/** Generates a short text repeated up to 2,000 times. */
function longText(): fc.Arbitrary<string> {
  return fc
    .tuple(anyText(10), fc.integer({ min: 1, max: 2000 }), anyText(10))
    .map(([part, times, end]) => part.repeat(times) + end)
}

/** Generates any text for every input and any allowed value for every option. */
function anyRun(tool: RegisteredTool): fc.Arbitrary<Run> {
  const options = Object.entries(tool.options).map(([name, option]): [string, fc.Arbitrary<OptionValue>] => [
    name,
    anyValue(option, tool.timeLimit === undefined ? 50 : 6),
  ])
  return fc.record(Object.fromEntries(options)).chain((chosen) => {
    // A regular expression can take forever, but not on a text this short.
    const isLimited = timeLimitOf(tool, chosen) !== undefined
    const text = isLimited
      ? anyText(12)
      : fc.oneof(
          { weight: 10, arbitrary: anyText(200) },
          { weight: 10, arbitrary: mutatedExample(tool) },
          { weight: 1, arbitrary: longText() },
        )
    const inputs = Object.entries(tool.inputs).map(([name, { kind }]): [string, fc.Arbitrary<InputValue>] => [
      name,
      kind === 'text'
        ? text
        : fc.oneof(
            fc.uint8Array({ maxLength: 200 }),
            text.map((string) => new TextEncoder().encode(string)),
          ),
    ])
    return fc.record({
      input: fc.record(Object.fromEntries(inputs)),
      options: fc.constant(chosen),
      seed: tool.isRandom ? fc.nat() : fc.constant(undefined),
    })
  })
}

/** Returns the path to a value that `--json` would lose, such as a Map or NaN; undefined if there is none. */
function unprintablePath(value: unknown, path = 'result'): string | undefined {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (typeof value !== 'object') return path
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Array.prototype && prototype !== Object.prototype && prototype !== null) return path
  return Object.entries(value)
    .map(([key, part]) => unprintablePath(part, `${path}.${key}`))
    .find((found) => found !== undefined)
}

async function* splitBytes(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size)
    yield await Promise.resolve(bytes.subarray(start, start + size))
}

async function printStreamed(engine: AnyEngine, run: Run, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const printed: Uint8Array[] = []
  const stream = engine.stream?.(chunks, run.options, deterministicContext(run.seed))
  let step = await stream?.next()
  while (step && step.done !== true) {
    printed.push(Buffer.from(step.value))
    step = await stream?.next()
  }
  return (Buffer.concat(printed).toString() + engine.print(step?.value)).toWellFormed()
}

test('every folder is a registered tool', () => {
  expect(new Set(tools.map(({ id }) => id))).toEqual(new Set(folders.map(({ name }) => name)))
})

describe.each(tools.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  test(`${id}: has the nine required files`, () => {
    const data = ['card.ts', 'search.ts', 'tool.ts', 'examples.ts']
    const expected = [...data, 'engine.ts', 'engine.test.ts', 'result.ts', 'view.tsx', 'about.mdx']
    expect(expected.filter((file) => !existsSync(join(import.meta.dirname, id, file)))).toEqual([])
  })

  test(`${id}: contains no placeholder text`, () => {
    expect(JSON.stringify([tool, searchTermsOf(id), examplesOf(id)])).not.toContain('Not written yet')
    expect(abouts[`./${id}/about.mdx`] ?? '').not.toContain('Not written yet')
  })

  test(`${id}: has a valid manifest`, () => {
    expect(manifestProblem(tool)).toBeUndefined()
    expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    expect(id).not.toBeOneOf([...commandNames, 'off', 'run-recipe'])
    expect(tool.name).toMatch(/^\S(.*\S)?$/)
    expect(tool.copiedMessage).toMatch(/^\S(.*\S)?$/)
    // Search engines shorten longer descriptions.
    expect(tool.summary).toMatch(/^\S.{0,158}\S$/)
    // A line of the command's help.
    expect((tool.purpose ?? '').length).toBeLessThanOrEqual(58)
    expect([...new Intl.Segmenter().segment(tool.icon)].length).toBeOneOf([1, 2, 3])
    const { keywords, settings, inputs } = searchTermsOf(id)
    for (const { options } of settings)
      expect(readFragment(tool, new URLSearchParams(options).toString()).values).toEqual(options)
    expect(keywords).not.toHaveLength(0)
    expect(keywords.filter((keyword) => keyword.trim() === '')).toEqual([])
    expect(inputs).toEqual(Object.keys(tool.inputs))
  })

  test(`${id}: is followed by other tools that take a text`, () => {
    const takers = tools.filter((other) => other.id !== id && Object.keys(other.inputs).length > 0)
    expect(takers.map((other) => other.id)).toEqual(expect.arrayContaining([...new Set(tool.next)]))
  })

  test(`${id}: has a unique order within its category and menu`, () => {
    const sharing = tools.filter(
      ({ category, menu, order }) => order === tool.order && (category === tool.category || menu === tool.menu),
    )
    expect(sharing.map((other) => other.id)).toEqual([id])
  })

  test(`${id}: has unique option names`, () => {
    const names = Object.keys(tool.options)
    for (const name of names) expect(name).toMatch(/^[a-z][a-zA-Z0-9]*(-\d+)?$/)
    const words = names.map(optionWord)
    const negated = [...optionsOf(tool, 'flag')].map(({ word }) => `no-${word}`)
    const all = [...words, ...negated, ...ownOptions]
    expect(all).toEqual([...new Set(all)])
  })

  test(`${id}: limits numbers to the allowed range on the page`, () => {
    for (const { option } of optionsOf(tool, 'number')) {
      const { min, max, initial, fallback = initial } = option
      expect(optionProblem(option, fallback)).toBeUndefined()
      const typed = [min - 1, min, max, max + 1, '', ' ', 'many'].map((value) =>
        parseNumberInput(option, String(value)),
      )
      expect(typed).toEqual([min, min, max, max, fallback, fallback, fallback])
    }
  })

  test(`${id}: accepts only valid option values on the command line`, () => {
    expectAccepted(tool, [], initialOptions(tool.options))
    for (const { name, word, option } of optionsOf(tool, 'number')) {
      const { min, max, fallback } = option
      for (const value of [min, max]) expectAccepted(tool, [`--${word}`, String(value)], { [name]: value })
      for (const value of [min - 1, max + 1, `${String(min)}.5`]) expectRejected(tool, `--${word}`, String(value))
      for (const value of [`${String(min)}x`, 'many', '']) {
        if (fallback === undefined) expectRejected(tool, `--${word}`, value)
        else expectAccepted(tool, [`--${word}`, value], { [name]: fallback })
      }
    }
    for (const { name, word, option } of optionsOf(tool, 'choice')) {
      for (const { value } of option.choices) expectAccepted(tool, [`--${word}`, value], { [name]: value })
      expectRejected(tool, `--${word}`, 'no such choice')
    }
    for (const { name, word, option } of optionsOf(tool, 'letters')) {
      for (const { letter } of option.letters) {
        expectAccepted(tool, [`--${word}`, letter], { [name]: letter })
        expectRejected(tool, `--${word}`, letter + letter)
      }
      expectRejected(tool, `--${word}`, '☃')
    }
    for (const { name, word } of optionsOf(tool, 'flag')) {
      expectAccepted(tool, [`--${word}`], { [name]: true })
      expectAccepted(tool, [`--no-${word}`], { [name]: false })
      expectRejected(tool, `--${word}=yes`)
    }
    for (const { name, word } of optionsOf(tool, 'text')) {
      for (const value of ['', '-x', '☃']) expectAccepted(tool, [`--${word}`, value], { [name]: value })
      expectRejected(tool, `--${word}`, '--json')
    }
  })

  test(`${id}: prints the same text as the chunks of a chunked result`, async () => {
    const [example] = examplesOf(tool.id)
    const { input, ...run } = runOfExample(tool, example)
    const long = Object.fromEntries(
      Object.keys(input).map((name) => {
        const line = `${example.input[name] ?? ''}\n`
        return [name, line.repeat(400_000 / line.length)]
      }),
    )
    const engine = await loadEngine(id)
    const outcome = await attempt(() => runEngine(engine, { ...run, input: long }))
    const chunked = outcome.ok ? chunkedResultOf(outcome.result) : undefined
    if (outcome.ok && chunked) expect(engine.print(outcome.result) === chunked.chunks.join('')).toBe(true)
  })

  test.each(examplesOf(tool.id).map((example) => [example.title, example] as const))(
    `${id}: the example “%s” prints its output`,
    async (_, example) => {
      expect(Object.keys(example.input)).toEqual(Object.keys(tool.inputs))
      for (const [name, value] of Object.entries(example.options ?? {})) {
        const option = tool.options[name]
        expect(option && optionProblem(option, value as OptionValue), name).toBeUndefined()
        expect(option, name).toBeDefined()
      }
      const engine = await loadEngine(id)
      const run = runOfExample(tool, example)
      const result = await runEngine(engine, run)
      expect(engine.print(result)).toBe(example.output)
      // Inputs and results are cloned on their way to a worker and back.
      expect(await runEngine(engine, structuredClone(run))).toEqual(result)
      const copy = structuredClone(result)
      expect(copy).toEqual(result)
      expect(engine.print(copy)).toBe(example.output)
    },
  )

  test.each(['', '  \n '])(`${id}: returns a result or an InputError for blank text (%j)`, async (text) => {
    const engine = await loadEngine(id)
    const input = Object.entries(tool.inputs).map(([name, { kind }]) => [name, toInput(kind, text)])
    const run = {
      input: Object.fromEntries(input) as Run['input'],
      options: initialOptions(tool.options),
      seed: tool.isRandom ? 1 : undefined,
    }
    await attempt(async () => engine.print(await runEngine(engine, run)))
  })

  test(`${id}: for any text, is deterministic, throws only InputErrors and returns plain data`, async () => {
    const engine = await loadEngine(id)
    await fc.assert(
      fc.asyncProperty(anyRun(tool), async (run) => {
        const original = structuredClone(run)
        const start = performance.now()
        const outcome = await attempt(() => runEngine(engine, run))
        expect(performance.now() - start).toBeLessThan(maxRunTime)
        expect(await attempt(() => runEngine(engine, run))).toEqual(outcome)
        expect(run).toEqual(original)
        if (!outcome.ok) return
        expect(engine.print(outcome.result)).toBeTypeOf('string')
        expect(unprintablePath(outcome.result)).toBeUndefined()
      }),
      { numRuns: fuzzRuns },
    )
  })

  test(`${id}: prints the same text line by line, if it has a result for each line`, async () => {
    const loaded = await loadEngine(id)
    const [name = ''] = Object.keys(tool.inputs)
    if (!tool.lineByLine) return
    const values = Object.entries(tool.lineByLine).map(([option, choices]) => [
      option,
      fc.constantFrom(...(choices ?? [])),
    ])
    const chosen = fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<string | number | boolean>>)
    const lines = fc.array(fc.oneof(fc.string(), fc.constantFrom('Σ', '&amp', ';', '%', "it's")), { maxLength: 8 })
    const anyLines = fc
      .tuple(lines, fc.constantFrom('\n', '\r\n', '\r'))
      .map(([parts, lineBreak]) => parts.join(lineBreak))
    await fc.assert(
      fc.asyncProperty(
        anyRun(tool),
        chosen,
        anyLines,
        fc.integer({ min: 1, max: 20 }),
        async (any, given, text, size) => {
          const run = { ...any, options: { ...any.options, ...given }, input: { [name]: text.toWellFormed() } }
          const { engine } = withLineStream({ tool, options: run.options, engine: loaded, isOn: true, index: 0 })
          const whole = await attempt(async () => engine.print(await runEngine(engine, run)).toWellFormed())
          const bytes = Buffer.from(run.input[name] ?? '')
          expect(await attempt(() => printStreamed(engine, run, splitBytes(bytes, size)))).toEqual(whole)
        },
      ),
    )
  })

  test(`${id}: prints the same text when streaming, if it supports streaming`, async () => {
    const engine = await loadEngine(id)
    const [name, ...others] = Object.keys(tool.inputs)
    if (!engine.stream) return
    if (name === undefined || others.length > 0) throw new Error('only a tool with one input can stream')
    await fc.assert(
      fc.asyncProperty(anyRun(tool), fc.integer({ min: 1, max: 20 }), async (run, size) => {
        // Only a stream has raw bytes as a result.
        fc.pre(!isRawResult(tool, run.options))
        const bytes = Buffer.from(run.input[name] ?? '')
        const text = bytes.toString()
        // A leading byte order mark is removed before streaming.
        fc.pre(!text.startsWith('\ufeff'))
        const input = { [name]: typeof run.input[name] === 'string' ? text : bytes }
        // In a stream, a lone surrogate from an option becomes a replacement character.
        const whole = await attempt(async () => engine.print(await runEngine(engine, { ...run, input })).toWellFormed())
        expect(await attempt(() => printStreamed(engine, run, splitBytes(bytes, size)))).toEqual(whole)
      }),
    )
  })
})
