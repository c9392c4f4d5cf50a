import { useState, useSyncExternalStore } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { TextBuffer } from './text-buffer.ts'

const buffers = new Map<string, TextBuffer>()

function bufferFor(key: string): TextBuffer {
  // The prerender renders all pages in one process, and they must not share text.
  if (typeof document === 'undefined') return new TextBuffer()
  const known = buffers.get(key)
  if (known) return known
  const buffer = new TextBuffer()
  buffers.set(key, buffer)
  return buffer
}

/**
 * Returns the text buffer with a key such as `word-counter/text`. It survives closing the tool, until the page is
 * closed. The key must not change during the life of the component.
 */
export function useText(key: string): TextBuffer {
  const [buffer] = useState(() => bufferFor(key))
  return buffer
}

/** Puts a text where a tool that is opened next will find it. Its Undo brings back what was there. */
export function replaceText(key: string, text: TextSource): void {
  bufferFor(key).replace(text)
}

export function useTextValue(buffer: TextBuffer): TextSource {
  return useSyncExternalStore(
    buffer.subscribe,
    () => buffer.value,
    () => '',
  )
}
