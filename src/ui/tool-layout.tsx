import { type ReactNode, use, useEffect, useRef } from 'react'
import { linkedTexts, writeFragment } from '#core/tool/option-links.ts'
import { useActionOnArrival } from './act-on-arrival.ts'
import { usePageDrop } from './arrival.ts'
import { Button } from './button.tsx'
import { copyLink, setToolSettings } from './copy-link.ts'
import { Icon } from './icon.tsx'
import { toast } from './toasts.ts'
import { ToolContext } from './tool-context.ts'
import { useKeyboard } from './use-keyboard.ts'
import { useMainActionKey } from './use-main-action-key.ts'
import { useToolOptions } from './use-tool-options.ts'
import './tool-layout.css'

export interface ToolLayoutProps {
  /** The fields. */
  children: ReactNode
  /** The buttons that run the tool, below the fields. */
  actions?: ReactNode
  /** What the last action did, in a sentence. */
  message?: ReactNode
  /** The main result, if it is short, and Copy. On phones, at the bottom of the screen. */
  bar: ReactNode
  /** Where else the result can go: Download, Continue with…. */
  resultActions?: ReactNode
  /** Results that need the width of the text. */
  result?: ReactNode
  /** Options and further figures. */
  sidebar?: ReactNode
  /** Full-width content below both columns. */
  below?: ReactNode
  /** Whether the bar is below the text instead of above the sidebar, because the result takes the width of the text. */
  isBarBelow?: boolean
  /** Whether the results are older than the input. */
  isStale?: boolean
  /** Whether the first result, which comes without an action, is still to be made. */
  isStarting?: boolean
}

/** A tool's layout: the text and what is done with it in one column, figures and options beside it or, on phones, below. */
export function ToolLayout({
  children,
  actions,
  message,
  bar,
  resultActions,
  result,
  sidebar,
  below,
  isBarBelow = actions !== undefined,
  isStale = false,
  isStarting = false,
}: ToolLayoutProps) {
  const layout = useRef<HTMLDivElement>(null)
  useMainActionKey(layout)
  useKeyboard(layout)
  const { id, FilesPanel } = use(ToolContext)
  useActionOnArrival(id, layout)
  usePageDrop(() => layout.current, {
    onDrop: FilesPanel ? undefined : () => toast('This tool takes no files.'),
    onDragging: () => undefined,
  })
  const dock = (
    <div className="tool-layout-dock">
      {actions !== undefined && <div className="tool-layout-actions">{actions}</div>}
      {message !== undefined && <div className="tool-layout-message">{message}</div>}
      <div className="tool-layout-bar">{bar}</div>
      {resultActions !== undefined && <div className="tool-layout-result-actions">{resultActions}</div>}
    </div>
  )
  return (
    <>
      <div
        ref={layout}
        className="tool-layout"
        data-stale={isStale || undefined}
        data-starting={isStarting || undefined}
      >
        <div className="tool-layout-text" data-result={result !== undefined || undefined}>
          {children}
          {isBarBelow && dock}
          {result}
        </div>
        {(!isBarBelow || sidebar !== undefined) && (
          <div className="tool-layout-side">
            {!isBarBelow && dock}
            {sidebar !== undefined && <div className="tool-layout-sidebar">{sidebar}</div>}
          </div>
        )}
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
