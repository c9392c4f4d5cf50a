import { chunksOf, inShortChunks, joinBytes } from '#core/byte-chunks.ts'
import { toUtf8 } from '#core/text/encoding.ts'
import { attempt } from './attempt.ts'
import { loadEngine } from './engines.ts'
import { createHost } from './host.ts'
import type { Order, Report } from './messages.ts'
import { OutputFile } from './output-file.ts'

const progressEvery = 100

const slices = new Map<string, (string | Uint8Array)[]>()

function report(message: Report) {
  self.postMessage(message)
}

function joinSlices(pieces: readonly (string | Uint8Array)[]): string | Uint8Array {
  const bytes = pieces.filter((piece) => typeof piece !== 'string')
  return bytes.length === 0 ? pieces.join('') : joinBytes(bytes)
}

function throttledProgress(size?: number) {
  const began = performance.now()
  let last = 0
  return (done: number, total = size) => {
    const now = performance.now()
    if (now - last < progressEvery) return
    last = now
    report({ kind: 'progress', done, elapsed: now - began, ...(total !== undefined && { total }) })
  }
}

async function run({ id, options }: Extract<Order, { kind: 'run' }>) {
  const input = Object.fromEntries([...slices].map(([name, pieces]) => [name, joinSlices(pieces)]))
  slices.clear()
  const engine = await loadEngine(id)
  const host = createHost({ progress: throttledProgress() })
  // A time limit counts from here: loading the engine is not the person's pattern's fault.
  report({ kind: 'started' })
  // The page's types vouch for what it sends: every manifest's inputs and options, by name.
  const outcome = await attempt(() => engine.run(input as never, options as never, host))
  report({ kind: 'finished', outcome })
}

/** Gathers what an engine yields into a file; gives what it returns. */
async function drain(stream: AsyncGenerator<Uint8Array | string, unknown, void>, output: OutputFile): Promise<unknown> {
  for (;;) {
    const { value, done } = await stream.next()
    if (done === true) return value
    await output.add(value)
  }
}

/** Browsers read files by the megabyte. Texts of that length outlive their use by seconds, in hundreds of megabytes. */
const chunkLength = 2 ** 16

async function runFile({ id, options, file, holds }: Extract<Order, { kind: 'file' }>) {
  const engine = await loadEngine(id)
  const host = createHost({ progress: throttledProgress(file.size) })
  report({ kind: 'started' })
  const outcome = await attempt(async () => {
    const bytes = inShortChunks(chunksOf(file), chunkLength)
    const stream = engine.stream?.(holds === 'text' ? toUtf8(bytes) : bytes, options, host)
    if (!stream) throw new Error(`${id} takes no file by the piece`)
    const output = new OutputFile()
    const result = await drain(stream, output)
    const made = await output.finish()
    return { result, ...(made && { output: made }) }
  })
  report({ kind: 'finished', outcome })
}

self.addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'slice') {
    const pieces = slices.get(order.input) ?? []
    pieces.push(order.slice)
    slices.set(order.input, pieces)
    return
  }
  const work = order.kind === 'run' ? run(order) : runFile(order)
  work.catch((error: unknown) => {
    report({ kind: 'broken', reason: String(error) })
  })
})
