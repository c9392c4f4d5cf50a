import { type ByteChunks, fileChunks, joinBytes, limitChunkLength, maxFileSize } from '#core/byte-chunks.ts'
import { chunkedResultOf } from '#core/chunked-result.ts'
import { type Figures, figureRows } from '#core/figures.ts'
import { formatBytes } from '#core/format.ts'
import { InputError } from '#core/input-error.ts'
import type { OptionValue } from '#core/options.ts'
import { toUtf8 } from '#core/text/encoding.ts'
import type { AnyEngine, EngineContext, Input, Tool } from '#core/tool.ts'
import { OutputFile } from './output-file.ts'
import { drain, printStream } from './result-stream.ts'

/** One of several files to process with a tool. */
export interface FileJob {
  /** The id of the tool. */
  readonly id: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly file: File
  /** The tool's only input. */
  readonly input: { readonly name: string; readonly kind: Input['kind'] }
  readonly result: Tool['result']
}

/** The printed result as a file, or the figures of a report. */
export type ConvertedFile = { readonly output: Blob } | { readonly rows: readonly Figures[] }

interface ConvertContext {
  readonly context: EngineContext
  /** Called when the engine starts, after the file has been read. */
  readonly onStart: () => void
}

/** In bytes. The strings of longer chunks would stay in memory for seconds. */
const chunkLength = 2 ** 16

async function* readFile(file: File): ByteChunks {
  try {
    yield* limitChunkLength(fileChunks(file), chunkLength)
  } catch {
    // The browser's message is not helpful.
    throw new InputError(`Could not read ${file.name}. It may be a folder, or it may have been moved.`)
  }
}

/** Yields the same chunks. Results of a file that is not text would be useless, so it is an error. */
async function* requireUtf8(chunks: ByteChunks): ByteChunks {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const check = (chunk?: Uint8Array) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new InputError('Some bytes in this file are not valid UTF-8.')
    }
  }
  for await (const chunk of chunks) {
    check(chunk)
    yield chunk
  }
  check()
}

function readInputFile(file: File, kind: Input['kind']): ByteChunks {
  return kind === 'text' ? requireUtf8(toUtf8(readFile(file))) : readFile(file)
}

/** Reads a file for an engine that does not stream it. */
export async function readWholeFile(file: File, kind: Input['kind']): Promise<string | Uint8Array> {
  if (file.size > maxFileSize) {
    throw new InputError(`${file.name} is ${formatBytes(file.size)}. The limit is ${formatBytes(maxFileSize)}.`)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of readInputFile(file, kind)) chunks.push(chunk)
  const bytes = joinBytes(chunks)
  // The byte order mark of the file has already been removed.
  return kind === 'bytes' ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Runs a tool on a file. Files of bytes and very large files are streamed, as when the tool opens a single file. */
export async function convertFile(
  engine: AnyEngine,
  { file, input, options, result }: FileJob,
  { context, onStart }: ConvertContext,
): Promise<ConvertedFile> {
  const isLarge = file.size > maxFileSize
  const output = new OutputFile()
  if (engine.stream && (isLarge || input.kind === 'bytes')) {
    onStart()
    const stream = engine.stream(readInputFile(file, input.kind), options, context)
    if (result === 'report') return { rows: figureRows((await drain(stream, output)) as object) }
    await drain(printStream(stream, engine), output)
    return finish(output)
  }

  const whole = await readWholeFile(file, input.kind)
  onStart()
  const converted = await engine.run({ [input.name]: whole as string }, options, context)
  if (result === 'report') return { rows: figureRows(converted as object) }
  for (const chunk of chunkedResultOf(converted)?.chunks ?? [engine.print(converted)]) await output.add(chunk)
  return finish(output)
}

async function finish(output: OutputFile): Promise<ConvertedFile> {
  return { output: (await output.finish()) ?? new Blob() }
}
