import { bytesOf, type ByteChunks } from '#core/byte-chunks.ts'
import { InputError, isInputError } from '#core/input-error.ts'
import { isRawResult } from '#core/tool.ts'
import { attempt } from '#run/attempt.ts'
import { runRecipe } from '#run/run-recipe.ts'
import { formatOption } from './format-option.ts'
import { createCommandContext, runEngine, type CommandStep, type RunEnvironment } from './run-engine.ts'

/** In bytes or UTF-16 code units. Each attempt takes as long as the run itself. */
const maxLength = 2 ** 24

/** Adds to a user's mistake the options with which the same text has a result: “Add --lines to …”. */
export async function withRemedy(
  error: unknown,
  step: CommandStep,
  text: string | Uint8Array,
  environment: Pick<RunEnvironment, 'runWithTimeLimit'>,
): Promise<unknown> {
  if (!isInputError(error) || text.length > maxLength) return error
  for (const { options, purpose } of step.tool.remedies ?? []) {
    const changed = { ...step, options: { ...step.options, ...(options as CommandStep['options']) } }
    const outcome = await attempt(() => tryStep(changed, text, environment))
    if (!outcome.ok) continue
    const flags = Object.entries(options).map(([name, value]) => formatOption(name, value as string | boolean))
    return new InputError(
      error.message,
      [error.detail ?? [], `Add ${flags.join(' ')} to ${purpose}.`].flat().join('\n'),
    )
  }
  return error
}

async function tryStep(
  step: CommandStep,
  text: string | Uint8Array,
  environment: Pick<RunEnvironment, 'runWithTimeLimit'>,
): Promise<void> {
  const { tool, engine, options } = step
  if (isRawResult(tool, options)) {
    const stream = engine.stream?.(chunkOf(text), options, createCommandContext(undefined))
    while ((await stream?.next())?.done === false);
    return
  }
  const results = runRecipe([step], text, (changed, input) => runEngine(changed, input, undefined, environment))
  while ((await results.next()).done === false);
}

async function* chunkOf(text: string | Uint8Array): ByteChunks {
  yield await Promise.resolve(bytesOf(text))
}
