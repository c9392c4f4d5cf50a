import { Output } from '#ui/output.tsx'
import { formatNumber } from '#ui/format.ts'
import type { TitleReports } from './title-report.ts'

interface ComparisonProps extends Pick<TitleReports, 'titles' | 'titleCount'> {
  /** The title whose details are shown. */
  selected: string | undefined
  onSelect: (title: string) => void
}

/** Shows several titles side by side. The chosen one is analyzed in detail below. */
export function Comparison({ titles, titleCount, selected, onSelect }: ComparisonProps) {
  return (
    <Output title="Comparison">
      <div className="title-comparison">
        <table>
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Overall</th>
              <th scope="col">Checks</th>
              <th scope="col">Characters</th>
              <th scope="col">Width</th>
            </tr>
          </thead>
          <tbody>
            {titles.map(({ title, overall, score, length, searchResult, isBest }, index) => (
              <tr key={index} data-best={isBest || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    dir="auto"
                    aria-pressed={title === selected}
                    onClick={() => {
                      onSelect(title)
                    }}
                  >
                    {title}
                  </button>
                </th>
                <td>
                  {overall ?? '–'}
                  {isBest && <strong> Best</strong>}
                </td>
                <td>{score}</td>
                <td>{formatNumber(length)}</td>
                <td>{formatNumber(searchResult.pixels)} px</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="preview-note">
        {titleCount > titles.length && `Only the first ${String(titles.length)} titles are compared. `}
        Choose a title to see its details below.
      </p>
    </Output>
  )
}
