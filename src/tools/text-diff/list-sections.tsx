import { ContinueButton, DownloadButton, SmallCopyButton } from '#ui/text-buttons.tsx'
import { countOf, formatNumber } from '#core/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { ListComparison, ListSection } from './lists.ts'
import { listTitles, print } from './result.ts'

/** The items in only one list and in both lists, side by side on wide screens. */
export default function ListSections({ lists }: { lists: ListComparison }) {
  return (
    <>
      <div className="diff-counts">
        {lists.repeats > 0 && <p>{countOf(lists.repeats, 'repeated item')} left out.</p>}
        <DownloadButton text={() => print(lists)} suffix="lists" label="Download all" />
      </div>
      <div className="diff-lists">
        {listTitles.map(([name, title]) => (
          <Section key={name} title={title} section={lists[name]} />
        ))}
      </div>
    </>
  )
}

function Section({ title, section: { count, items, text } }: { title: string; section: ListSection }) {
  if (count === 0) return <Output title={`${title} (0)`}>None</Output>
  const suffix = title.toLowerCase().replaceAll(' ', '-')
  return (
    <Output
      title={`${title} (${formatNumber(count)})`}
      actions={
        <>
          <SmallCopyButton text={() => text} name={`Copy: ${title}`} />
          <DownloadButton text={() => text} suffix={suffix} accessibleName={`Download: ${title}`} />
          <ContinueButton text={() => text} title={title} />
        </>
      }
    >
      <LongList items={items} step={50}>
        {(visible) => (
          <ul className="diff-list ruled-list">
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
