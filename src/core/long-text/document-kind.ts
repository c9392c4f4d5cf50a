/** What to do with a document that is not plain text, by the extension of its name. */
const advice: readonly (readonly [extensions: RegExp, advice: string])[] = [
  [/\.docx?$/i, 'a Word document. Open it in Word and copy its text.'],
  [/\.xlsx?$/i, 'an Excel workbook. Open it in Excel and copy its cells.'],
  [/\.pptx?$/i, 'a PowerPoint presentation. Open it in PowerPoint and copy its text.'],
  [/\.(?:od[tsp]|pages|numbers|key|epub)$/i, 'a document with formatting. Open it in its app and copy its text.'],
]

/** What a file contains, by its first bytes as Latin-1. Office documents are ZIP archives or OLE files. */
const signatures: readonly (readonly [start: RegExp, advice: string])[] = [
  [/^PK\x03\x04/, 'a ZIP archive. Extract it and open a text file in it.'],
  [/^\xd0\xcf\x11\xe0/, 'an Office document. Open it in its app and copy its text.'],
  [/^%PDF/, 'a PDF. Open it in a PDF reader and copy its text.'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP)/, 'a picture, so there is no text to open.'],
]

/** Number of bytes that say what a file is. */
export const startLength = 12

/** Returns what a file that is not text is instead, and how to get its text. Undefined if the first bytes don't say. */
export function describeDocument(name: string, start: Uint8Array): string | undefined {
  const bytes = String.fromCharCode(...start.subarray(0, startLength))
  const found = signatures.findIndex(([signature]) => signature.test(bytes))
  const isOffice = found === 0 || found === 1
  const office = isOffice ? advice.find(([extensions]) => extensions.test(name)) : undefined
  const described = office ?? signatures[found]
  return described && `${name} is ${described[1]}`
}
