import './mark.css'

interface MarkProps {
  text: string
  size?: 'tiny' | 'small'
}

/**
 * A tool's icon: one or more typographic characters in a square. Hidden from screen readers, because the tool's name is
 * next to it.
 */
export function Mark({ text, size = 'small' }: MarkProps) {
  return (
    <span className="mark" data-size={size} data-length={[...text].length} aria-hidden="true">
      {text}
    </span>
  )
}
