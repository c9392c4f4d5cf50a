/** Characters that a file name cannot have on Windows, and control characters. */
const forbidden = /[<>:"|?*\u0000-\u001f\u007f]/g

/** Names of devices on Windows, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Returns a name that is valid on every system and cannot leave the folder that it is extracted to. */
function safeFileName(name: string): string {
  const lastPart = name.split(/[/\\]/).at(-1) ?? ''
  // Windows removes dots and spaces at the end. This also covers the names `.` and `..`.
  const safe = lastPart.replace(forbidden, '_').replace(/[. ]+$/, '')
  return safe === '' ? 'file' : safe.replace(deviceName, '_$&')
}

/** Two names with the same key are the same file on a system that ignores case. */
function keyOf(name: string): string {
  return name.normalize().toLowerCase()
}

/** Returns the names as safe names that are all different: the second `notes.txt` becomes `notes (2).txt`. */
export function uniqueFileNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map((name) => {
    const safe = safeFileName(name)
    const dot = safe.lastIndexOf('.')
    const end = dot > 0 ? dot : safe.length
    let unique = safe
    for (let number = 2; used.has(keyOf(unique)); number++)
      unique = `${safe.slice(0, end)} (${String(number)})${safe.slice(end)}`
    used.add(keyOf(unique))
    return unique
  })
}

/** The name of the text of a document: `thesis.docx` becomes `thesis.txt`. */
export function textFileName(name: string): string {
  return withExtension(name.replace(/\.(?:docx|odt|epub|rtf|pdf)$/i, ''), 'txt')
}

/** Adds an extension, unless the name already has it: `photo.png` becomes `photo.png.txt`. */
export function withExtension(name: string, extension: string): string {
  return name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`
}
