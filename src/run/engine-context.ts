import type { EngineContext } from '#core/tool/engine-interface.ts'
import { createBaseContext } from './base-context.ts'
import { digest, hasher } from './hashing.ts'

/** Creates a context with the platform's random source, clock and hashes. */
export function createEngineContext(
  overrides: Partial<
    Pick<EngineContext, 'signal' | 'progress' | 'random' | 'hasher' | 'toBase64' | 'maxOutputLength'>
  > = {},
): EngineContext {
  return { ...createBaseContext(), digest, hasher, ...overrides }
}
