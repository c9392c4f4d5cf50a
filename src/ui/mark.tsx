import type { ComponentProps } from 'react'
import './mark.css'

interface MarkProps extends Pick<ComponentProps<'span'>, 'ref'> {
  text: string
  size?: 'tiny' | 'small'
}

/**
 * A tool's icon: one or more typographic characters in a square. Hidden from screen readers, because the tool's name is
 * next to it.
 */
export function Mark({ text, size = 'small', ref }: MarkProps) {
  return (
    <span ref={ref} className="mark" data-size={size} data-length={[...text].length} aria-hidden="true">
      {text}
    </span>
  )
}
