import type { ReactNode } from 'react'
import { formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { Match, Matches } from './engine.ts'
import { groupsOf } from './print-matches.ts'

interface MatchListProps {
  found: Matches
  actions: ReactNode
}

export function MatchList({ found: { matches, count }, actions }: MatchListProps) {
  if (matches.length === 0) return null
  return (
    <Output title="Matches" actions={actions}>
      <LongList items={matches} step={50}>
        {(visible) => (
          <ol className="regex-matches">
            {visible.map((match, index) => (
              <li key={index}>
                <MatchRow match={match} number={index + 1} />
              </li>
            ))}
          </ol>
        )}
      </LongList>
      {count > matches.length && (
        <p className="text-soft-ink">
          Only the first {formatNumber(matches.length)} of {formatNumber(count)} matches are listed, copied and
          downloaded.
        </p>
      )}
    </Output>
  )
}

function MatchRow({ match, number }: { match: Match; number: number }) {
  return (
    <>
      <span className="regex-position">
        {formatNumber(number)} <span className="text-soft-ink">at {formatNumber(match.index)}</span>
      </span>
      <Captured text={match.text} />
      {match.groups.length > 0 && (
        <dl className="regex-groups">
          {groupsOf(match).map(({ label, text }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{text === null ? <em>not matched</em> : <Captured text={text} />}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function Captured({ text }: { text: string }) {
  return text === '' ? <em className="text-soft-ink">empty</em> : <code className="user-text">{text}</code>
}
