import type { TextSource } from '#core/text-source.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import type { ActionStatus } from './use-text-action.ts'

interface InPlaceBarProps {
  value: TextSource
  /** What the last press did, while the text is its result. */
  status: ActionStatus | undefined
  /** What to say about the text before a button is pressed. */
  hint?: ActionStatus | undefined
  copiedMessage: string
  /** Whether Copy is only for the result of a press. By default, it copies the text before that too. */
  needsResult?: boolean
}

/** The bar for tools that change the text in place. Its Copy button copies the text from the text area. */
export function InPlaceBar({ value, status, hint, copiedMessage, needsResult = false }: InPlaceBarProps) {
  return (
    <>
      <ActionMessage status={status ?? hint} />
      <CopyButton
        variant={status ? 'default' : 'outline'}
        text={() => value}
        copiedMessage={copiedMessage}
        disabled={value.length === 0 || (needsResult && !status)}
      />
    </>
  )
}

/** Says what the last press of a button did. */
export function ActionMessage({ status }: { status: ActionStatus | undefined }) {
  return (
    <p role="status" className="action-message">
      {status?.message}
      {status?.again && (
        <>
          {' · '}
          <Button variant="link" size="inline" onClick={status.again.press}>
            {status.again.label}
          </Button>
        </>
      )}
    </p>
  )
}
