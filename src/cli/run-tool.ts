import { splitByteOrderMark } from '#core/text/byte-order-mark.ts'
import type { AnyEngine, Inputs, InputValues } from '#core/tool.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import type { ToolCall } from './arguments.ts'
import { readFiles, readInput } from './read-input.ts'
import { runEngine, runSteps, type CommandStep, type RunEnvironment } from './run-steps.ts'
import { toJson, writeText } from './write-result.ts'

/**
 * Reads the inputs, runs the engine and writes the result. Returns the engine's note about it, if any. Throws an
 * `InputError` for a user's mistake.
 */
export async function runTool(
  tool: RegisteredTool,
  engine: AnyEngine,
  call: ToolCall,
  environment: RunEnvironment,
): Promise<string | undefined> {
  const step: CommandStep = { tool, engine, options: call.options, isOn: true, index: 0 }
  const inputs = Object.entries(tool.inputs)
  if (inputs.length <= 1) {
    const [noted] = await runSteps([step], { ...call, files: call.files[0] ?? [] }, environment)
    return noted?.note
  }

  const input: Record<string, string | Uint8Array> = {}
  for (const [index, [name, { kind }]] of inputs.entries()) {
    const value = await readInput(readFiles(call.files[index] ?? [], kind, call), kind)
    input[name] = typeof value === 'string' ? splitByteOrderMark(value).text : value
  }
  // Each input has the kind from its manifest, which the type `Inputs` cannot express.
  const result = await runEngine(step, input as InputValues<Inputs>, call.seed, environment)
  await writeText([call.json ? toJson(result) : engine.print(result)], environment.write)
  return call.json ? undefined : engine.note?.(result)
}
