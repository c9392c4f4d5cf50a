import { InputError } from '#core/input-error.ts'
import { initialOptions, type OptionValues } from '#core/options.ts'
import type { Engine, EngineContext, InputValues, Tool } from '#core/tool.ts'
import { createEngineContext } from './engine-context.ts'
import { streamSample } from './sample-stream.ts'

/** For tests: returns functions that run an engine on a text. Options that are not given have their initial values. */
export function sampleRuns<T extends Tool, Result>(tool: T, engine: Engine<T, Result>) {
  type Options = OptionValues<T['options']>
  const complete = (options: Partial<Options>): Options => ({ ...initialOptions(tool.options), ...options }) as Options
  /** For engines that return their result at once, not as a promise. */
  const run = (
    text: string,
    options: Partial<Options> = {},
    progress: EngineContext['progress'] = () => undefined,
  ): Result => {
    const input = { text } as unknown as InputValues<T['inputs']>
    return engine.run(input, complete(options), createEngineContext({ progress })) as Result
  }
  const stream = (text: string | Uint8Array, options: Partial<Options> = {}, lengths?: readonly number[]) =>
    streamSample<Result>(engine, complete(options), text, lengths)
  return { run, stream }
}

/** For tests: returns the user's mistake that a function reports. */
export function inputErrorOf(work: () => unknown): InputError {
  try {
    work()
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('expected an InputError')
}
