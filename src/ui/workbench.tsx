import type { ReactNode } from 'react'

interface WorkbenchProps {
  children: ReactNode
  /** The main figure and Copy: at the head of the margin, on phones at the bottom edge. */
  bar: ReactNode
  margin: ReactNode
  /** What needs the whole width, below both columns. */
  below?: ReactNode
  /** What is shown is older than what was typed. */
  isStale?: boolean
}

/** A tool's layout: its text in one column, results and options in another, one below the other on phones. */
export function Workbench({ children, bar, margin, below, isStale = false }: WorkbenchProps) {
  return (
    <div className="workbench" data-stale={isStale || undefined}>
      <div className="workbench-text">{children}</div>
      <div className="workbench-bar">{bar}</div>
      <div className="workbench-margin">{margin}</div>
      {below !== undefined && <div className="workbench-below">{below}</div>}
    </div>
  )
}
