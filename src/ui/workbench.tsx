import type { ReactNode } from 'react'

interface WorkbenchProps {
  children: ReactNode
  /** The main figure and Copy: at the head of the margin, on phones at the bottom edge. */
  bar: ReactNode
  margin: ReactNode
}

/** How a tool is laid out: text on the sheet, figures and options in the margin beside it. */
export function Workbench({ children, bar, margin }: WorkbenchProps) {
  return (
    <div className="workbench">
      <div className="workbench-text">{children}</div>
      <div className="workbench-margin">{margin}</div>
      <div className="workbench-bar">{bar}</div>
    </div>
  )
}
