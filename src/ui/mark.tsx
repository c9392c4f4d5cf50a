interface MarkProps {
  text: string
  size?: 'tiny' | 'small' | 'large'
}

/** A tool's typographic mark in a square. Hidden from screen readers, because the name is next to it. */
export function Mark({ text, size = 'small' }: MarkProps) {
  return (
    <span className="mark" data-size={size} data-length={[...text].length} aria-hidden="true">
      {text}
    </span>
  )
}
