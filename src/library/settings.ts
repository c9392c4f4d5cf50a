import { InputError } from '#core/input-error.ts'
import { maxSeed, seededRandom } from '#core/seeded-random.ts'
import type { EngineContext } from '#core/tool.ts'

export interface RunSettings {
  /** The same seed gives the same result. For tools with random results, but never for real passwords. */
  readonly seed?: number | undefined
}

/** Returns the parts of a context that a caller can set. */
export function contextOf({ seed }: RunSettings): Partial<Pick<EngineContext, 'random'>> {
  if (seed === undefined) return {}
  if (Number.isInteger(seed) && seed >= 0 && seed <= maxSeed) return { random: seededRandom(seed) }
  throw new InputError(`seed takes a whole number from 0 to ${String(maxSeed)}.`)
}
