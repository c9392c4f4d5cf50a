import { chunksOf, inShortChunks, joinBytes } from '#core/byte-chunks.ts'
import type { Outcome } from '#core/outcome.ts'
import { toUtf8 } from '#core/text/encoding.ts'
import { attempt } from './attempt.ts'
import { loadEngine } from './engines.ts'
import { createHost } from './host.ts'
import type { Order, Report } from './messages.ts'
import { OutputFile } from './output-file.ts'
import { partFromText } from './text-in-pieces.ts'

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
  reportOutcome(outcome)
}

function reportOutcome(outcome: Outcome<unknown>) {
  if (!outcome.ok) {
    report({ kind: 'finished', outcome })
    return
  }
  const { pieces, rest } = partFromText(outcome.result)
  for (const piece of pieces) report({ kind: 'piece', piece })
  report({ kind: 'finished', outcome: { ok: true, result: rest } })
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

/** Settles what was asked; the page hears of its end, good or bad, by a report. */
function obey(order: Extract<Order, { kind: 'run' | 'file' }>) {
  const work = order.kind === 'run' ? run(order) : runFile(order)
  work.catch((error: unknown) => {
    report({ kind: 'broken', reason: String(error) })
  })
}

self.addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  switch (order.kind) {
    case 'load':
      // Whoever runs it next hears what is wrong with it.
      void loadEngine(order.id).catch(() => undefined)
      return
    case 'slice': {
      const pieces = slices.get(order.input) ?? []
      pieces.push(order.slice)
      slices.set(order.input, pieces)
      return
    }
    case 'forget':
      slices.clear()
      return
    default:
      obey(order)
  }
})
