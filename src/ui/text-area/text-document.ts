import { Text } from '@codemirror/state'
import type { TextSource, ChunkedText } from '#core/text-source.ts'
import { createBreather } from './breathe.ts'
import { holdSliceable, isLarge, slicesOf } from './text-slices.ts'

// A text once laid out as a document is not laid out again when undo or a reopened tool brings it back.
const documents = new WeakMap<ChunkedText, Text>()

/** The text of a document. Documents never change, so this version stays what it is while the person types on. */
export function holdDocument(document: Text): TextSource {
  if (!isLarge(document)) return document.toString()
  const held = holdSliceable(document.length, (from, to) => document.sliceString(from, to))
  documents.set(held, document)
  return held
}

/** The document of a text if it can be had at once: a small one always, a large one once it was prepared. */
export function documentOf(text: TextSource): Text | undefined {
  return typeof text === 'string' ? Text.of(text.split('\n')) : documents.get(text)
}

/** Lays a large text out as a document, slice by slice, without holding up the page. Nothing comes of it once aborted. */
export async function prepareDocument(text: TextSource, signal?: AbortSignal): Promise<Text | undefined> {
  const known = documentOf(text)
  if (known) return known
  const breathe = createBreather()
  let document = Text.empty
  for (const slice of slicesOf(text)) {
    document = document.append(Text.of(slice.split('\n')))
    await breathe()
    if (signal?.aborted) return undefined
  }
  if (typeof text !== 'string') documents.set(text, document)
  return document
}
