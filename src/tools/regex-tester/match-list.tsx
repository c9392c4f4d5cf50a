import type { ReactNode } from 'react'
import { formatNumber } from '#core/format.ts'
import { groupStyleIndex, groupStyles } from '#ui/group-style.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { Match, Matches } from './result.ts'
import { matchParts } from './match-parts.ts'
import '#ui/data-table.css'
import '#ui/detail-list.css'

interface MatchListProps {
  found: Matches
  actions: ReactNode
}

export function MatchList({ found: { matches, count, groupNames = [] }, actions }: MatchListProps) {
  if (matches.length === 0) return null
  return (
    <Output title="Matches" actions={actions}>
      <LongList items={matches} step={50}>
        {(visible) => (
          <ol className="detail-list ruled-list">
            {visible.map((match, index) => (
              <MatchRow key={index} match={match} number={index + 1} groupNames={groupNames} />
            ))}
          </ol>
        )}
      </LongList>
      {count > matches.length && (
        <p className="note">
          Only the first {formatNumber(matches.length)} of {formatNumber(count)} matches are listed, copied and
          downloaded.
        </p>
      )}
    </Output>
  )
}

interface MatchRowProps {
  match: Match
  number: number
  groupNames: readonly (string | null)[]
}

function MatchRow({ match, number, groupNames }: MatchRowProps) {
  return (
    <li>
      <span className="regex-position">
        {formatNumber(number)} <span className="note">at {formatNumber(match.index)}</span>
      </span>
      <MatchText match={match} />
      {match.groups.length > 0 && (
        <dl className="regex-groups">
          {match.groups.map((text, index) => (
            <div key={index}>
              <dt>
                <span style={styleOfGroup(index + 1)}>${index + 1}</span> {groupNames[index]}
              </dt>
              <dd>{text === null ? <em>not matched</em> : <Captured text={text} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** The text of a match, with each group in its style. The groups listed below it are the legend. */
function MatchText({ match }: { match: Match }) {
  const parts = matchParts(match)
  if (!parts) return <Captured text={match.text} />
  return (
    <code className="user-text">
      {parts.map(({ start, end, group }) => (
        <span key={start} style={styleOfGroup(group)}>
          {match.text.slice(start - match.index, end - match.index)}
        </span>
      ))}
    </code>
  )
}

/** Group 0 is the whole match, which has no style of its own. */
export function styleOfGroup(group: number) {
  return group === 0 ? undefined : groupStyles[groupStyleIndex(group)]
}

function Captured({ text }: { text: string }) {
  return text === '' ? <em className="note">empty</em> : <code className="user-text">{text}</code>
}
