import { Output } from '#ui/output.tsx'
import { formatNumber } from '#ui/format.ts'
import { describeChecks, type TitleReports } from './title-report.ts'

interface ComparisonProps extends Pick<TitleReports, 'titles' | 'titleCount'> {
  /** The title whose details are shown. */
  selected: string | undefined
  onSelect: (title: string) => void
}

/** Shows several titles side by side. The chosen one is analyzed in detail below. */
export function Comparison({ titles, titleCount, selected, onSelect }: ComparisonProps) {
  return (
    <Output title="Comparison">
      <table className="data-table title-comparison">
        <colgroup>
          <col width="52%" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Overall</th>
            <th scope="col">Checks</th>
            <th scope="col">Pixels</th>
          </tr>
        </thead>
        <tbody>
          {titles.map((report, index) => {
            const { title, overall, searchResult, isBest } = report
            return (
              <tr key={index}>
                <th scope="row">
                  <button
                    type="button"
                    className={`block min-h-11 ${title === selected ? 'text-ink underline underline-offset-4' : ''}`}
                    dir="auto"
                    aria-pressed={title === selected}
                    onClick={() => onSelect(title)}
                  >
                    {title}
                  </button>
                </th>
                <td>
                  {overall ?? '–'}
                  {isBest && <strong className="text-good"> Best</strong>}
                </td>
                <td>{describeChecks(report)}</td>
                <td>{formatNumber(searchResult.pixels)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="preview-note">
        {titleCount > titles.length && `Only the first ${String(titles.length)} titles are compared. `}
        Between equal points, the passed checks decide, then the width. Choose a title to see its details below.
      </p>
    </Output>
  )
}
