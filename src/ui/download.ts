import type { TextSource } from '#core/text-source.ts'

/** Saves a text as a file, chunk by chunk, without making one string of it. */
export function downloadText(fileName: string, text: TextSource) {
  const chunks = typeof text === 'string' ? [text] : [...text.chunks()]
  downloadFile(fileName, new Blob(chunks, { type: 'text/plain;charset=utf-8' }))
}

/** `log.txt` as `log.replaced.txt`: what was made of a file must not take its name. */
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
  // Not at once: the browser has only been asked to save it.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 60_000)
}
