import type { ReactNode, RefObject } from 'react'
import { Button } from './button.tsx'

interface OfferLineProps {
  /** Why the offer is made, unless its label says so. */
  children?: ReactNode
  label: string
  onAccept: () => void
  /** Receives the focus, because the button disappears. */
  focusNext: RefObject<HTMLElement | null>
}

/** A sentence about the result, with a button that changes it. */
export function OfferLine({ children, label, onAccept, focusNext }: OfferLineProps) {
  const accept = () => {
    focusNext.current?.focus({ preventScroll: true })
    onAccept()
  }
  return (
    <p className="note">
      {children}{' '}
      <Button variant="link" size="sm" onClick={accept}>
        {label}
      </Button>
    </p>
  )
}
