import type { ReactNode } from 'react'

interface ToolLayoutProps {
  children: ReactNode
  /** The main figure and Copy: above the sidebar, on phones at the bottom of the screen. */
  bar: ReactNode
  sidebar: ReactNode
  /** Full-width content below both columns. */
  below?: ReactNode
  /** Whether the results are older than the input. */
  isStale?: boolean
}

/** A tool's layout: text in one column, results and options in another; stacked on phones. */
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
