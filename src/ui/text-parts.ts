/** In characters: about a screenful. */
const partLength = 4000

/** A text in parts of whole lines, each with its last line break. */
export function partsOf(text: string): readonly string[] {
  const parts: string[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    const lineBreak = text.indexOf('\n', start + partLength)
    end = lineBreak < 0 ? text.length : lineBreak + 1
    parts.push(text.slice(start, end))
  }
  return parts
}
