import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import { wholeLines } from '#core/long-text/text-stream.ts'
import type { AnyEngine } from '#core/tool/engine-interface.ts'
import { isLineByLine, timeLimitOf, type Tool } from '#core/tool/manifest.ts'
import type { LoadedStep } from './run-recipe.ts'

type LineTool = LoadedStep['tool'] & Pick<Tool, 'lineByLine' | 'timeLimit' | 'timeLimitWhen'>

/** Adds a `stream` to the engine of a step in which each line has its own result: it runs on some lines at a time. */
export function withLineStream<T extends LineTool>(step: LoadedStep<T>): LoadedStep<T> {
  const { engine, tool, options } = step
  const [name, ...others] = Object.keys(tool.inputs)
  if (engine.stream || name === undefined || others.length > 0) return step
  if (!isLineByLine(tool, options) || timeLimitOf(tool, options) !== undefined) return step
  return { ...step, engine: { ...engine, stream: streamLines(engine, name) } }
}

function streamLines(engine: AnyEngine, name: string): NonNullable<AnyEngine['stream']> {
  return async function* (chunks, options, context) {
    for await (const { text } of wholeLines(chunks, context)) {
      if (text === '') continue
      const result = await engine.run({ [name]: text }, options, context)
      yield* chunkedResultOf(result)?.chunks ?? [engine.print(result)]
    }
    return { text: '' }
  }
}
