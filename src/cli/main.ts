#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { tools, type RegisteredTool } from '#tools/registry.ts'
import { readArguments, standardInput, type ToolCall } from './arguments.ts'
import { generalHelp, toolHelp } from './help.ts'
import { ProgressLine } from './progress-line.ts'
import { totalSize } from './read-input.ts'
import { runTool } from './run-tool.ts'
import { runWithTimeLimit, streamWithTimeLimit } from './run-with-time-limit.ts'
import type { Chunk } from './write-result.ts'

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

async function run(tool: RegisteredTool, call: ToolCall) {
  if (call.files.flat().includes(standardInput) && process.stdin.isTTY) {
    process.stderr.write('Reading from the keyboard. Press Ctrl+D on an empty line to finish.\n')
  }
  const engine = await loadEngine(tool.id)
  const progressLine = process.stderr.isTTY
    ? new ProgressLine((text) => process.stderr.write(text), totalSize(call.files.flat()))
    : undefined
  // Runs even when a reader closes the pipe and the process exits early.
  process.once('exit', () => progressLine?.end())
  const outcome = await attempt(() =>
    runTool(tool, engine, call, {
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
  if (outcome.ok) {
    if (outcome.result !== undefined) process.stderr.write(`${outcome.result}\n`)
    return
  }
  const { message, detail } = outcome
  process.stderr.write(detail === undefined ? `${message}\n` : `${message}\n${detail}\n`)
  process.exitCode = exitCodes.inputError
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
    reportWrongUsage(request.message, request.tool ? toolHelp(request.tool) : generalHelp(tools))
    break
  case 'run':
    await run(request.tool, request.call)
    break
}
