import type { TextSource } from '#core/text-source.ts'

/** Saves a text as a file, slice by slice, without making one string of it. */
export function downloadText(fileName: string, text: TextSource) {
  const chunks = typeof text === 'string' ? [text] : [...text.chunks()]
  downloadFile(fileName, new Blob(chunks, { type: 'text/plain;charset=utf-8' }))
}

/** `log.txt` as `log.replaced.txt`: what was made of a file must not take its name. */
export function nameAfter(fileName: string, mark: string): string {
  const dot = fileName.lastIndexOf('.')
  const end = dot > 0 ? dot : fileName.length
  return `${fileName.slice(0, end)}.${mark}${fileName.slice(end)}`
}

export function downloadFile(fileName: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Not at once: the browser has only been asked to save it.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 60_000)
}
