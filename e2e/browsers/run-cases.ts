import { seededRandom } from '#core/random/seeded-random.ts'
import { unspacedCharacter } from '#core/text/words.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { tools } from '#tools/manifests.ts'
import { casesOf, type EngineCase } from './engine-cases.ts'

// Bundled for Node and for the test page, so that both run the same code.

/** The visible outcome of a run, as text. */
export interface Outcome {
  readonly printed?: string
  readonly note?: string
  readonly result?: string
  readonly message?: string
  readonly detail?: string
  readonly unexpectedError?: string
}

interface Expected {
  readonly case: EngineCase
  readonly node: Outcome
}

/** A case with different outcomes in the browser and in Node. */
export interface Mismatch extends Expected {
  readonly browser: Outcome
}

/** Tools that show words of the platform's dictionary. */
const dictionaryTools = new Set([
  'hashtag-generator',
  'keyword-density',
  'reading-time',
  'text-summarizer',
  'word-counter',
  'word-frequency',
])

/** Accepted differences between browsers, and what is compared instead. Everything else must be identical. */
const knownDifferences: readonly {
  readonly reason: string
  readonly applies: (id: string, engineCase: EngineCase, outcome: Outcome) => boolean
  readonly compare: (outcome: Outcome) => Outcome
}[] = [
  {
    reason: 'Every JavaScript engine has its own messages for regex syntax errors.',
    applies: (_, __, { message }) => message === 'Invalid regex pattern',
    compare: ({ message }) => ({ message: String(message) }),
  },
  {
    reason:
      'Visitors’ patterns run in the browser’s regex engine, and WebKit’s misses matches after an astral character.',
    applies: (id, { input, options }) =>
      id === 'regex-tester' && /[uv]/.test(String(options['flags'])) && /[\ud800-\udfff]/.test(input['text'] ?? ''),
    compare: ({ message }) => ({ message: String(message) }),
  },
  {
    reason: 'Firefox collates with ICU4X: it orders lone surrogates and Han characters beyond the BMP differently.',
    applies: (id, { input }) => id === 'line-sorter' && /[\ud800-\udfff]/.test(input['text'] ?? ''),
    compare: ({ printed = '' }) => ({ printed: [...printed].sort().join('') }),
  },
  {
    reason: 'Platforms divide Chinese, Japanese and Thai into words with different dictionaries.',
    applies: (id, { input }) => dictionaryTools.has(id) && unspacedCharacter.test(input['text'] ?? ''),
    compare: ({ printed, message }) => ({
      printed: /^Words: .*/.exec(String(printed))?.[0] ?? '',
      message: String(message),
    }),
  },
]

function agree(id: string, engineCase: EngineCase, browser: Outcome, node: Outcome): boolean {
  const difference = knownDifferences.find(
    ({ applies }) => applies(id, engineCase, browser) || applies(id, engineCase, node),
  )
  const compare = difference?.compare ?? ((outcome: Outcome) => outcome)
  return JSON.stringify(compare(browser)) === JSON.stringify(compare(node))
}

async function runCase(id: string, { input, options, seed }: EngineCase): Promise<Outcome> {
  const engine = await loadEngine(id)
  const context = { ...createEngineContext({ random: seededRandom(seed) }), now: () => new Date(0) }
  try {
    // The cases are generated from the manifest, so they have its inputs and options.
    const outcome = await attempt(() => engine.run(input as never, options as never, context))
    if (!outcome.ok)
      return { message: outcome.message, ...(outcome.detail !== undefined && { detail: outcome.detail }) }
    const note = engine.note?.(outcome.result)
    return {
      printed: engine.print(outcome.result),
      result: JSON.stringify(outcome.result),
      ...(note !== undefined && { note }),
    }
  } catch (error) {
    return { unexpectedError: error instanceof Error ? error.name : 'not an error' }
  }
}

/** Generates and runs the cases of every tool. */
export async function* runAllCases(count: number): AsyncGenerator<{ id: string; expected: Expected[] }> {
  for (const tool of tools) {
    const expected: Expected[] = []
    for (const engineCase of casesOf(tool, count))
      expected.push({ case: engineCase, node: await runCase(tool.id, engineCase) })
    yield { id: tool.id, expected }
  }
}

/** Runs the cases of a tool in this browser and compares them with the results from Node. */
export async function compareWithNode(id: string): Promise<{ runs: number; mismatches: Mismatch[] }> {
  const response = await fetch(`/expected/${id}.json`)
  const expected = (await response.json()) as Expected[]
  const mismatches: Mismatch[] = []
  for (const { case: engineCase, node } of expected) {
    const browser = await runCase(id, engineCase)
    if (!agree(id, engineCase, browser, node)) mismatches.push({ case: engineCase, browser, node })
  }
  return { runs: expected.length, mismatches }
}
