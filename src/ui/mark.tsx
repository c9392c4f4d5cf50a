interface MarkProps {
  text: string
  size?: 'tiny' | 'small' | 'large'
}

/** A tool's typographic mark in its hairline square. The name stands beside it, so it is not read aloud. */
export function Mark({ text, size = 'small' }: MarkProps) {
  return (
    <span className="mark" data-size={size} data-length={[...text].length} aria-hidden="true">
      {text}
    </span>
  )
}
