import { Readable } from 'node:stream'
import { getHeapStatistics } from 'node:v8'
import { bytesOf, type ByteChunks } from '#core/long-text/byte-chunks.ts'
import { byteOrderMark } from '#core/long-text/split-byte-order-mark.ts'
import { InputError, isInputError } from '#core/tool/input-error.ts'
import { isRawResult, type Inputs, type InputValues } from '#core/tool/manifest.ts'
import { attempt } from '#run/attempt.ts'
import { withLineStream } from '#run/line-by-line.ts'
import { printStream, type ResultStream } from '#run/result-stream.ts'
import { runRecipe, streamRecipe, type StepResult } from '#run/run-recipe.ts'
import { standardInput } from './arguments.ts'
import { withNotes } from './document-files.ts'
import { readFiles, readInput, readStart, rejoin, type ReadOptions } from './read-input.ts'
import { formatOption } from './format-option.ts'
import { runEngine, streamEngine, type CommandStep, type RunEnvironment } from './run-engine.ts'
import { streamedToJson, toJson, writeText } from './write-result.ts'

/** One result: of a file, of several files that are joined, or of no file. */
export interface ResultCall extends ReadOptions {
  readonly files: readonly string[]
  readonly json: boolean
  /** The `file` of a JSON object, for one of several files. */
  readonly name?: string
  /** Added if the result does not end with one. An empty string leaves the end as it is. */
  readonly lineBreak?: string
  /** Present if the result replaces the file. */
  readonly inPlace?: string
  readonly seed?: number
  /** Whether an error says which option would help. */
  readonly offersRemedy?: boolean
}

export interface StepsResult {
  /** The results that have a note; JSON output already contains it. */
  readonly notes: readonly StepResult[]
  /** The rest of the last result, after the chunks that were streamed. */
  readonly last: unknown
  /** Whether nothing was read, and nothing written. */
  readonly isEmpty: boolean
}

/** Reads the files, runs the steps and writes the result of the last one. Throws a `StepError` for a user's mistake. */
export async function runSteps(
  steps: readonly [CommandStep, ...CommandStep[]],
  { files, json, name, lineBreak, inPlace, seed, encoding, offersRemedy }: ResultCall,
  environment: RunEnvironment,
): Promise<StepsResult> {
  const { write, stdin, color } = environment
  const [input] = Object.values(steps[0].tool.inputs)
  const lastStep = steps.at(-1) as CommandStep
  const isRaw = isRawResult(lastStep.tool, lastStep.options)
  const lineBreakAtEnd = isRaw || name !== undefined ? '' : lineBreak
  let notesStart: number | undefined
  let chunks = readFiles(files, input?.kind ?? 'text', {
    encoding,
    stdin,
    report: environment.report,
    onNotes: (start) => {
      // In joined texts, more text may follow the notes, and a step changes the text for the next one.
      if (files.length === 1 && steps.length === 1) notesStart = start
    },
  })
  const streaming = steps.map(withLineStream)
  if (input && streaming.every(({ engine }) => engine.stream !== undefined)) {
    const start = await readStart(chunks, environment.streamSize)
    chunks = rejoin(start)
    if (start.rest || steps.some(({ tool, options }) => isRawResult(tool, options))) {
      const stream = keepResult(
        streamRecipe(streaming, reportProgress(chunks, environment), (step, bytes) =>
          streamEngine(withNotes(step, notesStart), bytes, seed, environment),
        ),
      )
      const printed = json ? streamedToJson(stream.chunks, name) : printStream(stream.chunks, lastStep.engine)
      const isWritten = await writeText(printed, write, lineBreakAtEnd)
      return { notes: [], last: stream.result(), isEmpty: !isWritten && start.chunks.length === 0 }
    }
  }

  const text = await readInput(chunks, input?.kind ?? 'text')
  const memory = memoryHint(text.length)
  if (memory !== undefined) environment.report(memory)
  const notes: StepResult[] = []
  let last: StepResult | undefined
  try {
    const run = (step: CommandStep, value: InputValues<Inputs>) =>
      runEngine(withNotes(step, notesStart), value, seed, environment)
    for await (const result of runRecipe(steps, text, run)) {
      last = result
      if (result.note !== undefined) notes.push(result)
    }
  } catch (error) {
    throw offersRemedy && isInputError(error) ? await withRemedy(error, steps[0], text, environment) : error
  }
  // Many programs reject JSON with a byte order mark. A file that is changed keeps its own.
  const keepsMark = lastStep.tool.printsAs !== 'json' || inPlace !== undefined
  const texts = (last?.chunks ?? []).filter((chunk) => keepsMark || chunk !== byteOrderMark)
  const printed = json ? [toJson(last?.result, name)] : color ? [color(texts.join(''))] : texts
  const isWritten = await writeText(printed, write, lineBreakAtEnd)
  return { notes: json ? [] : notes, last: last?.result, isEmpty: !isWritten && text.length === 0 }
}

/** Sorting lines needs the most memory: about seven times the size of the text. */
const memoryFactor = 8

/** Node ends without a message that helps if its memory is full, so this is said before a run that may need more. */
function memoryHint(length: number): string | undefined {
  const needed = length * memoryFactor
  if (needed <= getHeapStatistics().heap_size_limit) return undefined
  const megabytes = String(Math.ceil(needed / 2 ** 20))
  const setting = `NODE_OPTIONS=--max-old-space-size=${megabytes}`
  return `This may need ${megabytes} MB of memory. If it runs out, set ${setting} and try again.`
}

/** Remembers what a stream returns. */
function keepResult(stream: ResultStream): { readonly chunks: ResultStream; readonly result: () => unknown } {
  let result: unknown
  async function* keep(): ResultStream {
    result = yield* stream
    return result
  }
  return { chunks: keep(), result: () => result }
}

/** Counts a chunk when the next one is requested, because only then has it been processed. */
async function* reportProgress(chunks: ByteChunks, { progress }: Pick<RunEnvironment, 'progress'>): ByteChunks {
  let done = 0
  for await (const chunk of chunks) {
    yield chunk
    done += chunk.length
    progress(done)
  }
}

/** In bytes or UTF-16 code units. Each attempt takes as long as the run itself. */
const maxRemedyLength = 2 ** 24

/** Adds to a user's mistake the options with which the same text has a result: “Add --lines to …”. */
async function withRemedy(
  error: InputError,
  step: CommandStep,
  text: string | Uint8Array,
  environment: RunEnvironment,
): Promise<InputError> {
  if (text.length > maxRemedyLength) return error
  for (const { options, purpose } of step.tool.remedies ?? []) {
    const changes = Object.entries(options as CommandStep['options'])
    const changed = { ...step, options: { ...step.options, ...Object.fromEntries(changes) } }
    const silent = { ...environment, stdin: Readable.from([bytesOf(text)]), write: () => Promise.resolve() }
    const outcome = await attempt(() => runSteps([changed], { files: [standardInput], json: false }, silent))
    if (!outcome.ok) continue
    const flags = changes.map(([name, value]) => formatOption(name, value)).join(' ')
    return new InputError(error.message, [error.detail ?? [], `Add ${flags} to ${purpose}.`].flat().join('\n'))
  }
  return error
}
