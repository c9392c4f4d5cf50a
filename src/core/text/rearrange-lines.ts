import { splitLines } from './lines.ts'

/** Returns the lines of a text, and a function that joins other lines as they were. A final line break stays at the end. */
export function separateLines(text: string): { lines: string[]; joinLines: (lines: readonly string[]) => string } {
  const { lines, lineBreak } = splitLines(text)
  const hasFinalBreak = lines.length > 1 && lines.at(-1) === ''
  if (hasFinalBreak) lines.pop()
  // Appending the line break after joining would copy the whole text.
  return { lines, joinLines: (others) => (hasFinalBreak ? [...others, ''] : others).join(lineBreak) }
}

/** Rearranges the lines of a text. A final line break stays at the end. */
export function rearrangeLines(text: string, rearrange: (lines: readonly string[]) => readonly string[]): string {
  const { lines, joinLines } = separateLines(text)
  return joinLines(rearrange(lines))
}
