import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '#ui/format.ts'
import { maxFileSize, readTextFile } from './read-file.ts'
import type { TextBuffer } from './text-buffer.ts'
import { toast } from '#ui/toasts.ts'

/** Smaller files are read too fast to show progress. */
const minSizeWithProgress = 8 * 1024 * 1024

interface Reading {
  readonly name: string
  /** From 0 to 1. */
  readonly done: number
  readonly cancel: () => void
}

/** Reads opened files into a buffer, except those that the view processes itself. Undo restores the previous text. */
export function useFileReading(buffer: TextBuffer, acceptFile?: (file: File) => boolean) {
  const [reading, setReading] = useState<Reading>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const open = async (file: File) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    const cancel = () => {
      controller.abort()
      setReading(undefined)
    }
    const showProgress = (bytes: number) => {
      const done = Math.floor((bytes / file.size) * 100) / 100
      setReading((shown) => (shown?.done === done ? shown : { name: file.name, done, cancel }))
    }
    const isLong = file.size >= minSizeWithProgress
    // Fails for folders, moved files and missing permissions. The browser's message is not helpful.
    const read = await readTextFile(file, { signal, ...(isLong && { onProgress: showProgress }) }).catch(
      () => undefined,
    )
    if (signal.aborted) return
    setReading(undefined)
    if (!read) {
      toast(`Could not read ${file.name}. It may be a folder, or it may have been moved.`, { destructive: true })
      return
    }
    buffer.replace(read.text)
    if (read.isDamaged) toast(`Some bytes in this file are not valid ${read.encoding} and are shown as �.`)
  }

  const openFiles = ([first, ...others]: readonly File[]) => {
    if (!first) return
    if (others.length > 0) toast(`Only the first file was opened: ${first.name}`)
    if (acceptFile?.(first) === true) return
    if (first.size > maxFileSize) {
      const message = `${first.name} is ${formatBytes(first.size)}. The limit is ${formatBytes(maxFileSize)}.`
      toast(message, { destructive: true })
      return
    }
    void open(first)
  }

  return { reading, openFiles }
}
