import type { LongText } from '#core/long-text/long-text.ts'
import { Button } from './button.tsx'
import { CopyButton } from './text-buttons.tsx'
import type { ActionStatus } from './use-in-place-tool.ts'

export interface InPlaceBarProps {
  /** What Copy takes: the text, or the result in a preview below it. */
  value: LongText
  /** What the last press did, while the text is its result. */
  status: ActionStatus | undefined
  /** What to say about the text before a button is pressed. */
  hint?: ActionStatus | undefined
}

/** The bar for tools that change the text in place. */
export function InPlaceBar({ value, status, hint }: InPlaceBarProps) {
  return (
    <>
      <ActionMessage status={status ?? hint} />
      <CopyButton variant={status ? 'default' : 'outline'} text={() => value} disabled={value.length === 0} />
    </>
  )
}

/** Says what the last press of a button did. */
export function ActionMessage({ status }: { status: ActionStatus | undefined }) {
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
    </p>
  )
}
