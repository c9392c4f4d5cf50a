import { useState, useSyncExternalStore } from 'react'
import { textFileName } from '#core/file-names.ts'
import { toLongText } from '#core/long-text/long-text.ts'
import { readDocumentFile } from '#run/document-file.ts'
import { toast } from '#ui/toasts.ts'
import { ReadingProgress, type ReadingState } from './reading-progress.tsx'
import type { TextBuffer } from './text-buffer.ts'

/** In milliseconds. Most documents are read faster. */
const progressDelay = 500

/** Reads the text of a document into the buffer. Undo restores the previous text. */
export async function openDocument(
  buffer: TextBuffer,
  file: File,
  { controller, setStatus }: ReadingState,
): Promise<void> {
  const { signal } = controller
  let done = 0
  const showProgress = () => setStatus(<ReadingProgress name={file.name} done={done} onCancel={cancel} />)
  let isShown = false
  const timer = setTimeout(() => {
    isShown = true
    showProgress()
  }, progressDelay)
  const cancel = () => {
    controller.abort()
    setStatus(null)
  }
  const outcome = await readDocumentFile(file, {
    signal,
    onProgress: (part) => {
      done = part
      if (isShown) showProgress()
    },
  })
  clearTimeout(timer)
  if (!outcome || signal.aborted) return
  setStatus(null)
  if (!outcome.ok) {
    toast(outcome.message, { destructive: true })
    return
  }
  const { text, notesStart, summary, warning } = outcome.result
  const message = warning === undefined ? summary : `${summary} ${warning}`
  if (text === '') {
    toast(message, { destructive: true })
    return
  }
  buffer.open(toLongText(text), { fileName: textFileName(file.name), notesStart })
  setStatus(<DocumentNote buffer={buffer} note={message} />)
}

interface DocumentNoteProps {
  buffer: TextBuffer
  note: string
}

/** Says what was read of a document, for as long as the text comes from it. */
function DocumentNote({ buffer, note }: DocumentNoteProps) {
  const [{ starts, fileName }] = useState(() => ({ starts: buffer.starts, fileName: buffer.fileName }))
  const isShown = useSyncExternalStore(buffer.subscribe, () => buffer.starts === starts && buffer.fileName === fileName)
  return isShown && <span>{note}</span>
}
