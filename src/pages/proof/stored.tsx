import { useEffect, useState } from 'react'
import { countOf, formatBytes } from '#core/format.ts'
import { type Stored, readStored } from './read-stored.ts'

/** Lists what this site has stored in the visitor's browser. */
export function StoredList() {
  const [stored, setStored] = useState<readonly Stored[]>()
  useEffect(() => {
    let isMounted = true
    void readStored().then((found) => isMounted && setStored(found))
    return () => {
      isMounted = false
    }
  }, [])
  if (!stored) return <p className="note">Needs scripts. Reading what is stored…</p>
  if (stored.length === 0) return <p>Nothing is stored.</p>
  return (
    <dl className="stats proof-stored">
      {stored.map(({ place, name, ...size }) => (
        <div key={`${place} ${name}`} className="stats-row">
          <dt>
            {place}: <code>{name}</code>
          </dt>
          <dd>{describeSize(size)}</dd>
        </div>
      ))}
    </dl>
  )
}

function describeSize({ files, size }: Pick<Stored, 'files' | 'size'>): string {
  const parts = [
    ...(files === undefined ? [] : [countOf(files, 'file')]),
    ...(size === undefined ? [] : [formatBytes(size)]),
  ]
  return parts.join(', ')
}
