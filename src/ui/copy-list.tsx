import { Fragment } from 'react'
import { CopyButton } from './copy-button.tsx'

interface CopyListProps {
  label: string
  items: readonly string[]
  copiedMessage: string
  /** What a row's button is called for screen readers. */
  copyName: (item: string, index: number) => string
  /** The parts between which a line may end. Without it that is anywhere. */
  segmentsOf?: ((item: string) => readonly string[]) | undefined
}

/** Short texts to choose from, each with a Copy of its own. A single one is set large: the tool's own Copy serves it. */
export function CopyList({ label, items, copiedMessage, copyName, segmentsOf }: CopyListProps) {
  return (
    <ol className="copy-list" aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>
          <output className="copy-list-text" dir="auto" data-wrappable={segmentsOf !== undefined || undefined}>
            {segmentsOf ? <WrappableText segments={segmentsOf(item)} /> : item}
          </output>
          {items.length > 1 && (
            <CopyButton
              variant="ghost"
              size="sm"
              text={() => item}
              copiedMessage={copiedMessage}
              name={copyName(item, index)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function WrappableText({ segments }: { segments: readonly string[] }) {
  return segments.map((segment, index) => (
    <Fragment key={index}>
      {segment}
      <wbr />
    </Fragment>
  ))
}
