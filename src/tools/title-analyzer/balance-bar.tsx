import type { ReactNode } from 'react'
import { Output } from '#ui/output.tsx'
import { countOf } from '#ui/format.ts'
import type { Balance } from './classify-words.ts'

const groups = [
  { group: 'common', label: 'Common' },
  { group: 'emotional', label: 'Emotional' },
  { group: 'other', label: 'Other' },
] as const

/** Shows the percentages of the word groups as one stacked bar. */
export function BalanceBar({ balance, words, children }: { balance: Balance; words: number; children: ReactNode }) {
  const percentage = (count: number) => (100 * count) / words
  const segments = groups.map(({ group, label }, index) => ({
    group,
    label,
    count: balance[group],
    before: groups.slice(0, index).reduce((sum, earlier) => sum + balance[earlier.group], 0),
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
      {children}
    </Output>
  )
}
