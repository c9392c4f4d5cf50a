import type { AnyEngine } from '#core/tool/engine-interface.ts'
import { createEngineContext } from '#run/engine-context.ts'

/**
 * For tests: runs an engine on a stream. The chunk lengths are taken from the list, which is repeated as often as needed.
 * What the engine yields is in the `text` of the result.
 */
export async function streamSample<Result>(
  engine: AnyEngine,
  options: Parameters<NonNullable<AnyEngine['stream']>>[1],
  text: string | Uint8Array,
  lengths: readonly number[] = [1],
): Promise<Result> {
  const stream = engine.stream?.(cut(text, lengths), options, createEngineContext())
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let written = ''
  for (;;) {
    const step = await stream?.next()
    if (step?.done !== false) {
      const result = step?.value as object
      return ('text' in result ? { ...result, text: written } : result) as Result
    }
    written += typeof step.value === 'string' ? step.value : decoder.decode(step.value, { stream: true })
  }
}

async function* cut(text: string | Uint8Array, lengths: readonly number[]) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let start = 0, index = 0; start < bytes.length; index++) {
    const end = start + (lengths[index % lengths.length] ?? 1)
    yield await Promise.resolve(bytes.subarray(start, end))
    start = end
  }
}
