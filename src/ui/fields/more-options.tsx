import { type ReactNode, useState } from 'react'
import './more-options.css'

interface MoreOptionsProps {
  /** How many of them are not at their default. */
  changed: number
  children: ReactNode
}

/** Options that few people need. They are closed until opened, or until a link, a recipe or an example sets one of them. */
export function MoreOptions({ changed, children }: MoreOptionsProps) {
  const [isOpen, setIsOpen] = useState(changed > 0)
  const [hadChanges, setHadChanges] = useState(changed > 0)
  if (hadChanges !== changed > 0) {
    setHadChanges(changed > 0)
    if (changed > 0) setIsOpen(true)
  }
  return (
    <details className="more-options" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        More options
        {changed > 0 && <span className="more-options-count"> {changed} changed</span>}
      </summary>
      <div className="option-fields">{children}</div>
    </details>
  )
}
