import { Output } from '#ui/output.tsx'
import { readAddress } from './query.ts'
import { QueryTable, type QueryTableProps } from './query-table.tsx'

/** Shows the decoded parts of a URL. The query can be edited. */
export default function AddressParts({ text, onChange }: QueryTableProps) {
  const parts = readAddress(text)
  return (
    <>
      <QueryTable text={text} onChange={onChange} />
      {parts.length > 0 && (
        <Output title="Parts of the address">
          <dl className="stats">
            {parts.map(({ name, value }) => (
              <div key={name} className="stats-row">
                <dt>{name}</dt>
                <dd className="user-text" dir="auto">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </Output>
      )}
    </>
  )
}
