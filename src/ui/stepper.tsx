import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import './stepper.css'

interface StepperProps {
  /** What is shown in the text, such as `“tea”: 2 of 14`. */
  children: ReactNode
  onStep: (offset: -1 | 1) => void
}

/** Steps through ranges of the text. The text area shows the chosen one. */
export function Stepper({ children, onStep }: StepperProps) {
  return (
    <div className="stepper">
      <output>{children}</output>
      <Button variant="outline" size="sm" onClick={() => onStep(-1)}>
        Previous
      </Button>
      <Button variant="outline" size="sm" onClick={() => onStep(1)}>
        Next
      </Button>
    </div>
  )
}
