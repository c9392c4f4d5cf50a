/** Empty text has no lines, any other its line breaks and one. */
export function countLines(text: string): number {
  if (text === '') return 0
  let lines = 1
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) lines++
  for (let i = text.indexOf('\r'); i >= 0; i = text.indexOf('\r', i + 1)) {
    if (text[i + 1] !== '\n') lines++
  }
  return lines
}

/** The lines, and the text's first kind of line break to join them with. */
export function splitLines(text: string): { lines: string[]; lineBreak: string } {
  const lineBreak = /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'
  if (text === '') return { lines: [], lineBreak }
  // Splitting at a plain string is several times faster than at a pattern, and nearly every text has one kind of break.
  return { lines: text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n'), lineBreak }
}
