import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { LongList } from '#ui/long-list.tsx'
import { Output } from '#ui/output.tsx'
import { privateField } from '#ui/private-field.ts'
import {
  addParameter,
  editParameter,
  type Parameter,
  readAddress,
  readQuery,
  removeParameter,
} from './query-parameters.ts'
import '#ui/data-table.css'

interface AddressPartsProps {
  text: string
  /** Called with the changed text and a name for the field. */
  onChange: (text: string, field: string) => void
}

/** Shows the decoded parts of a URL. The query can be edited. */
export default function AddressParts({ text, onChange }: AddressPartsProps) {
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

/** Shows the decoded query parameters of a URL, one per row. What is typed here is written into the URL. */
function QueryTable({ text, onChange }: AddressPartsProps) {
  const query = readQuery(text)
  // A parameter that was added stays visible.
  const [minShown, setMinShown] = useState(0)
  if (query.length === 0) return null
  return (
    <Output title="Query string">
      <LongList items={query} step={25} minShown={minShown}>
        {(shown) => (
          <table className="data-table url-query">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Value</th>
                <td>
                  <span className="visually-hidden">Remove</span>
                </td>
              </tr>
            </thead>
            <tbody>
              {/* In one list, so that the focus stays in the last row when a name that is typed there makes it a parameter. */}
              {[...shown, ...(shown.length === query.length ? [undefined] : [])].map((parameter, index) => (
                <ParameterRow
                  key={index}
                  parameter={parameter}
                  number={index + 1}
                  onEdit={(change) => {
                    const changed = parameter
                      ? editParameter(text, index, change)
                      : addParameter(text, { name: '', value: '', ...change })
                    if (!parameter) setMinShown(index + 1)
                    onChange(changed, `${Object.keys(change).join('')} ${String(index)}`)
                  }}
                  onRemove={() => onChange(removeParameter(text, index), `remove ${String(query.length)}`)}
                />
              ))}
            </tbody>
          </table>
        )}
      </LongList>
      <p className="small-note">
        Decoded as on a server: + is read as a space. Changes here are written into the address; the rest of it stays as
        it is.
      </p>
    </Output>
  )
}

interface ParameterRowProps {
  /** Undefined for the row that adds a parameter. */
  parameter: Parameter | undefined
  number: number
  onEdit: (change: Partial<Parameter>) => void
  onRemove: () => void
}

function ParameterRow({ parameter, number, onEdit, onRemove }: ParameterRowProps) {
  // A name that is being replaced may be empty for a moment. It is not written: without it, the query would be another one.
  const [isNameEmpty, setIsNameEmpty] = useState(false)
  const field = { type: 'text', dir: 'auto', ...privateField }
  return (
    <tr>
      <td>
        <input
          {...field}
          aria-label={parameter ? `Name ${String(number)}` : 'New name'}
          placeholder={parameter ? undefined : 'New name'}
          value={isNameEmpty ? '' : (parameter?.name ?? '')}
          onChange={({ target: { value: name } }) => {
            setIsNameEmpty(name === '')
            if (name !== '') onEdit({ name })
          }}
          onBlur={() => setIsNameEmpty(false)}
        />
      </td>
      <td>
        <input
          {...field}
          aria-label={parameter ? `Value ${String(number)}` : 'New value'}
          disabled={!parameter}
          value={parameter?.value ?? ''}
          onChange={({ target: { value } }) => onEdit({ value })}
        />
      </td>
      <td>{parameter && <IconButton icon="x" label={`Remove parameter ${String(number)}`} onClick={onRemove} />}</td>
    </tr>
  )
}
