import { type ReactNode, type Ref, useId } from 'react'
import './output.css'

interface OutputProps {
  title: string
  /** Buttons such as Copy and Download, at the end of the title line. */
  actions?: ReactNode
  children: ReactNode
  /** The section, which can be focused when a button in it disappears. */
  ref?: Ref<HTMLElement>
}

/** A result section below the input text. */
export function Output({ title, actions, children, ref }: OutputProps) {
  const id = useId()
  return (
    <section ref={ref} className="output" aria-labelledby={id} tabIndex={ref ? -1 : undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  )
}
