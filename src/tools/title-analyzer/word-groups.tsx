import type { TitleReport } from './title-report.ts'

/** Lists the words of the title by group. */
export function WordGroups({ groups }: Pick<TitleReport, 'groups'>) {
  if (groups.length === 0) return null
  return (
    <dl className="title-groups">
      {groups.map(({ group, words }) => (
        <div key={group}>
          <dt>{group}</dt>
          <dd dir="auto">{words.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
