import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyEngine } from '#core/tool/engine-interface.ts'
import type { RegisteredTool } from '#tools/manifests.ts'
import { readToolArguments } from '#cli/arguments.ts'
import type { EngineJob } from '#cli/run-engine.ts'
import { runTool } from '#cli/tool-command.ts'

/** Creates a temporary folder with two files, for tests. */
export function createSampleFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tool-command-'))
  const small = join(folder, 'small.txt')
  const large = join(folder, 'large.txt')
  writeFileSync(small, 'abc\n')
  writeFileSync(large, `\ufeff${'abc\n'.repeat(3)}`)
  return { folder, small, large }
}

export const upper: AnyEngine = {
  run: ({ text }) => (text ?? '').toUpperCase(),
  print: (result) => result as string,
}

export const streaming: AnyEngine = {
  ...upper,
  async *stream(chunks) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      yield new TextDecoder('utf-8', { ignoreBOM: true }).decode(chunk).toUpperCase()
    }
    return `streamed ${String(bytes)}`
  },
}

/** Runs a tool with the given arguments, and returns what it wrote and reported. */
export async function run(tool: RegisteredTool, engine: AnyEngine, args: readonly string[]) {
  const request = readToolArguments(tool, args)
  if (request.kind !== 'run') throw new Error(`not a run: ${request.kind}`)
  let output = ''
  const jobs: [number, EngineJob][] = []
  const streams: [number, EngineJob][] = []
  const steps: number[] = []
  const reports: string[] = []
  const isDone = await runTool(tool, engine, request.call, {
    write: (chunk) => {
      output += typeof chunk === 'string' ? chunk : new TextDecoder('utf-8', { ignoreBOM: true }).decode(chunk)
      return Promise.resolve()
    },
    runWithTimeLimit: (timeLimit, job) => {
      jobs.push([timeLimit, job])
      return Promise.resolve('from the thread')
    },
    async *streamWithTimeLimit(timeLimit, job, chunks) {
      streams.push([timeLimit, job])
      for await (const chunk of chunks) yield chunk
      return 'from the thread'
    },
    streamSize: 8,
    progress: (done) => {
      steps.push(done)
    },
    report: (message) => {
      reports.push(message)
    },
  })
  return { output, reports, jobs, streams, steps, isDone }
}
