import { parentPort, workerData } from 'node:worker_threads'
import type { ByteChunks } from '#core/long-text/byte-chunks.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { createCommandContext } from './command-context.ts'
import type { EngineJob } from './run-engine.ts'
import type { ThreadReport } from './run-with-time-limit.ts'

function report(message: ThreadReport) {
  parentPort?.postMessage(message)
}

/** Sends a message to the parent and waits for its reply. */
async function requestFromParent(message: ThreadReport): Promise<unknown> {
  const reply = new Promise((resolve) => parentPort?.once('message', resolve))
  report(message)
  return reply
}

async function* requestChunks(): ByteChunks {
  for (;;) {
    const chunk = (await requestFromParent({ kind: 'needs-input' })) as Uint8Array | null
    if (!chunk) return
    yield chunk
  }
}

async function stream(): Promise<unknown> {
  const chunks = engine.stream?.(requestChunks(), options, context)
  for (;;) {
    const step = await chunks?.next()
    if (step?.done !== false) return step?.value
    await requestFromParent({ kind: 'output', chunk: step.value })
  }
}

const { id, input, options, seed } = workerData as EngineJob
const engine = await loadEngine(id)
const context = createCommandContext(seed)
// The time limit starts here: it is for the user's pattern, not for loading the engine.
report({ kind: 'started' })
report({ kind: 'finished', outcome: await attempt(() => (input ? engine.run(input, options, context) : stream())) })
