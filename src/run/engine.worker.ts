import { attempt } from './attempt.ts'
import { loadEngine } from './engines.ts'
import { createHost } from './host.ts'
import type { Order, Report } from './messages.ts'

const progressEvery = 100

const slices = new Map<string, (string | Uint8Array)[]>()

function report(message: Report) {
  self.postMessage(message)
}

function joinSlices(pieces: readonly (string | Uint8Array)[]): string | Uint8Array {
  const bytes = pieces.filter((piece) => typeof piece !== 'string')
  if (bytes.length === 0) return pieces.join('')
  const joined = new Uint8Array(bytes.reduce((length, piece) => length + piece.length, 0))
  let offset = 0
  for (const piece of bytes) {
    joined.set(piece, offset)
    offset += piece.length
  }
  return joined
}

function throttledProgress() {
  let last = 0
  return (done: number, total?: number) => {
    const now = performance.now()
    if (now - last < progressEvery) return
    last = now
    report({ kind: 'progress', done, ...(total !== undefined && { total }) })
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

self.addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === 'slice') {
    const pieces = slices.get(order.input) ?? []
    pieces.push(order.slice)
    slices.set(order.input, pieces)
    return
  }
  run(order).catch((error: unknown) => {
    report({ kind: 'broken', reason: String(error) })
  })
})
