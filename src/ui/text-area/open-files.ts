import { maxFileSize } from '#core/byte-chunks.ts'
import { formatBytes } from '#ui/format.ts'
import type { FileHandle } from '#ui/launched-files.ts'
import { toast } from '#ui/toasts.ts'
import { readTextFile } from './read-file.ts'
import type { TextBuffer } from './text-buffer.ts'

/** Smaller files are read too fast to show progress. */
const minSizeWithProgress = 8 * 1024 * 1024

export interface Reading {
  readonly name: string
  /** From 0 to 1. */
  readonly done: number
  readonly cancel: () => void
}

export interface FileReceiver {
  readonly buffer: TextBuffer
  /** Returns true if the view processes a file itself. */
  readonly acceptFile: (file: File) => boolean
  /** Receives several files. Without it, only the first one is opened. */
  readonly acceptFiles: ((files: readonly File[]) => void) | undefined
}

interface ReadingState {
  readonly controller: AbortController
  readonly setReading: (change: (shown: Reading | undefined) => Reading | undefined) => void
}

/** Reads a file into the buffer, except those that the view processes itself. Undo restores the previous text. */
export async function openFiles(
  opened: readonly (File | FileHandle)[],
  { buffer, acceptFile, acceptFiles }: FileReceiver,
  state: ReadingState,
): Promise<void> {
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
  if (file.size > maxFileSize) {
    const message = `${file.name} is ${formatBytes(file.size)}. The limit is ${formatBytes(maxFileSize)}.`
    toast(message, { destructive: true })
    return
  }
  await readInto(buffer, file, state)
}

/** Leaves out files that have been moved. */
async function readHandles(opened: readonly (File | FileHandle)[]): Promise<File[]> {
  const results = await Promise.allSettled(opened.map(async (file) => ('getFile' in file ? file.getFile() : file)))
  const files = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (files.length < opened.length) toast('Could not read a file. It may have been moved.', { destructive: true })
  return files
}

async function readInto(buffer: TextBuffer, file: File, { controller, setReading }: ReadingState): Promise<void> {
  const { signal } = controller
  const cancel = () => {
    controller.abort()
    setReading(() => undefined)
  }
  const showProgress = (bytes: number) => {
    const done = Math.floor((bytes / file.size) * 100) / 100
    setReading((shown) => (shown?.done === done ? shown : { name: file.name, done, cancel }))
  }
  const isLong = file.size >= minSizeWithProgress
  // Fails for folders, moved files and missing permissions. The browser's message is not helpful.
  const read = await readTextFile(file, { signal, ...(isLong && { onProgress: showProgress }) }).catch(() => undefined)
  if (signal.aborted) return
  setReading(() => undefined)
  if (!read) {
    toast(`Could not read ${file.name}. It may be a folder, or it may have been moved.`, { destructive: true })
    return
  }
  buffer.replace(read.text)
  if (read.isDamaged) toast(`Some bytes in this file are not valid ${read.encoding} and are shown as �.`)
}
