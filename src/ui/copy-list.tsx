import { CopyButton } from './copy-button.tsx'

interface CopyListProps {
  label: string
  items: readonly string[]
  copied: string
  /** What a row's button is called for screen readers. */
  copyName: (item: string, index: number) => string
}

/** Short texts to choose from, each with a Copy of its own. A single one is set large: the tool's own Copy serves it. */
export function CopyList({ label, items, copied, copyName }: CopyListProps) {
  return (
    <ol className="copy-list" aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>
          <output className="copy-list-text" dir="auto">
            {item}
          </output>
          {items.length > 1 && (
            <CopyButton variant="ghost" size="sm" text={() => item} copied={copied} name={copyName(item, index)} />
          )}
        </li>
      ))}
    </ol>
  )
}
