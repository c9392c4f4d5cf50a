import { Fragment, type ReactNode } from 'react'
import { SmallCopyButton } from './text-buttons.tsx'
import './copy-list.css'

interface CopyListProps {
  label: string
  items: readonly string[]
  /** Returns the accessible name of a row's Copy button. */
  copyName: (item: string, index: number) => string
  /** Returns the segments between which a line may wrap. By default it may wrap anywhere. */
  segmentsOf?: ((item: string) => readonly string[]) | undefined
  /** Shows an item without segments, for example in color. */
  show?: (text: string) => ReactNode
}

/**
 * Short results, each with its own Copy button. A single result is shown in large type and is copied with the tool's
 * main Copy button.
 */
export function CopyList({ label, items, copyName, segmentsOf, show = String }: CopyListProps) {
  return (
    <ol className="copy-list ruled-list" aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>
          <output className="copy-list-text" dir="auto" data-wrappable={segmentsOf !== undefined || undefined}>
            {segmentsOf ? <WrappableText segments={segmentsOf(item)} /> : show(item)}
          </output>
          {items.length > 1 && <SmallCopyButton text={() => item} name={copyName(item, index)} />}
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
