import { lineChunksOf } from './line-chunks.ts'

interface GeneratedTextProps {
  /** What it came to, such as `5 paragraphs, 312 words`. */
  summary: string
  text: string
}

/** What the height of a part is reckoned from until it is laid out. */
function sizeHintsOf(chunk: string): object {
  return { '--characters': chunk.length, '--line-breaks': chunk.split('\n').length - 1 }
}

/** A generated text in full: generators' limits keep it to a few dozen pages, which are laid out as they come into view. */
export function GeneratedText({ summary, text }: GeneratedTextProps) {
  return (
    <section className="output generated" aria-label="Generated text">
      <pre className="user-text" dir="auto" tabIndex={0}>
        {lineChunksOf(text).map((chunk, index) => (
          <span key={index} className="generated-chunk" style={sizeHintsOf(chunk)}>
            {chunk}
          </span>
        ))}
      </pre>
      <output className="generated-summary">{summary}</output>
    </section>
  )
}
