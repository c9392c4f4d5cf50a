import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '#ui/format.ts'
import { maxFileSize, readTextFile } from './read-file.ts'
import type { TextBuffer } from './text-buffer.ts'
import { toast } from '#ui/toasts.ts'

/** Smaller ones are read before a progress bar could be seen. */
const smallestWithProgress = 8 * 1024 * 1024

interface Reading {
  readonly name: string
  /** The part that is read, from 0 to 1. */
  readonly done: number
  readonly cancel: () => void
}

/** Opens files into a buffer, but for those the view takes itself; what it held comes back with Undo. */
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
    const isLong = file.size >= smallestWithProgress
    // A folder, or a file that was moved or may not be read: the browser's own words would help nobody.
    const read = await readTextFile(file, { signal, ...(isLong && { onProgress: showProgress }) }).catch(
      () => undefined,
    )
    if (signal.aborted) return
    setReading(undefined)
    if (!read) {
      toast(`${file.name} could not be read.`, { destructive: true })
      return
    }
    buffer.replace(read.text)
    if (read.isDamaged) toast(`Some bytes of this file are not ${read.encoding} text and are shown as �.`)
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
