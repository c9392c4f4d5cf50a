import { partsOf } from './text-parts.ts'

interface GeneratedTextProps {
  /** What it came to, such as `5 paragraphs, 312 words`. */
  summary: string
  text: string
}

/** What the height of a part is reckoned from until it is laid out. */
function measuresOf(part: string): object {
  return { '--characters': part.length, '--line-breaks': part.split('\n').length - 1 }
}

/** A generated text in full: generators' limits keep it to a few dozen pages, which are laid out as they come into view. */
export function GeneratedText({ summary, text }: GeneratedTextProps) {
  return (
    <section className="output generated" aria-label="Generated text">
      <pre className="people-text" dir="auto" tabIndex={0}>
        {partsOf(text).map((part, place) => (
          <span key={place} className="generated-part" style={measuresOf(part)}>
            {part}
          </span>
        ))}
      </pre>
      <output className="generated-summary">{summary}</output>
    </section>
  )
}
