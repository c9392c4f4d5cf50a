import type { ReactNode } from 'react'

interface ToolLayoutProps {
  children: ReactNode
  /** The main result and the Copy button. Shown above the sidebar or, on phones, at the bottom of the screen. */
  bar: ReactNode
  sidebar: ReactNode
  /** Full-width content below both columns. */
  below?: ReactNode
  /** Whether the results are older than the input. */
  isStale?: boolean
}

/**
 * A tool's layout: the text is in one column, results and options are in the other. On phones, the columns are stacked.
 */
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
