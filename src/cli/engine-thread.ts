import { parentPort, workerData } from 'node:worker_threads'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import type { Report } from '#run/messages.ts'
import { createCommandHost, type EngineJob } from './run-tool.ts'

function report(message: Report) {
  parentPort?.postMessage(message)
}

const { id, input, options, seed } = workerData as EngineJob
const engine = await loadEngine(id)
const host = createCommandHost(seed)
// A time limit counts from here: loading the engine is not the person's pattern's fault.
report({ kind: 'started' })
report({ kind: 'finished', outcome: await attempt(() => engine.run(input, options, host)) })
