import { describeDocument, startLength } from '#core/long-text/document-kind.ts'
import { maxFileSize } from '#core/long-text/size-limits.ts'
import { formatBytes } from '#core/format.ts'
import type { FileHandle } from '#ui/launched-files.ts'
import { toast } from '#ui/toasts.ts'
import { isDocumentFile } from '#run/is-document-file.ts'
import { OpenAs } from './open-as.tsx'
import { ReadingProgress, type ReadingState } from './reading-progress.tsx'
import { readTextFile } from './read-file.ts'
import type { TextBuffer } from './text-buffer.ts'

/** Smaller files are read too fast to show progress. */
const minSizeWithProgress = 8 * 1024 * 1024

export interface FileReceiver {
  readonly buffer: TextBuffer
  /** Returns true if the view processes a file itself. */
  readonly acceptFile: (file: File) => boolean
  /** Receives several files. Without it, only the first one is opened. */
  readonly acceptFiles: ((files: readonly File[]) => void) | undefined
  readonly focus: () => void
}

/** Reads a file into the buffer, except those that the view processes itself. Undo restores the previous text. */
export async function openFiles(
  opened: readonly (File | FileHandle)[],
  receiver: FileReceiver,
  state: ReadingState,
): Promise<void> {
  const { acceptFile, acceptFiles } = receiver
  state.setStatus(null)
  const files = await readHandles(opened)
  const [file, ...others] = files
  if (!file) return
  if (others.length > 0) {
    if (acceptFiles) {
      acceptFiles(files)
      return
    }
    toast(`Only the first file was opened: ${file.name}`)
  }
  if (acceptFile(file)) return
  if (await isDocumentFile(file)) {
    const { openDocument } = await import('./open-document.tsx')
    await openDocument(receiver.buffer, file, state)
    return
  }
  if (file.size > maxFileSize) {
    const message = `${file.name} is ${formatBytes(file.size)}. The limit is ${formatBytes(maxFileSize)}.`
    toast(message, { destructive: true })
    return
  }
  await readInto(receiver, file, state)
}

/** Leaves out files that have been moved. */
async function readHandles(opened: readonly (File | FileHandle)[]): Promise<File[]> {
  const results = await Promise.allSettled(opened.map(async (file) => ('getFile' in file ? file.getFile() : file)))
  const files = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (files.length < opened.length) toast('Could not read a file. It may have been moved.', { destructive: true })
  return files
}

async function readInto(
  receiver: FileReceiver,
  file: File,
  state: ReadingState,
  /** What the user chose. By default, a file that is not valid UTF-8 is not opened. */
  encoding?: string,
): Promise<void> {
  const { controller, setStatus } = state
  const { signal } = controller
  const cancel = () => {
    controller.abort()
    setStatus(null)
  }
  let shown = -1
  const showProgress = (bytes: number) => {
    const done = Math.floor((bytes / file.size) * 100) / 100
    if (done !== shown) setStatus(<ReadingProgress name={file.name} done={done} onCancel={cancel} />)
    shown = done
  }
  const isLong = file.size >= minSizeWithProgress
  const options = { encoding, signal, ...(isLong && { onProgress: showProgress }) }
  // Fails for folders, moved files and missing permissions. The browser's message is not helpful.
  const read = await readTextFile(file, options).catch(() => undefined)
  if (signal.aborted) return
  setStatus(null)
  if (!read) {
    toast(`Could not read ${file.name}. It may be a folder, or it may have been moved.`, { destructive: true })
    return
  }
  // If a byte order mark says the encoding, there is nothing to choose.
  if (read.isDamaged && encoding === undefined && !read.format?.hasByteOrderMark) {
    const start = await file.slice(0, startLength).arrayBuffer()
    const document = describeDocument(file.name, new Uint8Array(start))
    if (document !== undefined) {
      toast(document, { destructive: true })
      return
    }
    const openAs = (chosen: string) => {
      receiver.focus()
      void readInto(receiver, file, state, chosen)
    }
    // The question may be out of view.
    toast(`${file.name} isn’t UTF-8. Choose its encoding below the text field.`)
    setStatus(<OpenAs file={file} onOpen={openAs} onCancel={cancel} />)
    return
  }
  receiver.buffer.open(read.text, { format: read.format, fileName: file.name })
  if (read.isDamaged) toast(`Some bytes in this file are not valid ${read.encoding} and are shown as �.`)
}
