import { ContinueButton } from '#ui/continue-button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { ListComparison, ListSection } from './lists.ts'
import { listTitles, printDifferences } from './print.ts'
import { tool } from './tool.ts'

interface ListSectionsProps {
  lists: ListComparison
  /** Prefix of the downloaded files' names. */
  downloadName: string
}

/** The items in only one list and in both lists, side by side on wide screens. */
export default function ListSections({ lists, downloadName }: ListSectionsProps) {
  return (
    <>
      <div className="diff-counts">
        {lists.repeats > 0 && <p>{countOf(lists.repeats, 'repeated item')} left out.</p>}
        <DownloadButton text={() => printDifferences(lists)} name={`${downloadName}-lists`} label="Download all" />
      </div>
      <div className="diff-lists">
        {listTitles.map(([name, title]) => (
          <Section key={name} title={title} section={lists[name]} downloadName={downloadName} />
        ))}
      </div>
    </>
  )
}

interface SectionProps {
  title: string
  section: ListSection
  downloadName: string
}

function Section({ title, section: { count, items, text }, downloadName }: SectionProps) {
  if (count === 0) return <Output title={`${title} (0)`}>None</Output>
  const fileName = `${downloadName}-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <Output
      title={`${title} (${formatNumber(count)})`}
      actions={
        <>
          <CopyButton
            variant="ghost"
            size="sm"
            text={() => text}
            copiedMessage={tool.copiedMessage}
            name={`Copy: ${title}`}
          />
          <DownloadButton text={() => text} name={fileName} accessibleName={`Download: ${title}`} />
          <ContinueButton text={() => text} title={title} />
        </>
      }
    >
      <LongList items={items} step={50}>
        {(visible) => (
          <ul className="diff-list">
            {visible.map((item) => (
              <li key={item} className="user-text" dir="auto">
                {item}
              </li>
            ))}
          </ul>
        )}
      </LongList>
      {items.length < count && (
        <p className="diff-remark">
          Showing the first {formatNumber(items.length)} of {formatNumber(count)}. Copy and Download include all.
        </p>
      )}
    </Output>
  )
}
