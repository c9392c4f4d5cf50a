import { existsSync } from 'node:fs'
import { InputError } from '#core/tool/input-error.ts'
import type { AnyEngine } from '#core/tool/engine-interface.ts'
import type { Inputs, InputValues } from '#core/tool/manifest.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { standardInput } from './arguments.ts'
import type { ToolCall } from './call.ts'
import { coloringFor } from './color-result.ts'
import { formatOption, quote } from './format-option.ts'
import { withOutput } from './replace-file.ts'
import { readError, readFiles, readInput } from './read-input.ts'
import { runFiles } from './run-files.ts'
import { runEngine, type CommandStep, type RunEnvironment } from './run-engine.ts'
import { toJson, writeText } from './write-result.ts'

/**
 * Reads the inputs, runs the engine and writes the results. Returns whether there were results for all files. Throws an
 * `InputError` for any other mistake of the user.
 */
export async function runTool(
  tool: RegisteredTool,
  engine: AnyEngine,
  call: ToolCall,
  runEnvironment: RunEnvironment,
): Promise<boolean> {
  const { files } = call
  const environment = { ...runEnvironment, color: coloringFor(tool, call, runEnvironment.hasColors) }
  const step: CommandStep = { tool, engine, options: call.options, isOn: true, index: 0 }
  if (Object.keys(tool.inputs).length > 1) {
    return withOutput(call.output, files, environment, (output) => runOnInputs(step, call, output))
  }
  const job = { steps: [step], files, call } as const
  checkTypedText(tool, call)
  return runFiles(job, environment)
}

/** Runs a tool that reads one file for each of its inputs. Returns whether they match, if the user asked for that. */
async function runOnInputs(step: CommandStep, call: ToolCall, environment: RunEnvironment): Promise<boolean> {
  const input: Record<string, string | Uint8Array> = {}
  const readOptions = { encoding: call.encoding, stdin: environment.stdin, report: environment.report }
  for (const [index, [name, { kind }]] of Object.entries(step.tool.inputs).entries()) {
    input[name] = await readInput(readFiles(call.files.slice(index, index + 1), kind, readOptions), kind)
  }
  // Each input has the kind from its manifest, which the type `Inputs` cannot express.
  const result = await runEngine(step, input as InputValues<Inputs>, call.seed, environment)
  const printed = call.json ? toJson(result) : step.engine.print(result, call.files)
  await writeText([environment.color?.(printed) ?? printed], environment.write)
  const note = call.json ? undefined : step.engine.note?.(result)
  if (note !== undefined) environment.report(note)
  return !(call.exitCode && step.engine.hasNoMatch?.(result, step.options))
}

/** If the only operand is no file but may be text, the error says how to pass it. */
function checkTypedText({ id }: RegisteredTool, { files, typedOptions, inPlace }: ToolCall): void {
  const [file = ''] = files
  if (files.length !== 1 || inPlace !== undefined || file === standardInput) return
  if (!/^[^./\\]+$/.test(file) || existsSync(file)) return
  const options = Object.entries(typedOptions).map(([name, value]) => formatOption(name, value))
  const command = ['textwright', id, ...options].join(' ')
  const { message } = readError(file, { code: 'ENOENT' })
  throw new InputError(message, `To use it as text: printf %s ${quote(file)} | ${command}`)
}
