import { type ReactNode, useId } from 'react'

interface OutputProps {
  title: string
  /** Buttons such as Copy and Download, at the end of the title line. */
  actions?: ReactNode
  children: ReactNode
}

/** A result section below the input text. */
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
