import { nameStep } from '#core/recipe/recipe.ts'
import { splitByteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import { escapeControlsInLines } from '#core/text/control-characters.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import type { Chunk } from '#run/result-stream.ts'
import { loadSteps } from '#run/run-recipe.ts'
import { tools } from '#tools/manifests.ts'
import { readArguments, standardInput, type Request } from './arguments.ts'
import type { McpCall, RecipeCall } from './call.ts'
import { commandHelp } from './command-help.ts'
import { checkDocuments } from './document-files.ts'
import { WrongUsage } from './command-options.ts'
import { generalHelp, toolHelp } from './help.ts'
import { allToolNames, readToolNames } from './mcp/tool-names.ts'
import { ProgressLine } from './progress-line.ts'
import { decodeUtf8, readAll, readFiles, totalSize } from './read-input.ts'
import { readRecipe } from './read-recipe.ts'
import { runFiles } from './run-files.ts'
import type { CommandStep, RunEnvironment } from './run-engine.ts'
import { runTool } from './tool-command.ts'
import { runWithTimeLimit, streamWithTimeLimit } from './run-with-time-limit.ts'

/** The streams of the process, and the script for engines that run in a thread. */
export interface CommandEnvironment {
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean }
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; hasColors?(): boolean }
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
  readonly engineThread: URL
}

const exitStatus = { success: 0, inputError: 1, wrongUsage: 2 } as const

type ExitStatus = (typeof exitStatus)[keyof typeof exitStatus]

const streamSize = 64 * 2 ** 20

const version = import.meta.env.VERSION ?? 'unknown'

/** Runs `textwright` with these arguments and returns its exit status. */
export async function runCommand(args: readonly string[], environment: CommandEnvironment): Promise<ExitStatus> {
  const request = readArguments(args, tools)
  switch (request.kind) {
    case 'wrong-usage':
      return reportWrongUsage(request, environment)
    case 'run':
      return runToolRequest(request, environment)
    case 'run-recipe':
      return runRecipe(request.call, environment)
    case 'mcp':
      return serveAgents(request.call, environment)
    default:
      await write(await textFor(request), environment)
      return exitStatus.success
  }
}

type TextRequest = Extract<Request, { kind: 'help' | 'version' | 'completion' | 'complete' }>

/** Returns the text that the user asked for. */
async function textFor(request: TextRequest): Promise<string> {
  switch (request.kind) {
    case 'version':
      return `${version}\n`
    case 'help': {
      const { about } = request
      if (about === undefined) return generalHelp(tools)
      return typeof about === 'string' ? commandHelp(about, tools) : toolHelp(about, await loadEngine(about.id))
    }
    case 'completion': {
      const { completionScripts } = await import('./completion.ts')
      return completionScripts[request.shell]
    }
    case 'complete': {
      const { completeWords } = await import('./completion.ts')
      return completeWords(request.words, tools)
        .map((offer) => `${offer}\n`)
        .join('')
    }
  }
}

async function runToolRequest(
  { tool, call }: Extract<Request, { kind: 'run' }>,
  environment: CommandEnvironment,
): Promise<ExitStatus> {
  const engine = await loadEngine(tool.id)
  const [input] = Object.values(tool.inputs)
  return catchWrongUsage(tool.id, environment, () => {
    checkDocuments(call.files, call, input?.kind)
    return run(call.files, environment, (own) => runTool(tool, engine, call, own))
  })
}

async function runRecipe(call: RecipeCall, environment: CommandEnvironment): Promise<ExitStatus> {
  const { recipe } = call
  const notation = await attempt(async () =>
    'notation' in recipe ? recipe.notation : readRecipeFile(recipe.file, environment),
  )
  if (!notation.ok) return reportInputError(notation, environment)
  const checked = readRecipe(notation.result, call, tools)
  if (!checked.ok) return reportWrongUsage({ message: checked.message, about: 'run' }, environment)
  const { steps, files } = checked
  const loaded = (await loadSteps(steps)) as [CommandStep, ...CommandStep[]]
  const job = { steps: loaded, files, call, nameStep: (index: number) => nameStep(steps, index) }
  const [input] = Object.values(loaded[0].tool.inputs)
  return catchWrongUsage('run', environment, () => {
    checkDocuments(files, call, input?.kind)
    return run(files, environment, (own) => runFiles(job, own))
  })
}

async function readRecipeFile(file: string, { stdin }: CommandEnvironment): Promise<string> {
  return splitByteOrderMark(decodeUtf8(await readAll(readFiles([file], 'text', { stdin })))).text
}

async function serveAgents(call: McpCall, environment: CommandEnvironment): Promise<ExitStatus> {
  return catchWrongUsage('mcp', environment, async () => {
    const toolNames = chooseTools(call)
    // Only this command needs the Model Context Protocol.
    const { serve } = await import('./mcp/serve.ts')
    const { engineThread } = environment
    const outcome = await attempt(() => serve({ ...call, toolNames }, { version, engineThread }))
    return outcome.ok ? exitStatus.success : reportInputError(outcome, environment)
  })
}

/** Hosts can set a variable more easily than they can change the arguments of a command that many of them share. */
function chooseTools({ toolList }: McpCall): readonly string[] {
  if (toolList !== undefined) return readToolNames(toolList, '--tools')
  const { TEXTWRIGHT_TOOLS: variable = '' } = process.env
  return variable === '' ? allToolNames : readToolNames(variable, 'TEXTWRIGHT_TOOLS')
}

/** Only what the files contain says that some options make no sense. */
async function catchWrongUsage(
  about: string,
  environment: CommandEnvironment,
  work: () => Promise<ExitStatus>,
): Promise<ExitStatus> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    return reportWrongUsage({ message: error.message, about }, environment)
  }
}

/** Runs an engine or a recipe on the files. `work` returns whether there were results for all of them. */
async function run(
  files: readonly string[],
  environment: CommandEnvironment,
  work: (environment: RunEnvironment) => Promise<boolean>,
): Promise<ExitStatus> {
  const { stdin, stdout, stderr, engineThread } = environment
  if (files.includes(standardInput) && stdin.isTTY) {
    stderr.write('Reading from the keyboard. Press Ctrl+D on an empty line to finish.\n')
  }
  const progressLine = stderr.isTTY ? new ProgressLine((text) => stderr.write(text), totalSize(files)) : undefined
  // Runs even when a reader closes the pipe and the process exits early.
  if (progressLine) process.once('exit', () => progressLine.end())
  const outcome = await attempt(() =>
    work({
      stdin,
      write: (chunk) => {
        // In a terminal, the progress line would overwrite the result.
        if (stdout.isTTY) progressLine?.end()
        return write(chunk, environment)
      },
      runWithTimeLimit: (timeLimit, job) => runWithTimeLimit(timeLimit, job, engineThread),
      streamWithTimeLimit: (timeLimit, job, chunks) => streamWithTimeLimit(timeLimit, job, chunks, engineThread),
      streamSize,
      // Node looks at NO_COLOR and the kind of terminal.
      hasColors: stdout.hasColors?.() === true,
      progress: (done) => progressLine?.show(done),
      report: (message) => {
        progressLine?.end()
        report(message, environment)
      },
    }),
  )
  progressLine?.end()
  if (!outcome.ok) return reportInputError(outcome, environment)
  return outcome.result ? exitStatus.success : exitStatus.inputError
}

function write(chunk: Chunk, { stdout }: CommandEnvironment): Promise<void> {
  return new Promise((resolve) => {
    // After an error, the process ends.
    stdout.write(chunk, (error) => {
      if (!error) resolve()
    })
  })
}

/** Messages can contain names and texts, which must not control the terminal. */
function report(message: string, { stderr }: Pick<CommandEnvironment, 'stderr'>): void {
  stderr.write(`${escapeControlsInLines(message)}\n`)
}

function reportWrongUsage(
  { message, about }: { readonly message: string; readonly about?: string },
  environment: CommandEnvironment,
): ExitStatus {
  const command = ['textwright', ...(about === undefined ? [] : [about]), '--help'].join(' ')
  report(`${message}\nTry “${command}” for more information.`, environment)
  return exitStatus.wrongUsage
}

function reportInputError(
  { message, detail }: { readonly message: string; readonly detail?: string },
  environment: CommandEnvironment,
): ExitStatus {
  report(detail === undefined ? message : `${message}\n${detail}`, environment)
  return exitStatus.inputError
}
