import { useMemo, useState, useSyncExternalStore } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import type { FileFormat } from '#core/long-text/file-format.ts'
import { TextBuffer } from './text-buffer.ts'

const buffers = new Map<string, TextBuffer>()

function bufferFor(key: string): TextBuffer {
  // During prerendering, all pages render in one process and must not share text.
  if (typeof document === 'undefined') return new TextBuffer()
  const known = buffers.get(key)
  if (known) return known
  const buffer = new TextBuffer()
  buffers.set(key, buffer)
  return buffer
}

/**
 * Returns the text buffer for a key such as `word-counter/text`. The buffer survives closing the tool, but not closing
 * the page. The key must not change during the component's lifetime.
 */
export function useText(key: string): TextBuffer {
  const [buffer] = useState(() => bufferFor(key))
  return buffer
}

/**
 * Puts a text where a tool that is opened next will find it: into the first empty one of these buffers, or else into the
 * first. Its Undo brings back what was there.
 */
export function replaceText(keys: readonly string[], text: LongText, format?: FileFormat): void {
  const candidates = keys.map(bufferFor)
  const buffer = candidates.find(({ value }) => value.length === 0) ?? candidates[0]
  buffer?.open(text, { format })
}

/** Returns the text of a buffer outside of a component. */
export function currentText(key: string): LongText {
  return bufferFor(key).value
}

export function useTextValue(buffer: TextBuffer): LongText {
  return useSyncExternalStore(
    buffer.subscribe,
    () => buffer.value,
    () => '',
  )
}

export function useFormat(buffer: TextBuffer): FileFormat | undefined {
  return useSyncExternalStore(
    buffer.subscribe,
    () => buffer.format,
    () => undefined,
  )
}

/** Returns the text with the byte order mark and the line breaks of its file, for engines that count or compare them. */
export function useWrittenText(buffer: TextBuffer): LongText {
  const value = useTextValue(buffer)
  const format = useFormat(buffer)
  return useMemo(() => format?.write(value) ?? value, [value, format])
}
