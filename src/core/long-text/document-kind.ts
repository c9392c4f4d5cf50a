/** What to do with a document that is not plain text, by the extension of its name. */
const advice: readonly (readonly [extensions: RegExp, advice: string])[] = [
  [/\.docx?$/i, 'a Word document. Open it in Word and copy its text.'],
  [/\.xlsx?$/i, 'an Excel workbook. Open it in Excel and copy its cells.'],
  [/\.pptx?$/i, 'a PowerPoint presentation. Open it in PowerPoint and copy its text.'],
  [/\.(?:od[sp]|pages|numbers|key)$/i, 'a document with formatting. Open it in its app and copy its text.'],
]

/** What a file contains, by its first bytes as Latin-1. Office documents are ZIP archives or OLE files. */
const signatures: readonly (readonly [start: RegExp, advice: string])[] = [
  [/^PK\x03\x04/, 'a ZIP archive. Extract it and open a text file in it.'],
  [/^\xd0\xcf\x11\xe0/, 'an Office document. Open it in its app and copy its text.'],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP)/, 'a picture, so there is no text to open.'],
]

/** How documents start whose text can be read: Word, OpenDocument and EPUB are ZIP archives. */
const documentStart = /^(?:PK\x03\x04|%PDF-|\{\\rtf)/

/** Number of bytes that say what a file is. */
export const startLength = 12

function textOf(start: Uint8Array): string {
  return String.fromCharCode(...start.subarray(0, startLength))
}

/** Whether a file starts like a document whose text can be read. Other ZIP archives do so too. */
export function startsLikeDocument(start: Uint8Array): boolean {
  return documentStart.test(textOf(start))
}

/** Returns what a file that is not text is instead, and how to get its text. Undefined if the first bytes don't say. */
export function describeDocument(name: string, start: Uint8Array): string | undefined {
  const bytes = textOf(start)
  const found = signatures.findIndex(([signature]) => signature.test(bytes))
  const isOffice = found === 0 || found === 1
  // A .docx file is a ZIP archive, unless it is encrypted.
  if (found === 1 && /\.docx$/i.test(name)) {
    return `${name} is protected with a password, or an old Word document. Open it in Word and save a copy without one.`
  }
  const office = isOffice ? advice.find(([extensions]) => extensions.test(name)) : undefined
  const described = office ?? signatures[found]
  return described && `${name} is ${described[1]}`
}
