import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import type { Parameter } from './query.ts'

/** What an address asks for, decoded, one parameter a row. */
export function QueryTable({ query }: { query: readonly Parameter[] }) {
  return (
    <Output title="Query string">
      <LongList items={query} step={25}>
        {(drawn) => (
          <table className="url-query">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {drawn.map(({ name, value }, place) => (
                <tr key={place}>
                  <th scope="row" className="people-text" dir="auto">{name}</th>
                  <td className="people-text" dir="auto">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </LongList>
      <p className="text-sm text-soft-ink">Decoded as a server reads it: + is a space here. The text above is left as it is.</p>
    </Output>
  )
}
