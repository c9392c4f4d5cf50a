import { formatNumber } from '#ui/format.ts'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { Match, Matches } from './engine.ts'

export function MatchList({ found: { matches, count } }: { found: Matches }) {
  if (matches.length === 0) return null
  return (
    <Output title="Matches">
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
          Only the first {formatNumber(matches.length)} of {formatNumber(count)} matches are listed and copied.
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

/** Returns all groups by number, and then the named groups again by name. */
function groupsOf({ groups, named = [] }: Match) {
  return [
    ...groups.map((text, index) => ({ label: `$${String(index + 1)}`, text })),
    ...named.map(({ name, text }) => ({ label: name, text })),
  ]
}
