import { type ReactNode, use, useEffect, useRef } from 'react'
import { linkedTexts, writeFragment } from '#core/tool/option-links.ts'
import { usePageDrop } from './arrival.ts'
import { Button } from './button.tsx'
import { copyLink, setToolSettings } from './copy-link.ts'
import { Icon } from './icon.tsx'
import { toast } from './toasts.ts'
import { ToolContext } from './tool-context.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'
import { useMainActionKey } from './use-main-action-key.ts'
import { useToolOptions } from './use-tool-options.ts'
import './tool-layout.css'

export interface ToolLayoutProps {
  children: ReactNode
  /** The buttons that run the tool: at the top of the sidebar or, on phones, below the text. */
  actions?: ReactNode
  /** The main result and the Copy button. Shown above the sidebar or, on phones, at the bottom of the screen. */
  bar: ReactNode
  sidebar?: ReactNode
  /** Full-width content below both columns. */
  below?: ReactNode
  /** Whether the results are older than the input. */
  isStale?: boolean
  /** Whether the first result, which comes without an action, is still to be made. */
  isStarting?: boolean
}

/**
 * A tool's layout: the text is in one column, actions, results and options are in the other. On phones, the columns are
 * stacked.
 */
export function ToolLayout({
  children,
  actions,
  bar,
  sidebar,
  below,
  isStale = false,
  isStarting = false,
}: ToolLayoutProps) {
  const layout = useRef<HTMLDivElement>(null)
  useMainActionKey(layout)
  useKeyboardHeight(layout)
  const { FilesPanel } = use(ToolContext)
  usePageDrop(() => layout.current, {
    onDrop: FilesPanel ? undefined : () => toast('This tool takes no files.'),
    onDragging: () => undefined,
  })
  return (
    <>
      <div
        ref={layout}
        className="tool-layout"
        data-stale={isStale || undefined}
        data-starting={isStarting || undefined}
      >
        <div className="tool-layout-text">{children}</div>
        {actions !== undefined && <div className="tool-layout-actions">{actions}</div>}
        <div className="tool-layout-bar">{bar}</div>
        {sidebar !== undefined && <div className="tool-layout-sidebar">{sidebar}</div>}
        {below !== undefined && <div className="tool-layout-below">{below}</div>}
      </div>
      <CopyLinkButton />
    </>
  )
}

/** Copies a link that opens the tool with its current settings. The text is not in it. */
function CopyLinkButton() {
  const { id, options } = use(ToolContext)
  const [values] = useToolOptions(id, options)
  const fragment = writeFragment(options, values)
  const texts = linkedTexts(options, values)

  useEffect(() => {
    setToolSettings(fragment)
    return () => setToolSettings(undefined)
  }, [fragment])

  return (
    <Button variant="ghost" size="sm" className="copy-link" onClick={() => void copyLink()}>
      <Icon name="link" />
      Copy link
      {texts.length > 0 && ` (includes your ${texts.join(' and ')})`}
    </Button>
  )
}
