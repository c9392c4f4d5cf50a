import { seededRandom } from '#core/seeded-random.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { tools } from '#tools/registry.ts'
import { casesOf, type EngineCase } from './engine-cases.ts'

// Bundled for Node and for the test page, so that both run the very same code.

/** What came of a run, as text: everything a person could see of it. */
export interface Outcome {
  readonly printed?: string
  readonly note?: string
  readonly result?: string
  readonly message?: string
  readonly detail?: string
  readonly defect?: string
}

interface Expected {
  readonly case: EngineCase
  readonly node: Outcome
}

/** A case whose outcome here is not the one Node had. */
export interface Mismatch extends Expected {
  readonly here: Outcome
}

/** Where browsers may differ, why, and what is compared instead. All else must be the same to the letter. */
const knownDifferences: readonly {
  readonly reason: string
  readonly applies: (id: string, each: EngineCase, outcome: Outcome) => boolean
  readonly compare: (outcome: Outcome) => Outcome
}[] = [
  {
    reason: 'Every JavaScript engine words the reason for a regex syntax error in its own way.',
    applies: (_, __, { message }) => message === 'Invalid regex pattern',
    compare: ({ message }) => ({ message: String(message) }),
  },
  {
    reason:
      'A pattern of the visitor runs on the regex engine of the browser. That of WebKit misses matches after an astral character.',
    applies: (id, { input, options }) =>
      id === 'regex-tester' && /[uv]/.test(String(options['flags'])) && /[\ud800-\udfff]/.test(input['text'] ?? ''),
    compare: ({ message }) => ({ message: String(message) }),
  },
  {
    reason: 'Firefox collates with ICU4X: it orders lone surrogates and Han characters beyond the BMP differently.',
    applies: (id, { input }) => id === 'line-sorter' && /[\ud800-\udfff]/.test(input['text'] ?? ''),
    compare: ({ printed = '' }) => ({ printed: [...printed].sort().join('') }),
  },
]

function comparable(id: string, each: EngineCase, outcome: Outcome): string {
  const known = knownDifferences.find(({ applies }) => applies(id, each, outcome))
  return JSON.stringify(known ? known.compare(outcome) : outcome)
}

async function runCase(id: string, { input, options, seed }: EngineCase): Promise<Outcome> {
  const engine = await loadEngine(id)
  const context = { ...createEngineContext({ random: seededRandom(seed) }), now: () => new Date(0) }
  try {
    // The cases are made from the manifest: they have its inputs and options by name.
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
    return { defect: error instanceof Error ? error.name : 'not an error' }
  }
}

/** Draws the cases of every tool and runs them. */
export async function* runAllCases(count: number): AsyncGenerator<{ id: string; expected: Expected[] }> {
  for (const tool of tools) {
    const expected: Expected[] = []
    for (const each of casesOf(tool, count)) expected.push({ case: each, node: await runCase(tool.id, each) })
    yield { id: tool.id, expected }
  }
}

/** Runs the cases of a tool again and compares them with what Node wrote down. */
export async function compareWithNode(id: string): Promise<{ runs: number; mismatches: Mismatch[] }> {
  const response = await fetch(`/expected/${id}.json`)
  const expected = (await response.json()) as Expected[]
  const mismatches: Mismatch[] = []
  for (const { case: each, node } of expected) {
    const here = await runCase(id, each)
    if (comparable(id, each, here) !== comparable(id, each, node)) mismatches.push({ case: each, here, node })
  }
  return { runs: expected.length, mismatches }
}
