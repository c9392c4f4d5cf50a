import { checkOptions } from '#core/tool/check-options.ts'
import { InputError } from '#core/tool/input-error.ts'
import { didYouMean } from '#core/nearest-word.ts'
import type { PublicValues } from '#core/tool/options.ts'
import type { AnyEngine, Engine, EngineContext } from '#core/tool/engine-interface.ts'
import type { Input, Inputs, InputValues, Tool } from '#core/tool/manifest.ts'
import { createBaseContext } from '#run/base-context.ts'
import { setMarkAside } from '#run/byte-order-mark.ts'
import { contextOf, type RunSettings } from './run-settings.ts'

/** Without options, `{}` would accept any object. */
type SomeOptions<T extends Tool> = keyof PublicValues<T['options']> extends never
  ? Readonly<Record<string, never>>
  : { readonly [K in keyof PublicValues<T['options']>]?: PublicValues<T['options']>[K] | undefined }

/** A tool whose option `mode` decides which fields its result has. The result says its mode. */
type ModalFunction<T extends Tool, Result extends { readonly mode: string }> = <
  Mode extends Result['mode'] = T['options']['mode']['initial'] & Result['mode'],
>(
  input: InputValues<T['inputs']>,
  options?: SomeOptions<T> & { readonly mode?: Mode | undefined },
  settings?: RunSettings,
) => Promise<Extract<Result, { readonly mode: Mode }>>

/** Runs a tool. Rejects with an `InputError` if a text or an option is wrong. */
export type ToolFunction<E> =
  E extends Engine<infer T, infer Result>
    ? [Result] extends [{ readonly mode: string }]
      ? ModalFunction<T, Result>
      : (input: InputValues<T['inputs']>, options?: SomeOptions<T>, settings?: RunSettings) => Promise<Result>
    : never

type Hashing = Pick<EngineContext, 'digest' | 'hasher'>

function rejectHashing(): never {
  throw new Error('A tool that hashes must set needsWebAssembly in its manifest')
}

/** Makes a function of a tool. Only tools that hash get `hashing`, because it brings a library along. */
export function toolFunction<E extends AnyEngine>(
  tool: Tool,
  engine: E,
  hashing: Hashing = { digest: rejectHashing, hasher: rejectHashing },
): ToolFunction<E> {
  const run = async (
    input: unknown,
    options: Readonly<Record<string, unknown>> = {},
    settings: RunSettings = {},
  ): Promise<unknown> => {
    const context = { ...createBaseContext(), ...hashing, ...contextOf(settings) }
    return await engine.run(checkInput(tool, input), checkOptions(tool.options, options), context)
  }
  return run as ToolFunction<E>
}

/** Checks the texts. Like on the command line, a byte order mark is not part of a text. */
function checkInput(tool: Tool, input: unknown): InputValues<Inputs> {
  const names = Object.keys(tool.inputs)
  if (typeof input !== 'object' || input === null) {
    throw new InputError(`Pass an object: { ${names.join(', ')} }.`)
  }
  const given = input as Readonly<Record<string, unknown>>
  const unknown = Object.keys(given).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new InputError(`Unknown input ${unknown}.${didYouMean(unknown, names)}`)
  const entries = Object.entries(tool.inputs).map(([name, { kind }]) => [
    name,
    setMarkAside(tool, checkValue(name, kind, given[name])).text,
  ])
  return Object.fromEntries(entries) as InputValues<Inputs>
}

function checkValue(name: string, kind: Input['kind'], value: unknown): string | Uint8Array {
  if (value === undefined) throw new InputError(`${name} is missing.`)
  if (typeof value === 'string' || (kind === 'bytes' && value instanceof Uint8Array)) return value
  throw new InputError(kind === 'bytes' ? `${name} takes text or bytes.` : `${name} takes text.`)
}
