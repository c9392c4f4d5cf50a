/** In characters: about one screenful. */
const minChunkLength = 4000

/** Splits a text into chunks of whole lines, including their line breaks. */
export function lineChunksOf(text: string): readonly string[] {
  const chunks: string[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    const lineBreak = text.indexOf('\n', start + minChunkLength)
    end = lineBreak < 0 ? text.length : lineBreak + 1
    chunks.push(text.slice(start, end))
  }
  return chunks
}
