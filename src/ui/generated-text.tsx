interface GeneratedTextProps {
  /** What it came to, such as `5 paragraphs, 312 words`. */
  summary: string
  text: string
}

/** A generated text in full: generators' limits keep it to a few dozen pages. */
export function GeneratedText({ summary, text }: GeneratedTextProps) {
  return (
    <section className="output generated" aria-label="Generated text">
      <pre className="people-text" dir="auto" tabIndex={0}>
        {text}
      </pre>
      <output className="generated-summary">{summary}</output>
    </section>
  )
}
