#!/usr/bin/env node
import { nameStep } from '#core/recipe/recipe.ts'
import { splitByteOrderMark } from '#core/text/byte-order-mark.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import type { Chunk } from '#run/result-stream.ts'
import { loadSteps } from '#run/run-recipe.ts'
import { tools } from '#tools/registry.ts'
import { readArguments, standardInput, type RecipeCall, type Request } from './arguments.ts'
import { commandHelp, generalHelp, toolHelp } from './help.ts'
import { ProgressLine } from './progress-line.ts'
import { decodeUtf8, readAll, readFiles, totalSize } from './read-input.ts'
import { readRecipe } from './read-recipe.ts'
import { runFiles } from './run-files.ts'
import type { CommandStep, RunEnvironment } from './run-engine.ts'
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

const version = import.meta.env.VERSION ?? 'unknown'

function reportWrongUsage(message: string, about?: string) {
  const command = ['textwright', ...(about === undefined ? [] : [about]), '--help'].join(' ')
  process.stderr.write(`${message}\nTry “${command}” for more information.\n`)
  process.exitCode = exitCodes.wrongUsage
}

/** Runs an engine or a recipe on the files. `work` returns whether there were results for all of them. */
async function run(files: readonly string[], work: (environment: RunEnvironment) => Promise<boolean>) {
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
      report: (message) => {
        progressLine?.end()
        process.stderr.write(`${message}\n`)
      },
    }),
  )
  progressLine?.end()
  if (!outcome.ok) reportInputError(outcome)
  else if (!outcome.result) process.exitCode = exitCodes.inputError
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
    reportWrongUsage(checked.message, 'run')
    return
  }
  const { steps, files } = checked
  const loaded = (await loadSteps(steps)) as [CommandStep, ...CommandStep[]]
  const job = { steps: loaded, files, call, nameStep: (index: number) => nameStep(steps, index) }
  await run(files, (environment) => runFiles(job, environment))
}

async function runToolRequest({ tool, call }: Extract<Request, { kind: 'run' }>) {
  const engine = await loadEngine(tool.id)
  await run(call.files.flat(), (environment) => runTool(tool, engine, call, environment))
}

async function helpAbout({ about }: Extract<Request, { kind: 'help' }>): Promise<string> {
  if (about === undefined) return generalHelp(tools)
  return typeof about === 'string' ? commandHelp(about, tools) : toolHelp(about, await loadEngine(about.id))
}

async function writeManual() {
  const { writeManPage } = await import('./man-page.ts')
  const engines = await Promise.all(tools.map(async ({ id }) => [id, await loadEngine(id)] as const))
  await write(writeManPage({ version, tools, engines: new Map(engines) }))
}

async function serveAgents(folders: readonly string[]) {
  // Only this command needs the Model Context Protocol.
  const { serve } = await import('./mcp/serve.ts')
  const outcome = await attempt(() => serve(folders, { version, engineThread }))
  if (!outcome.ok) reportInputError(outcome)
}

const request = readArguments(process.argv.slice(2), tools)
switch (request.kind) {
  case 'help':
    await write(await helpAbout(request))
    break
  case 'version':
    await write(`${version}\n`)
    break
  case 'wrong-usage':
    reportWrongUsage(request.message, request.about)
    break
  case 'run':
    await runToolRequest(request)
    break
  case 'run-recipe':
    await runRecipe(request.call)
    break
  case 'completion': {
    const { writeCompletion } = await import('./completion.ts')
    await write(writeCompletion(request.shell, tools))
    break
  }
  case 'man':
    await writeManual()
    break
  case 'mcp':
    await serveAgents(request.folders)
    break
}
