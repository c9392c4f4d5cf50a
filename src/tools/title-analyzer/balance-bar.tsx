import { Output } from '#ui/output.tsx'
import { countOf } from '#ui/format.ts'
import type { TitleReport } from './title-report.ts'

const shares = [
  { group: 'common', label: 'Common' },
  { group: 'emotional', label: 'Emotional' },
  { group: 'other', label: 'Other' },
] as const

/** Shows the percentages of common, emotional and other words as one stacked bar, and the strong words by group. */
export function BalanceBar({ balance, words, groups }: Pick<TitleReport, 'balance' | 'words' | 'groups'>) {
  const percentage = (count: number) => (100 * count) / words
  const segments = shares.map(({ group, label }, index) => ({
    group,
    label,
    count: balance[group],
    before: shares.slice(0, index).reduce((sum, earlier) => sum + balance[earlier.group], 0),
  }))
  return (
    <Output title="Word balance">
      <svg className="title-balance" width="100%" height="16" aria-hidden="true">
        {segments.map(({ group, count, before }) => (
          <rect
            key={group}
            data-group={group}
            x={`${String(percentage(before))}%`}
            width={`${String(percentage(count))}%`}
            height="16"
          />
        ))}
      </svg>
      <dl className="title-groups">
        {segments.map(({ group, label, count }) => (
          <div key={group}>
            <dt>
              <svg width="12" height="12" aria-hidden="true">
                <rect data-group={group} width="12" height="12" />
              </svg>
              {label}
            </dt>
            <dd>
              {countOf(count, 'word')} ({Math.round(percentage(count))}%)
              {group === 'emotional' && count > 0 && <bdi>: {balance.emotionalWords.join(', ')}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
      {groups.length > 0 && (
        <dl className="title-groups">
          {groups.map(({ group, words }) => (
            <div key={group}>
              <dt>{group}</dt>
              <dd dir="auto">{words.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </Output>
  )
}
