import { seededRandom } from '#core/seeded-random.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { createHost } from '#run/host.ts'
import { allCases, type EngineCase } from './engine-cases.ts'

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

/** A case whose outcome here is not the one Node had. */
export interface Mismatch {
  readonly id: string
  readonly case: EngineCase
  readonly here: Outcome
  readonly node: Outcome
}

async function runCase(id: string, { input, options, seed }: EngineCase): Promise<Outcome> {
  const engine = await loadEngine(id)
  const host = { ...createHost({ random: seededRandom(seed) }), now: () => new Date(0) }
  try {
    // The cases are made from the manifest: they have its inputs and options by name.
    const outcome = await attempt(() => engine.run(input as never, options as never, host))
    if (!outcome.ok) return { message: outcome.message, ...(outcome.detail !== undefined && { detail: outcome.detail }) }
    const note = engine.note?.(outcome.result)
    return { printed: engine.print(outcome.result), result: JSON.stringify(outcome.result), ...(note !== undefined && { note }) }
  } catch (error) {
    return { defect: error instanceof Error ? error.name : 'not an error' }
  }
}

export async function runCases(id: string, count: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const each of allCases(count).get(id) ?? []) outcomes.push(await runCase(id, each))
  return outcomes
}

/** Runs the cases of a tool again and compares them with what Node wrote down. */
export async function compareWithNode(id: string, count: number): Promise<{ runs: number; mismatches: Mismatch[] }> {
  const response = await fetch(`/expected/${id}.json`)
  const expected = (await response.json()) as Outcome[]
  const cases = allCases(count).get(id) ?? []
  const outcomes = await runCases(id, count)
  const mismatches = outcomes.flatMap((here, index): Mismatch[] => {
    const node = expected[index] ?? {}
    return JSON.stringify(here) === JSON.stringify(node) ? [] : [{ id, case: cases[index] as EngineCase, here, node }]
  })
  return { runs: outcomes.length, mismatches }
}
