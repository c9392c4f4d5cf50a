import { Fragment } from 'react'
import { CopyButton } from './copy-button.tsx'

interface CopyListProps {
  label: string
  items: readonly string[]
  copied: string
  /** What a row's button is called for screen readers. */
  copyName: (item: string, index: number) => string
  /** The parts between which a line may end. Without it that is anywhere. */
  partsOf?: ((item: string) => readonly string[]) | undefined
}

/** Short texts to choose from, each with a Copy of its own. A single one is set large: the tool's own Copy serves it. */
export function CopyList({ label, items, copied, copyName, partsOf }: CopyListProps) {
  return (
    <ol className="copy-list" aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>
          <output className="copy-list-text" dir="auto" data-parted={partsOf !== undefined || undefined}>
            {partsOf ? <Parted parts={partsOf(item)} /> : item}
          </output>
          {items.length > 1 && (
            <CopyButton variant="ghost" size="sm" text={() => item} copied={copied} name={copyName(item, index)} />
          )}
        </li>
      ))}
    </ol>
  )
}

function Parted({ parts }: { parts: readonly string[] }) {
  return parts.map((part, place) => (
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ))
}
