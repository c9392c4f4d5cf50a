import { type ReactNode, useId } from 'react'

interface OutputProps {
  title: string
  /** Copy, Download and the like, at the end of the title's line. */
  actions?: ReactNode
  children: ReactNode
}

/** A result of its own, below the text it was made from. */
export function Output({ title, actions, children }: OutputProps) {
  const id = useId()
  return (
    <section className="output" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  )
}
