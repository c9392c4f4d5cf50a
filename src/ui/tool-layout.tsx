import type { ReactNode } from 'react'

interface ToolLayoutProps {
  children: ReactNode
  /** The main figure and Copy: at the head of the margin, on phones at the bottom edge. */
  bar: ReactNode
  sidebar: ReactNode
  /** What needs the whole width, below both columns. */
  below?: ReactNode
  /** What is shown is older than what was typed. */
  isStale?: boolean
}

/** A tool's layout: its text in one column, results and options in another, one below the other on phones. */
export function ToolLayout({ children, bar, sidebar, below, isStale = false }: ToolLayoutProps) {
  return (
    <div className="tool-layout" data-stale={isStale || undefined}>
      <div className="tool-layout-text">{children}</div>
      <div className="tool-layout-bar">{bar}</div>
      <div className="tool-layout-sidebar">{sidebar}</div>
      {below !== undefined && <div className="tool-layout-below">{below}</div>}
    </div>
  )
}
