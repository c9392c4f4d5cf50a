import { checkOptions } from '#core/tool/check-options.ts'
import { seededRandom, seedOption } from '#core/random/seeded-random.ts'
import type { EngineContext } from '#core/tool/engine-interface.ts'

export interface RunSettings {
  /** The same seed gives the same result. For tools with random results, but never for real passwords. */
  readonly seed?: number | undefined
}

/** Returns the parts of a context that a caller can set. Throws an `InputError` for an unknown setting or a wrong value. */
export function contextOf(settings: RunSettings): Partial<Pick<EngineContext, 'random'>> {
  checkOptions({ seed: seedOption }, settings, 'setting')
  return settings.seed === undefined ? {} : { random: seededRandom(settings.seed) }
}
