import { fileChunks, limitChunkLength, joinBytes } from '#core/long-text/byte-chunks.ts'
import { splitResult, withChunks } from '#core/long-text/chunked-result.ts'
import { documentTooLarge } from '#core/long-text/size-limits.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import { encodingName, toUtf8 } from '#core/long-text/encoding.ts'
import { timeLimitOf } from '#core/tool/manifest.ts'
import { attempt } from './attempt.ts'
import { streamWithoutMark } from './byte-order-mark.ts'
import { loadEngine } from './engines.ts'
import { isDocumentFile } from './is-document-file.ts'
import { isFailedImport } from './failed-import.ts'
import { createEngineContext } from './engine-context.ts'
import type { Numbered, WorkerRequest, WorkerResponse, WorkRequest } from './messages.ts'
import { drain, OutputFile } from './output-file.ts'
import { type LoadedStep, loadSteps, runRecipe } from './run-recipe.ts'
import { reportStep } from './step-report.ts'

type RunRequest = Extract<WorkRequest, { kind: 'run' }>
type FileRequest = Extract<WorkRequest, { kind: 'file' }>
type RecipeRequest = Extract<WorkRequest, { kind: 'recipe' }>
type ConvertRequest = Extract<WorkRequest, { kind: 'convert' }>
type ZipRequest = Extract<WorkRequest, { kind: 'zip' }>

const progressInterval = 100

/** The inputs that have arrived for the newest run. */
let received = { run: 0, chunks: new Map<string, (string | Uint8Array)[]>() }

function discardInputs(run: number) {
  received = { run, chunks: new Map() }
}

function respond(run: number, message: WorkerResponse) {
  self.postMessage({ run, message } satisfies Numbered<WorkerResponse>)
}

function joinChunks(chunks: readonly (string | Uint8Array)[]): string | Uint8Array {
  const bytes = chunks.filter((chunk) => typeof chunk !== 'string')
  return bytes.length === 0 ? chunks.join('') : joinBytes(bytes)
}

function throttledProgress(run: number, size?: number) {
  const startTime = performance.now()
  let last = 0
  return (done: number, total = size) => {
    const now = performance.now()
    if (now - last < progressInterval) return
    last = now
    respond(run, { kind: 'progress', done, elapsed: now - startTime, ...(total !== undefined && { total }) })
  }
}

function takeInputs(run: number): Record<string, string | Uint8Array> {
  const inputs = Object.fromEntries([...received.chunks].map(([name, chunks]) => [name, joinChunks(chunks)]))
  discardInputs(run)
  return inputs
}

async function runEngine(run: number, { id, options, timeLimit }: RunRequest) {
  const input = takeInputs(run)
  const engine = await loadEngine(id)
  const context = createEngineContext({ progress: throttledProgress(run) })
  // The time limit starts here, so that it does not include loading the engine.
  respond(run, { kind: 'started', timeLimit })
  // The page checks the types of inputs and options before it sends them.
  const outcome = await attempt(() => engine.run(input as never, options as never, context))
  respondWith(run, outcome)
}

function respondWith(run: number, outcome: Outcome<unknown>) {
  if (!outcome.ok) {
    respond(run, { kind: 'finished', outcome })
    return
  }
  const { chunks, rest } = splitResult(outcome.result)
  for (const chunk of chunks) respond(run, { kind: 'output', chunk })
  respond(run, { kind: 'finished', outcome: { ok: true, result: rest } })
}

/** Browsers read files in megabyte chunks. Strings of that size stay in memory for seconds and add up. */
const chunkLength = 2 ** 16

function describeInvalid(encoding: string, isMarked: boolean): string {
  return `Some bytes in this file are not valid ${encodingName(encoding)}.${isMarked ? '' : ' Choose another encoding.'}`
}

async function runFile(run: number, { id, options, file, tool, encoding, timeLimit }: FileRequest) {
  const engine = await loadEngine(id)
  const context = createEngineContext({ progress: throttledProgress(run, file.size) })
  respond(run, { kind: 'started', timeLimit })
  const outcome = await attempt(async () => {
    const bytes = limitChunkLength(fileChunks(file), chunkLength)
    const isText = Object.values(tool.inputs)[0]?.kind === 'text'
    // Only files that are too large for a text area are streamed.
    if (isText && (await isDocumentFile(file))) throw documentTooLarge('This document')
    const input = isText ? toUtf8(bytes, { encoding, describeInvalid }) : bytes
    const output = new OutputFile()
    const result = await drain(
      streamWithoutMark(tool, input, (text) => engine.stream?.(text, options, context)),
      output,
    )
    const blob = await output.finish()
    return { result, ...(blob && { output: blob }) }
  })
  respond(run, { kind: 'finished', outcome })
}

async function readRecipeFile([first]: readonly LoadedStep[], file: File) {
  const { readWholeFile } = await import('./convert-file.ts')
  const [input] = Object.values(first?.tool.inputs ?? {})
  return readWholeFile(file, input?.kind ?? 'text')
}

async function runSteps(run: number, { steps, file }: RecipeRequest) {
  const { text = '' } = takeInputs(run)
  const loaded = await loadSteps(steps)
  const outcome = await attempt(async () => {
    const input = file ? await readRecipeFile(loaded, file) : text
    let output: readonly string[] = []
    const results = runRecipe(loaded, input, ({ tool, options, engine }, value) => {
      respond(run, { kind: 'started', timeLimit: timeLimitOf(tool, options) })
      return engine.run(value, options, createEngineContext({ progress: throttledProgress(run) }))
    })
    for await (const result of results) {
      output = result.chunks
      respond(run, { kind: 'step', report: reportStep(result) })
    }
    return withChunks({}, output)
  })
  respondWith(run, outcome)
}

async function convert(run: number, job: ConvertRequest) {
  const [engine, { convertFile }] = await Promise.all([loadEngine(job.id), import('./convert-file.ts')])
  const context = createEngineContext({ progress: throttledProgress(run, job.file.size) })
  const onStart = () => respond(run, { kind: 'started', timeLimit: job.timeLimit })
  const outcome = await attempt(() => convertFile(engine, job, { context, onStart }))
  respond(run, { kind: 'finished', outcome })
}

async function zip(run: number, { entries }: ZipRequest) {
  const { zipFiles } = await import('./zip-files.ts')
  const outcome = await attempt(() => zipFiles(entries, throttledProgress(run)))
  respond(run, { kind: 'finished', outcome })
}

function work(run: number, request: WorkRequest): Promise<void> {
  switch (request.kind) {
    case 'run':
      return runEngine(run, request)
    case 'file':
      return runFile(run, request)
    case 'recipe':
      return runSteps(run, request)
    case 'convert':
      return convert(run, request)
    case 'zip':
      return zip(run, request)
  }
}

self.addEventListener('message', ({ data: { run, message: request } }: MessageEvent<Numbered<WorkerRequest>>) => {
  if (request.kind === 'load') {
    // A failure is reported by the run that needs the engine.
    void loadEngine(request.id).catch(() => undefined)
    return
  }
  if (request.kind === 'attempt') {
    void import('./attempt-to-send.ts').then(({ attemptToSend }) =>
      attemptToSend(request.address, {
        onRefused: (refusal) => respond(run, { kind: 'refused', ...refusal }),
        onAllowed: () => respond(run, { kind: 'allowed' }),
      }),
    )
    return
  }
  if (received.run !== run) discardInputs(run)
  switch (request.kind) {
    case 'input': {
      const chunks = received.chunks.get(request.name) ?? []
      chunks.push(request.chunk)
      received.chunks.set(request.name, chunks)
      return
    }
    case 'discard':
      discardInputs(run)
      return
    default:
      work(run, request).catch((error: unknown) =>
        respond(run, { kind: isFailedImport(error) ? 'unavailable' : 'crashed', reason: String(error) }),
      )
  }
})
