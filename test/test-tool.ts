import { InputError } from '#core/tool/input-error.ts'
import { initialOptions, type OptionValues } from '#core/tool/options.ts'
import type { Engine, EngineContext } from '#core/tool/engine-interface.ts'
import type { InputValues, Tool } from '#core/tool/manifest.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { streamSample } from './sample-stream.ts'

/** For tests: returns functions that run a tool’s engine. Options that are not given have their initial values. */
export function testTool<T extends Tool, Result>(tool: T, engine: Engine<T, Result>) {
  type Options = OptionValues<T['options']>
  const complete = (options: Partial<Options>): Options => ({ ...initialOptions(tool.options), ...options }) as Options
  /** The input is the tool’s only text, or all of its inputs. */
  const start = (
    input: string | InputValues<T['inputs']>,
    options: Partial<Options> = {},
    progress: EngineContext['progress'] = () => undefined,
  ) => {
    const inputs = (typeof input === 'string' ? { text: input } : input) as InputValues<T['inputs']>
    return engine.run(inputs, complete(options), createEngineContext({ progress }))
  }
  const runAsync = async (...given: Parameters<typeof start>): Promise<Result> => start(...given)
  /** For engines that return their result at once, not as a promise. */
  const run = (...given: Parameters<typeof start>) => start(...given) as Result
  const stream = (text: string | Uint8Array, options: Partial<Options> = {}, lengths?: readonly number[]) =>
    streamSample<Result>(engine, complete(options), text, lengths)
  return { run, runAsync, stream }
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
