import { use } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import { Button } from './button.tsx'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { ContinueButton, CopyButton, DownloadButton } from './text-buttons.tsx'
import { ToolContext } from './tool-context.ts'
import type { ActionStatus } from './use-in-place-tool.ts'

/** The Copy button of a tool that changes the text in place. Once a button has changed the text, Copy is the next step. */
export function CopyChanged({ value, isDone }: { value: LongText; isDone: boolean }) {
  return <CopyButton variant={isDone ? 'default' : 'outline'} text={() => value} disabled={value.length === 0} />
}

interface ActionMessageProps {
  status: ActionStatus | undefined
  /** Takes back what the last press did. */
  onUndo?: (() => void) | undefined
}

/** Says what the last press of a button did. */
export function ActionMessage({ status, onUndo }: ActionMessageProps) {
  return (
    <p role="status" className="action-message">
      {status?.message}
      {status?.button && (
        <>
          {' · '}
          <Button variant="link" size="inline" onClick={status.button.press}>
            {status.button.label}
          </Button>
        </>
      )}
      {onUndo && (
        <>
          {status && ' · '}
          <Button variant="link" size="inline" className="undo" onClick={onUndo}>
            Undo
          </Button>
        </>
      )}
    </p>
  )
}

/** Where a text that was changed in place can go: a file, which keeps the name of an opened one, or another tool. */
export function TextActions({ buffer }: { buffer: TextBuffer }) {
  const { id, textLabel = '' } = use(ToolContext)
  const disabled = useTextValue(buffer).length === 0
  return (
    <>
      <DownloadButton
        accessibleName="Download text"
        disabled={disabled}
        fileName={buffer.fileName ?? `${id}.txt`}
        text={() => buffer.written}
      />
      <ContinueButton
        text={() => buffer.value}
        format={() => buffer.format}
        title={textLabel}
        isMain
        disabled={disabled}
      />
    </>
  )
}
