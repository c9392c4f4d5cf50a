const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' }

/** Replaces `\n`, `\r`, `\t` and `\\`, which are the only way to enter a line break in a one-line field. */
export function expandEscapes(text: string): string {
  return text.replace(/\\([nrt\\])/g, (_, letter: string) => escapes[letter] as string)
}

/** The opposite of `expandEscapes`. */
export function writeEscapes(text: string): string {
  // Backslashes come first, so that those of the escapes stay single.
  return Object.entries(escapes).reduceRight(
    (written, [letter, character]) => written.replaceAll(character, `\\${letter}`),
    text,
  )
}
