import { lineChunksOf } from './line-chunks.ts'
import './generated-text.css'

interface GeneratedTextProps {
  /** Such as `5 paragraphs, 312 words`. */
  summary: string
  text: string
  /** Whether it reads like prose. It is then set in the typeface of the interface. */
  isProse?: boolean
}

/** Returns CSS variables for estimating a chunk's height before layout. See `.generated-chunk` in ui.css. */
function sizeHintsOf(chunk: string): object {
  return { '--characters': chunk.length, '--line-breaks': chunk.split('\n').length - 1 }
}

/** In UTF-16 code units: more than a hundred pages. */
const maxShownLength = 500_000

/** Shows the generated text. Chunks are laid out when they scroll into view. */
export function GeneratedText({ summary, text, isProse = false }: GeneratedTextProps) {
  return (
    <section className="output generated" data-prose={isProse || undefined} aria-label="Generated text">
      <pre className="user-text" dir="auto" tabIndex={0}>
        {lineChunksOf(text.slice(0, maxShownLength)).map((chunk, index) => (
          <span key={index} className="generated-chunk" style={sizeHintsOf(chunk)}>
            {chunk}
          </span>
        ))}
      </pre>
      <output className="generated-summary">
        {summary}
        {text.length > maxShownLength && '. Only the beginning is shown: Copy and Download have all of it.'}
      </output>
    </section>
  )
}
