/** A tool's typographic mark in its hairline square. The name stands beside it, so it is not read aloud. */
export function Mark({ text, size = 'small' }: { text: string; size?: 'small' | 'large' }) {
  return (
    <span className="mark" data-size={size} data-length={[...text].length} aria-hidden="true">
      {text}
    </span>
  )
}
