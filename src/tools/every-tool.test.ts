import fc from 'fast-check'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { optionWord, ownOptions, readToolArguments } from '#cli/arguments.ts'
import {
  fieldMaxOf,
  initialOptions,
  optionProblem,
  parseNumberInput,
  type Option,
  type OptionValue,
} from '#core/options.ts'
import { seededRandom } from '#core/seeded-random.ts'
import { chunkedResultOf } from '#core/chunked-result.ts'
import { exampleSeed, timeLimitOf, type AnyEngine, type Example, type EngineContext, type Input } from '#core/tool.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { tools, type RegisteredTool } from './registry.ts'

const abouts = import.meta.glob<string>('./*/about.mdx', { eager: true, query: '?raw', import: 'default' })
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())

type InputValue = string | Uint8Array
type OptionsGiven = Readonly<Record<string, OptionValue>>

interface Run {
  readonly input: Readonly<Record<string, InputValue>>
  readonly options: OptionsGiven
  /** Only where chance may have a part. */
  readonly seed: number | undefined
}

// `npm run test:deep` multiplies this by ten.
const fuzzRuns = process.env['DEEP_TESTS'] === undefined ? 100 : 1000

/** In milliseconds, for a text of at most some ten thousand characters on a machine that may be busy. */
const longestRun = 20_000

function holdStill(seed: number | undefined): EngineContext {
  const random = seed === undefined ? refuseChance : seededRandom(seed)
  return { ...createEngineContext({ random }), now: () => new Date(0) }
}

function refuseChance(): never {
  throw new Error('A tool that draws from chance says isRandom in its manifest')
}

/** The manifest named the inputs and options, so they are what the engine takes; its own types are not known here. */
function runEngine(engine: AnyEngine, { input, options, seed }: Run) {
  return engine.run(input as never, options, holdStill(seed))
}

function toInput(kind: Input['kind'], text: string): InputValue {
  return kind === 'text' ? text : new TextEncoder().encode(text)
}

function runOfExample(tool: RegisteredTool, example: Example): Run {
  const input = Object.entries(tool.inputs).map(([name, { kind }]) => [name, toInput(kind, example.input[name] ?? '')])
  return {
    input: Object.fromEntries(input) as Run['input'],
    options: { ...initialOptions(tool.options), ...example.options } as OptionsGiven,
    seed: tool.isRandom ? exampleSeed : undefined,
  }
}

function* optionsOf<K extends Option['kind']>(tool: RegisteredTool, kind: K) {
  for (const [name, option] of Object.entries(tool.options)) {
    if (option.kind === kind) yield { name, word: optionWord(name), option: option as Extract<Option, { kind: K }> }
  }
}

/** What the command line makes of these words, with as many files as the tool reads. */
function readWords(tool: RegisteredTool, ...words: readonly string[]) {
  return readToolArguments(tool, [...words, ...Object.keys(tool.inputs)])
}

function takes(tool: RegisteredTool, words: readonly string[], options: OptionsGiven) {
  expect(readWords(tool, ...words), words.join(' ')).toMatchObject({ kind: 'run', call: { options } })
}

function refuses(tool: RegisteredTool, ...words: readonly string[]) {
  expect(readWords(tool, ...words), words.join(' ')).toMatchObject({ kind: 'wrong-usage' })
}

const traps = [
  ...Array.from('aAéßıж7.!?…,;:\'"()[]{}<>&%#@/\\|*+^$-_=~ \t\n\r\u00a0\u00ad\u200d\u0301\ufeff。😀'),
  ...['\r\n', 'e\u0301', '🇫🇷', '👩🏽‍🚀', 'שלום', 'ﷺ', '__proto__'],
]

function anyText(maxLength: number): fc.Arbitrary<string> {
  const numbers = (max: number) => fc.array(fc.integer({ min: 0, max }), { maxLength })
  return fc.oneof(
    fc.string({ unit: fc.constantFrom(...traps), maxLength }),
    // All of Unicode. The library's own unit for it, 'binary', needs seconds to prepare its first text.
    numbers(0x10ffff).map((points) => String.fromCodePoint(...points)),
    // Any UTF-16 units, lone surrogates among them.
    numbers(0xffff).map((units) => String.fromCharCode(...units)),
  )
}

function anyValue(option: Option, maxLength: number): fc.Arbitrary<OptionValue> {
  switch (option.kind) {
    case 'flag':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: option.min, max: fieldMaxOf(option) })
    case 'choice':
      return fc.constantFrom(...option.choices.map(({ value }) => value))
    case 'letters':
      return fc.subarray(option.letters.map(({ letter }) => letter)).map((letters) => letters.join(''))
    case 'text':
      return anyText(maxLength)
  }
}

/** One of the tool's own examples, with parts of it removed, repeated or replaced. */
function mutatedExample(tool: RegisteredTool): fc.Arbitrary<string> {
  const texts = tool.examples.flatMap(({ input, options = {} }) => [...Object.values(input), ...Object.values(options)])
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

/** Lines without end. */
function longText(): fc.Arbitrary<string> {
  return fc
    .tuple(anyText(10), fc.integer({ min: 1, max: 2000 }), anyText(10))
    .map(([part, times, end]) => part.repeat(times) + end)
}

/** Any text in every input, any values the options allow. */
function anyRun(tool: RegisteredTool): fc.Arbitrary<Run> {
  const options = Object.entries(tool.options).map(([name, option]): [string, fc.Arbitrary<OptionValue>] => [
    name,
    anyValue(option, tool.timeLimit === undefined ? 50 : 6),
  ])
  return fc.record(Object.fromEntries(options)).chain((chosen) => {
    // A visitor's pattern may never end; on a text this short none takes long.
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
            text.map((typed) => new TextEncoder().encode(typed)),
          ),
    ])
    return fc.record({
      input: fc.record(Object.fromEntries(inputs)),
      options: fc.constant(chosen),
      seed: tool.isRandom ? fc.nat() : fc.constant(undefined),
    })
  })
}

/** Where a value holds something that `--json` would lose, such as a Map or NaN; nothing if it holds none. */
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

async function* cut(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size)
    yield await Promise.resolve(bytes.subarray(start, start + size))
}

async function printStreamed(engine: AnyEngine, run: Run, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const printed: Uint8Array[] = []
  const stream = engine.stream?.(chunks, run.options, holdStill(run.seed))
  let step = await stream?.next()
  while (step && step.done !== true) {
    printed.push(Buffer.from(step.value))
    step = await stream?.next()
  }
  return Buffer.concat(printed).toString() + engine.print(step?.value)
}

test('every folder holds a tool', () => {
  expect(new Set(tools.map(({ id }) => id))).toEqual(new Set(folders.map(({ name }) => name)))
})

describe.each(tools.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  test(`${id}: its folder has the five files`, () => {
    const expected = ['tool.ts', 'engine.ts', 'engine.test.ts', 'view.tsx', 'about.mdx']
    expect(expected.filter((file) => !existsSync(join(import.meta.dirname, id, file)))).toEqual([])
  })

  test(`${id}: its words are written`, () => {
    expect(JSON.stringify(tool)).not.toContain('Not written yet')
    expect(abouts[`./${id}/about.mdx`] ?? '').not.toContain('Not written yet')
  })

  test(`${id}: its manifest can be shown`, () => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    expect(tool.name).toMatch(/^\S(.*\S)?$/)
    expect(tool.copiedMessage).toMatch(/^\S(.*\S)?$/)
    // Longer descriptions are cut by search engines.
    expect(tool.summary).toMatch(/^\S.{0,158}\S$/)
    expect([...new Intl.Segmenter().segment(tool.icon)].length).toBeOneOf([1, 2, 3])
    expect(tool.keywords).not.toHaveLength(0)
    expect(tool.keywords.filter((keyword) => keyword.trim() === '')).toEqual([])
  })

  test(`${id}: no other tool has its place in category and menu`, () => {
    const sharing = tools.filter(
      ({ category, menu, order }) => order === tool.order && (category === tool.category || menu === tool.menu),
    )
    expect(sharing.map((other) => other.id)).toEqual([id])
  })

  test(`${id}: its options have names and values of their own`, () => {
    const names = Object.keys(tool.options)
    for (const name of names) expect(name).toMatch(/^[a-z][a-zA-Z0-9]*$/)
    const words = names.map(optionWord)
    const negated = [...optionsOf(tool, 'flag')].map(({ word }) => `no-${word}`)
    const all = [...words, ...negated, ...ownOptions]
    expect(all).toEqual([...new Set(all)])
    for (const { option } of optionsOf(tool, 'choice')) {
      const values = option.choices.map(({ value }) => value)
      expect(values).toEqual([...new Set(values)])
    }
    for (const { option } of optionsOf(tool, 'letters')) {
      const letters = option.letters.map(({ letter }) => letter)
      expect(letters).toEqual([...new Set(letters.join(''))])
    }
  })

  test(`${id}: its options start within their limits`, () => {
    for (const [name, option] of Object.entries(tool.options)) {
      expect(optionProblem(option, option.initial), name).toBeUndefined()
    }
  })

  test(`${id}: its limits hold on the page`, () => {
    for (const { option } of optionsOf(tool, 'number')) {
      const { min, initial, fallback = initial } = option
      const max = fieldMaxOf(option)
      expect(optionProblem(option, fallback)).toBeUndefined()
      const typed = [min - 1, min, max, max + 1, '', ' ', 'many'].map((value) =>
        parseNumberInput(option, String(value)),
      )
      expect(typed).toEqual([min, min, max, max, fallback, fallback, fallback])
    }
  })

  test(`${id}: its limits hold on the command line`, () => {
    takes(tool, [], initialOptions(tool.options))
    for (const { name, word, option } of optionsOf(tool, 'number')) {
      const { min, max, fallback } = option
      for (const value of [min, max]) takes(tool, [`--${word}`, String(value)], { [name]: value })
      for (const value of [min - 1, max + 1, `${String(min)}.5`]) refuses(tool, `--${word}`, String(value))
      for (const value of [`${String(min)}x`, 'many', '']) {
        if (fallback === undefined) refuses(tool, `--${word}`, value)
        else takes(tool, [`--${word}`, value], { [name]: fallback })
      }
    }
    for (const { name, word, option } of optionsOf(tool, 'choice')) {
      for (const { value } of option.choices) takes(tool, [`--${word}`, value], { [name]: value })
      refuses(tool, `--${word}`, 'no such choice')
    }
    for (const { name, word, option } of optionsOf(tool, 'letters')) {
      for (const { letter } of option.letters) {
        takes(tool, [`--${word}`, letter], { [name]: letter })
        refuses(tool, `--${word}`, letter + letter)
      }
      refuses(tool, `--${word}`, '☃')
    }
    for (const { name, word } of optionsOf(tool, 'flag')) {
      takes(tool, [`--${word}`], { [name]: true })
      takes(tool, [`--no-${word}`], { [name]: false })
      refuses(tool, `--${word}=yes`)
    }
    for (const { name, word } of optionsOf(tool, 'text')) {
      for (const value of ['', '-x', '☃']) takes(tool, [`--${word}`, value], { [name]: value })
      refuses(tool, `--${word}`, '--json')
    }
  })

  test(`${id}: a text that comes in chunks is what it prints`, async () => {
    const [example] = tool.examples
    const { input, ...run } = runOfExample(tool, example)
    const long = Object.fromEntries(
      Object.keys(input).map((name) => [name, `${example.input[name] ?? ''}\n`.repeat(20_000)]),
    )
    const engine = await loadEngine(id)
    const outcome = await attempt(() => runEngine(engine, { ...run, input: long }))
    const parts = outcome.ok ? chunkedResultOf(outcome.result) : undefined
    if (outcome.ok && parts) expect(engine.print(outcome.result) === parts.chunks.join('')).toBe(true)
  })

  test.each(tool.examples.map((example) => [example.title, example] as const))(
    `${id}: the example “%s” prints what it shows`,
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
      // On their way to a worker and back, inputs and result are copies.
      expect(await runEngine(engine, structuredClone(run))).toEqual(result)
      const copy = structuredClone(result)
      expect(copy).toEqual(result)
      expect(engine.print(copy)).toBe(example.output)
    },
  )

  test.each(['', '  \n '])(`${id}: blank text (%j) is at most a person's mistake`, async (text) => {
    const engine = await loadEngine(id)
    const input = Object.entries(tool.inputs).map(([name, { kind }]) => [name, toInput(kind, text)])
    const run = {
      input: Object.fromEntries(input) as Run['input'],
      options: initialOptions(tool.options),
      seed: tool.isRandom ? 1 : undefined,
    }
    await attempt(async () => engine.print(await runEngine(engine, run)))
  })

  test(`${id}: on any text it throws nothing but InputError, and its result is plain data`, async () => {
    const engine = await loadEngine(id)
    await fc.assert(
      fc.asyncProperty(anyRun(tool), async (run) => {
        const start = performance.now()
        const outcome = await attempt(() => runEngine(engine, run))
        expect(performance.now() - start).toBeLessThan(longestRun)
        if (!outcome.ok) return
        expect(engine.print(outcome.result)).toBeTypeOf('string')
        expect(unprintablePath(outcome.result)).toBeUndefined()
      }),
      { numRuns: fuzzRuns },
    )
  })

  test(`${id}: the same run twice gives the same, and leaves its inputs alone`, async () => {
    const engine = await loadEngine(id)
    await fc.assert(
      fc.asyncProperty(anyRun(tool), async (run) => {
        const untouched = structuredClone(run)
        const outcome = await attempt(() => runEngine(engine, run))
        expect(await attempt(() => runEngine(engine, run))).toEqual(outcome)
        expect(run).toEqual(untouched)
      }),
    )
  })

  test(`${id}: if it can stream, it prints the same from chunks`, async () => {
    const engine = await loadEngine(id)
    const [name, ...others] = Object.keys(tool.inputs)
    if (!engine.stream) return
    if (name === undefined || others.length > 0) throw new Error('only a tool with one input can stream')
    await fc.assert(
      fc.asyncProperty(anyRun(tool), fc.integer({ min: 1, max: 20 }), async (run, size) => {
        const bytes = Buffer.from(run.input[name] ?? '')
        const text = bytes.toString()
        // A leading mark is dropped before a stream begins.
        fc.pre(!text.startsWith('\ufeff'))
        const input = { [name]: typeof run.input[name] === 'string' ? text : bytes }
        // As it is written: half a character, which an option may hold, becomes the sign for one that cannot be shown.
        const whole = await attempt(async () => engine.print(await runEngine(engine, { ...run, input })).toWellFormed())
        expect(await attempt(() => printStreamed(engine, run, cut(bytes, size)))).toEqual(whole)
      }),
    )
  })
})
