import { Text } from '@codemirror/state'
import type { TextSource, ChunkedText } from '#core/text-source.ts'
import { createYieldToMain } from './yield-to-main.ts'
import { textSourceFromSlices, isLarge, sourceChunks } from './text-sources.ts'

// A text once laid out as a document is not laid out again when undo or a reopened tool brings it back.
const documents = new WeakMap<ChunkedText, Text>()

/** The text of a document. Documents never change, so this version stays what it is while the person types on. */
export function textSourceFromDocument(document: Text): TextSource {
  if (!isLarge(document)) return document.toString()
  const source = textSourceFromSlices(document.length, (from, to) => document.sliceString(from, to))
  documents.set(source, document)
  return source
}

/** The document of a text if it can be had at once: a small one always, a large one once it was prepared. */
export function documentOf(text: TextSource): Text | undefined {
  return typeof text === 'string' ? Text.of(text.split('\n')) : documents.get(text)
}

/** Lays a large text out as a document, chunk by chunk, without holding up the page. Nothing comes of it once aborted. */
export async function prepareDocument(text: TextSource, signal?: AbortSignal): Promise<Text | undefined> {
  const known = documentOf(text)
  if (known) return known
  const yieldToMain = createYieldToMain()
  let document = Text.empty
  for (const chunk of sourceChunks(text)) {
    document = document.append(Text.of(chunk.split('\n')))
    await yieldToMain()
    if (signal?.aborted) return undefined
  }
  if (typeof text !== 'string') documents.set(text, document)
  return document
}
