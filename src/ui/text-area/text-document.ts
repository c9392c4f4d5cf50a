import { Text } from '@codemirror/state'
import { type LongText, type ChunkedText, longTextFromSlices, isLong, chunksIn } from '#core/long-text/long-text.ts'
import { createYieldToMain } from './yield-to-main.ts'

// The documents of large texts, kept so that undo and reopening a tool do not convert a text again.
const documents = new WeakMap<ChunkedText, Text>()

/** Returns the text of a document. Documents are immutable, so the text stays the same while the user types. */
export function longTextFromDocument(document: Text): LongText {
  if (!isLong(document)) return document.toString()
  const source = longTextFromSlices(document.length, (from, to) => document.sliceString(from, to))
  documents.set(source, document)
  return source
}

/** Returns the document for a small text, or for a large text that has been prepared. Otherwise returns undefined. */
export function documentOf(text: LongText): Text | undefined {
  return typeof text === 'string' ? Text.of(text.split('\n')) : documents.get(text)
}

/** Converts a large text to a document without blocking the page. Returns undefined if aborted. */
export async function prepareDocument(text: LongText, signal?: AbortSignal): Promise<Text | undefined> {
  const known = documentOf(text)
  if (known) return known
  const yieldToMain = createYieldToMain()
  let document = Text.empty
  for (const chunk of chunksIn(text)) {
    document = document.append(Text.of(chunk.split('\n')))
    await yieldToMain()
    if (signal?.aborted) return undefined
  }
  if (typeof text !== 'string') documents.set(text, document)
  return document
}
