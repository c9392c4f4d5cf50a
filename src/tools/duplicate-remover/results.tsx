import { clip } from '#core/text/clip.ts'
import { printCsv } from '#core/text/csv.ts'
import { ContinueButton, DownloadButton, SmallCopyButton } from '#ui/text-buttons.tsx'
import { derivedFileName } from '#ui/download.ts'
import FileText from '#ui/file-text.tsx'
import { countOf, formatNumber } from '#core/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { type Deduplicated, type LineCount, type Mode, nothingFound } from './result.ts'
import './view.css'

/** In UTF-16 code units. Longer lines are shortened in the list. */
const maxShownLength = 300

/** The title of the result for a large file, and the end of its file name. */
const fileLabels: Readonly<Record<Mode, readonly [title: string, suffix: string]>> = {
  remove: ['Unique lines', 'different'],
  duplicates: ['Duplicated lines', 'duplicates'],
  unique: ['Lines that occur once', 'once'],
  counts: ['Counted lines', 'counts'],
}

interface ResultsProps {
  result: Deduplicated
  /** The result for a large file, which is not in the text area. */
  file?: { readonly name: string; readonly output: Blob | undefined; readonly mode: Mode }
}

/** The result for a large file, and the lines that were removed or counted. */
export default function Results({ result, file }: ResultsProps) {
  const { kept, removed, different, duplicates, counts } = result
  return (
    <>
      {file?.output && (
        <FileText
          title={fileLabels[file.mode][0]}
          text={file.output}
          fileName={derivedFileName(file.name, fileLabels[file.mode][1])}
        />
      )}
      {file && (kept === 0 || (file.mode === 'remove' && removed === 0)) && (
        <p className="note">{nothingFound[file.mode]}</p>
      )}
      <CountedLines
        title={`Removed: ${countOf(removed, 'line')}`}
        lines={duplicates}
        total={different}
        suffix="removed"
        copyName="Copy each removed line once"
      />
      <CountedLines
        title={`Counted: ${countOf(kept, 'different line')}`}
        lines={counts ?? []}
        total={kept}
        suffix="counts"
        copyName="Copy each line once"
      />
    </>
  )
}

interface CountedLinesProps {
  title: string
  lines: readonly LineCount[]
  /** Number of lines, including those that are not listed. */
  total: number
  suffix: string
  copyName: string
}

/** Lists lines with their counts. */
function CountedLines({ title, lines, total, suffix, copyName }: CountedLinesProps) {
  if (lines.length === 0) return null
  const eachOnce = () => lines.map(({ line }) => line).join('\n')
  return (
    <Output
      title={title}
      actions={
        <>
          <DownloadButton
            text={() => printCsv([['line', 'times'], ...lines.map(({ line, count }) => [line, count])])}
            suffix={suffix}
            extension="csv"
            label="CSV"
          />
          <SmallCopyButton text={eachOnce} name={copyName} />
          <ContinueButton text={eachOnce} title={title} />
        </>
      }
    >
      <LongList items={lines} step={50}>
        {(visible) => (
          <ol className="removed-lines ruled-list">
            {visible.map(({ line, count }) => (
              <li key={line}>
                <span className="removed-count">{formatNumber(count)} ×</span>
                <LineText line={line} />
              </li>
            ))}
          </ol>
        )}
      </LongList>
      {total > lines.length && (
        <p className="note">
          Showing the {formatNumber(lines.length)} most frequent of {formatNumber(total)} different lines. Copy and CSV
          include only these.
        </p>
      )}
    </Output>
  )
}

function LineText({ line }: { line: string }) {
  if (line.trim() === '') return <em className="note">blank</em>
  return (
    <code className="user-text" dir="auto">
      {clip(line, maxShownLength)}
    </code>
  )
}
