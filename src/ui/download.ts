import type { LongText } from '#core/long-text/long-text.ts'
import { saved } from './saved.ts'

/** Saves a text as a file without joining its chunks. */
export function downloadText(fileName: string, text: LongText) {
  const chunks = typeof text === 'string' ? [text] : [...text.chunks()]
  downloadFile(fileName, new Blob(chunks, { type: 'text/plain;charset=utf-8' }))
}

/** Turns `log.txt` into `log.replaced.txt`, so that a result does not overwrite its source file. */
export function derivedFileName(fileName: string, suffix: string): string {
  const dot = fileName.lastIndexOf('.')
  const end = dot > 0 ? dot : fileName.length
  return `${fileName.slice(0, end)}.${suffix}${fileName.slice(end)}`
}

export function downloadFile(fileName: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  saved.notify()
  // Delayed, because the browser may not have started saving the file yet.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
