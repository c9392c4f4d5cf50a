import { printCsv } from '#core/text/csv.ts'
import { ContinueButton } from '#ui/continue-button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { countOf, formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { Deduplicated } from './engine.ts'
import './view.css'

/** In UTF-16 code units. Longer lines are shortened in the list. */
const maxShownLength = 300

interface RemovedLinesProps {
  result: Deduplicated
  name: string
  copiedMessage: string
}

/** Lists the lines removed by the last run, with their counts. */
export function RemovedLines({ result: { duplicates, removed, different }, name, copiedMessage }: RemovedLinesProps) {
  if (duplicates.length === 0) return null
  const eachOnce = () => duplicates.map(({ line }) => line).join('\n')
  const title = `Removed: ${countOf(removed, 'line')}`
  return (
    <Output
      title={title}
      actions={
        <>
          <DownloadButton
            text={() => printCsv([['line', 'times'], ...duplicates.map(({ line, count }) => [line, count])])}
            name={`${name}-removed`}
            extension="csv"
            label="CSV"
          />
          <CopyButton
            variant="ghost"
            size="sm"
            text={eachOnce}
            copiedMessage={copiedMessage}
            name="Copy each removed line once"
          />
          <ContinueButton text={eachOnce} title={title} />
        </>
      }
    >
      <LongList items={duplicates} step={50}>
        {(visible) => (
          <ol className="removed-lines">
            {visible.map(({ line, count }) => (
              <li key={line}>
                <span className="removed-count">{formatNumber(count)} ×</span>
                <RemovedText line={line} />
              </li>
            ))}
          </ol>
        )}
      </LongList>
      {different > duplicates.length && (
        <p className="text-soft-ink">
          Showing the {formatNumber(duplicates.length)} most frequent of {formatNumber(different)} different lines. Copy
          and CSV include only these.
        </p>
      )}
    </Output>
  )
}

function RemovedText({ line }: { line: string }) {
  if (line.trim() === '') return <em className="text-soft-ink">blank</em>
  return (
    <code className="user-text" dir="auto">
      {line.slice(0, maxShownLength)}
      {line.length > maxShownLength && '…'}
    </code>
  )
}
