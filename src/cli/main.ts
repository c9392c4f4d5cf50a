#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { InputError } from '#core/input-error.ts'
import { nameStep } from '#core/recipe/recipe.ts'
import { splitByteOrderMark } from '#core/text/byte-order-mark.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import type { Chunk } from '#run/result-stream.ts'
import { loadSteps, StepError } from '#run/run-recipe.ts'
import { tools } from '#tools/registry.ts'
import { readArguments, standardInput, type HelpSubject, type RecipeCall, type Request } from './arguments.ts'
import { generalHelp, recipeHelp, toolHelp } from './help.ts'
import { mcpHelp } from './mcp/mcp-arguments.ts'
import { ProgressLine } from './progress-line.ts'
import { decodeUtf8, readAll, readFiles, totalSize } from './read-input.ts'
import { readRecipe } from './read-recipe.ts'
import { runSteps, type CommandStep, type RunEnvironment } from './run-steps.ts'
import { runTool } from './run-tool.ts'
import { runWithTimeLimit, streamWithTimeLimit } from './run-with-time-limit.ts'

const exitCodes = { inputError: 1, wrongUsage: 2 }

const streamSize = 64 * 2 ** 20

// Resolved here, because this file is built into the same folder as the thread. Shared chunks may be elsewhere.
const engineThread = new URL('./engine-thread.js', import.meta.url)

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` has closed the pipe.
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`Can’t write the result: ${error.message}\n`)
  process.exit(exitCodes.inputError)
})

function write(chunk: Chunk): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(chunk, (error) => {
      if (!error) resolve()
    })
  })
}

function readVersion(): string {
  const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(file) as { version: string }).version
}

function reportWrongUsage(message: string, help: string) {
  process.stderr.write(`${message}\n\n${help}`)
  process.exitCode = exitCodes.wrongUsage
}

/** Runs an engine or a recipe on the files and prints the notes that `work` returns. */
async function run(files: readonly string[], work: (environment: RunEnvironment) => Promise<readonly string[]>) {
  if (files.includes(standardInput) && process.stdin.isTTY) {
    process.stderr.write('Reading from the keyboard. Press Ctrl+D on an empty line to finish.\n')
  }
  const progressLine = process.stderr.isTTY
    ? new ProgressLine((text) => process.stderr.write(text), totalSize(files))
    : undefined
  // Runs even when a reader closes the pipe and the process exits early.
  process.once('exit', () => progressLine?.end())
  const outcome = await attempt(() =>
    work({
      write: (chunk) => {
        // In a terminal, the progress line would overwrite the result.
        if (process.stdout.isTTY) progressLine?.end()
        return write(chunk)
      },
      runWithTimeLimit: (timeLimit, job) => runWithTimeLimit(timeLimit, job, engineThread),
      streamWithTimeLimit: (timeLimit, job, chunks) => streamWithTimeLimit(timeLimit, job, chunks, engineThread),
      streamSize,
      progress: (done) => progressLine?.show(done),
    }),
  )
  progressLine?.end()
  if (outcome.ok) for (const note of outcome.result) process.stderr.write(`${note}\n`)
  else reportInputError(outcome)
}

function reportInputError({ message, detail }: { readonly message: string; readonly detail?: string }) {
  process.stderr.write(detail === undefined ? `${message}\n` : `${message}\n${detail}\n`)
  process.exitCode = exitCodes.inputError
}

async function readRecipeFile(file: string): Promise<string> {
  return splitByteOrderMark(decodeUtf8(await readAll(readFiles([file], 'text')))).text
}

async function runRecipe(call: RecipeCall) {
  const { recipe } = call
  const notation = await attempt(async () => ('notation' in recipe ? recipe.notation : readRecipeFile(recipe.file)))
  if (!notation.ok) {
    reportInputError(notation)
    return
  }
  const checked = readRecipe(notation.result, call, tools)
  if (!checked.ok) {
    process.stderr.write(`${checked.message}\n`)
    process.exitCode = exitCodes.wrongUsage
    return
  }
  const { steps, files } = checked
  const loaded = (await loadSteps(steps)) as [CommandStep, ...CommandStep[]]
  await run(files, async (environment) => {
    try {
      const noted = await runSteps(loaded, { ...call, files }, environment)
      return noted.map(({ index, note = '' }) => nameStep(steps, index) + note)
    } catch (error) {
      if (!(error instanceof StepError)) throw error
      throw new InputError(nameStep(steps, error.index) + error.message, error.detail)
    }
  })
}

async function runToolRequest({ tool, call }: Extract<Request, { kind: 'run' }>) {
  const engine = await loadEngine(tool.id)
  await run(call.files.flat(), async (environment) => {
    const note = await runTool(tool, engine, call, environment)
    return note === undefined ? [] : [note]
  })
}

async function serveAgents(folders: readonly string[]) {
  // Only this command needs the Model Context Protocol.
  const { serve } = await import('./mcp/serve.ts')
  const outcome = await attempt(() => serve(folders, { version: readVersion(), engineThread }))
  if (!outcome.ok) reportInputError(outcome)
}

function helpAbout(subject: HelpSubject | undefined): string {
  if (subject === undefined) return generalHelp(tools)
  if (subject === 'mcp') return mcpHelp
  return subject === 'recipe' ? recipeHelp(tools) : toolHelp(subject)
}

const request = readArguments(process.argv.slice(2), tools)
switch (request.kind) {
  case 'help':
    await write(generalHelp(tools))
    break
  case 'version':
    await write(`${readVersion()}\n`)
    break
  case 'tool-help':
    await write(toolHelp(request.tool))
    break
  case 'wrong-usage':
    reportWrongUsage(request.message, helpAbout(request.about))
    break
  case 'run':
    await runToolRequest(request)
    break
  case 'recipe-help':
    await write(recipeHelp(tools))
    break
  case 'run-recipe':
    await runRecipe(request.call)
    break
  case 'mcp-help':
    await write(mcpHelp)
    break
  case 'mcp':
    await serveAgents(request.folders)
    break
}
