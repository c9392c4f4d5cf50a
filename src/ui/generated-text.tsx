interface GeneratedTextProps {
  /** What it came to, such as `5 paragraphs, 312 words`. */
  summary: string
  text: string
}

/** In characters: about a screenful. */
const partLength = 4000

/** The text in parts of whole lines, each with its last line break. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    const lineBreak = text.indexOf('\n', start + partLength)
    end = lineBreak < 0 ? text.length : lineBreak + 1
    parts.push(text.slice(start, end))
  }
  return parts
}

/** A generated text in full: generators' limits keep it to a few dozen pages, which are laid out as they come into view. */
export function GeneratedText({ summary, text }: GeneratedTextProps) {
  return (
    <section className="output generated" aria-label="Generated text">
      <pre className="people-text" dir="auto" tabIndex={0}>
        {partsOf(text).map((part, place) => (
          <span key={place} className="generated-part">
            {part}
          </span>
        ))}
      </pre>
      <output className="generated-summary">{summary}</output>
    </section>
  )
}
