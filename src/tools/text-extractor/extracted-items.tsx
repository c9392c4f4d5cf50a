import { printCsv } from '#core/text/csv.ts'
import { ContinueButton, DownloadButton } from '#ui/text-buttons.tsx'
import { formatNumber } from '#core/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { Kind } from './tool.ts'
import type { Extracted } from './result.ts'
import { nouns } from './nouns.ts'

interface ExtractedItemsProps {
  found: Extracted
  kind: Kind
  /** Whether the text has changed since the search. */
  isOutdated: boolean
  /** Returns all items, one per line. */
  print: () => string
}

/** Shows the extracted items in a scrollable list. */
export default function ExtractedItems({
  found: { items, count, more = '' },
  kind,
  isOutdated,
  print,
}: ExtractedItemsProps) {
  const { one, many } = nouns[kind]
  const title = `${many.charAt(0).toUpperCase()}${many.slice(1)}`
  const toCsv = () => {
    const all = more === '' ? items : [...items, ...more.split('\n')]
    return printCsv([[one], ...all.map((item) => [item])])
  }
  return (
    <Output
      title={title}
      actions={
        <>
          <DownloadButton text={toCsv} suffix={kind} extension="csv" label="CSV" />
          <ContinueButton text={print} title={title} isMain />
        </>
      }
    >
      {isOutdated && <p className="note">Results are out of date. Extract again to update them.</p>}
      <LongList items={items} step={200}>
        {(visible) => (
          <ol className="extracted-items ruled-list" tabIndex={0} aria-label={many}>
            {visible.map((item, index) => (
              // Duplicates may be kept, so an item does not identify its row.
              <li key={index} className="user-text" dir="auto">
                {item}
              </li>
            ))}
          </ol>
        )}
      </LongList>
      {count > items.length && (
        <p className="note">
          Showing the first {formatNumber(items.length)} of {formatNumber(count)}. Copy and CSV include all of them.
        </p>
      )}
    </Output>
  )
}
