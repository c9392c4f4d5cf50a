import { expect, test } from 'vitest'
import { initialOptions, type Option, type OptionValue, publicOptions } from '#core/tool/options.ts'
import { seededRandom } from '#core/random/seeded-random.ts'
import { exampleSeed, timeLimitOf } from '#core/tool/manifest.ts'
import { attempt } from '#run/attempt.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { loadEngine } from '#run/engines.ts'
import { processorTime } from '#test/processor-time.ts'
import { type RegisteredTool, tools } from './manifests.ts'
import { examplesOf } from './example-lists.ts'

const isDeep = process.env['DEEP_TESTS'] !== undefined

/** What is repeated. A rule that looks ahead for its own end is slow on texts that never have one. */
const parts = [
  ...Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'),
  ...Array.from('aA1é«»“”‘’…—·。、！？।؟ \t\n\r\u0301\u200d\u00ad'),
  ...['a,', 'a ', 'a.', 'a-', "a'", 'a@', '<a', '&a', '](', '\r\n', 'a\n', '\n\n', '- a\n', '%20', '\\u0041'],
  ...['😀', '👩‍🚀', '🇫🇷', 'ภาษาไทย', '中文字', '中。', 'ひらがなカタカナ', '한국어', 'ខ្មែរ', 'שלום', 'مرحبا'],
]

/** In UTF-16 code units. Long enough that a quadratic engine takes longer than `minTime`. */
const length = 40_000
const deepLength = 100_000

/** In milliseconds of processor time. Faster runs pass. */
const minTime = 250

/** A text four times as long takes a linear engine 4 times as long, and a quadratic one 16 times. */
const growth = 4
const maxRatio = 10

/** The fastest run counts, because compiling and collecting garbage can only slow a run down. */
const attempts = 5

type OptionValues = Readonly<Record<string, OptionValue>>

function* valuesOf(option: Option): Iterable<OptionValue> {
  if (option.kind === 'flag') yield !option.initial
  else if (option.kind === 'choice')
    yield* option.choices.map(({ value }) => value).filter((value) => value !== option.initial)
}

/** The options of the examples, and those with one other flag or choice. */
function optionSetsOf(tool: RegisteredTool): readonly OptionValues[] {
  const changes: OptionValues[] = examplesOf(tool.id).map(({ options = {} }) => options as OptionValues)
  for (const [name, option] of Object.entries(publicOptions(tool.options)))
    for (const value of valuesOf(option)) changes.push({ [name]: value })
  const distinct = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return [...distinct.values()].map((change) => ({ ...initialOptions(tool.options), ...change }))
}

test.each(tools.filter(({ inputs }) => Object.keys(inputs).length > 0).map((tool) => [tool.id, tool] as const))(
  '%s: takes time in proportion to a text of one repeated part',
  async (id, tool) => {
    const engine = await loadEngine(id)
    const timeOf = async (part: string, size: number, options: OptionValues) => {
      const text = part.repeat(size / part.length)
      // The second of two texts has another start.
      const input = Object.entries(tool.inputs).map(([name, { kind }], index) => {
        const value = index === 0 ? text : `x${text}`
        return [name, kind === 'text' ? value : new TextEncoder().encode(value)]
      })
      const context = createEngineContext({ random: seededRandom(exampleSeed) })
      const start = processorTime()
      await attempt(async () => engine.print(await engine.run(Object.fromEntries(input) as never, options, context)))
      return processorTime() - start
    }
    const slow: string[] = []
    const tryParts = async (size: number, options: OptionValues) => {
      // A pattern may take any time, so it is stopped.
      if (timeLimitOf(tool, options) !== undefined) return
      for (const part of parts) {
        let [short, long] = [Infinity, Infinity]
        for (let i = 0; i < attempts; i++) {
          long = Math.min(long, await timeOf(part, size, options))
          if (long < minTime) break
          short = Math.min(short, await timeOf(part, size / growth, options))
          if (long < short * maxRatio) break
        }
        if (long >= minTime && long >= short * maxRatio)
          slow.push(
            `${JSON.stringify(part)} with ${JSON.stringify(options)}: ${short.toFixed()} → ${long.toFixed()} ms`,
          )
      }
    }
    await tryParts(isDeep ? deepLength : length, initialOptions(tool.options))
    if (isDeep) for (const options of optionSetsOf(tool)) await tryParts(length, options)
    expect(slow).toEqual([])
  },
  isDeep ? 3_600_000 : 120_000,
)
