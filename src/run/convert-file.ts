import { type ByteChunks, fileChunks, joinBytes, limitChunkLength } from '#core/long-text/byte-chunks.ts'
import { chunkedResultOf } from '#core/long-text/chunked-result.ts'
import { type Figures, figureRows } from '#core/tool/figures.ts'
import { formatBytes } from '#core/format.ts'
import { InputError } from '#core/tool/input-error.ts'
import { maxFileSize } from '#core/long-text/size-limits.ts'
import type { OptionValue } from '#core/tool/options.ts'
import { describeDocument } from '#core/long-text/document-kind.ts'
import { encodingName, toUtf8 } from '#core/long-text/encoding.ts'
import type { AnyEngine, EngineContext } from '#core/tool/engine-interface.ts'
import type { Input } from '#core/tool/manifest.ts'
import { type MarkedTool, putMarkBack, setMarkAside, streamWithoutMark } from './byte-order-mark.ts'
import { drain, OutputFile } from './output-file.ts'
import { printStream } from './result-stream.ts'

/** One of several files to process with a tool. */
export interface FileJob {
  /** The id of the tool. */
  readonly id: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly file: File
  /** It has one input. */
  readonly tool: MarkedTool
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

/** Text becomes UTF-8. Results of a file that is not text would be useless, so it is an error. */
function readInputFile(file: File, kind: Input['kind']): ByteChunks {
  const chunks = readFile(file)
  if (kind === 'bytes') return chunks
  return toUtf8(chunks, {
    describeInvalid: (encoding, isMarked, start) => {
      const hint = encoding === 'utf-8' && !isMarked ? ' Open it alone to choose its encoding.' : ''
      const document = describeDocument(file.name, start)
      return document ?? `Some bytes in this file are not valid ${encodingName(encoding)}.${hint}`
    },
  })
}

/** Reads a file for an engine that does not stream it. */
export async function readWholeFile(file: File, kind: Input['kind']): Promise<string | Uint8Array> {
  if (file.size > maxFileSize) {
    throw new InputError(`${file.name} is ${formatBytes(file.size)}. The limit is ${formatBytes(maxFileSize)}.`)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of readInputFile(file, kind)) chunks.push(chunk)
  const bytes = joinBytes(chunks)
  return kind === 'bytes' ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Runs a tool on a file. Files of bytes and very large files are streamed, as when the tool opens a single file. */
export async function convertFile(
  engine: AnyEngine,
  { file, tool, options }: FileJob,
  { context, onStart }: ConvertContext,
): Promise<ConvertedFile> {
  const [[name, { kind }]] = Object.entries(tool.inputs) as [[string, Input]]
  const isReport = tool.result === 'report'
  const isLarge = file.size > maxFileSize
  const output = new OutputFile()
  if (engine.stream && (isLarge || kind === 'bytes')) {
    onStart()
    const stream = streamWithoutMark(tool, readInputFile(file, kind), (text) => engine.stream?.(text, options, context))
    if (isReport) return { rows: figureRows((await drain(stream, output)) as object) }
    await drain(printStream(stream, engine), output)
    return finish(output)
  }

  const { mark, text } = setMarkAside(tool, await readWholeFile(file, kind))
  onStart()
  const result = await engine.run({ [name]: text as string }, options, context)
  if (isReport) return { rows: figureRows(result as object) }
  const chunks = chunkedResultOf(result)?.chunks ?? [engine.print(result)]
  for (const chunk of putMarkBack(mark, tool, { result, chunks })) await output.add(chunk)
  return finish(output)
}

async function finish(output: OutputFile): Promise<ConvertedFile> {
  return { output: (await output.finish()) ?? new Blob() }
}
