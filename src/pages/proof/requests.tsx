import { useEffect, useState } from 'react'
import { countOf } from '#core/format.ts'
import { isAttempt } from './attempts.ts'

interface Requests {
  readonly own: number
  readonly others: readonly string[]
}

/** The browser lists a document's own request apart from the files that it loads. */
function countRequests(listed: readonly string[]): Requests {
  const addresses = listed.filter((address) => !isAttempt(address))
  const isOwn = (address: string) => address.startsWith(`${location.origin}/`) || /^(?:blob|data):/.test(address)
  return { own: 1 + addresses.filter(isOwn).length, others: addresses.filter((address) => !isOwn(address)) }
}

/** Counts the requests since the page was opened, by the browser's own list. */
export function RequestCount() {
  const [requests, setRequests] = useState<Requests>()
  useEffect(() => {
    // The browser's own list is full after 250 requests, but the observer hears of all.
    const listed: string[] = []
    const observer = new PerformanceObserver((list) => {
      listed.push(...list.getEntries().map(({ name }) => name))
      setRequests(countRequests(listed))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  if (!requests) return <p className="note">Needs scripts. Counting requests…</p>
  const { own, others } = requests
  return (
    <>
      <p>
        <strong>{countOf(own, 'request')}</strong> to this site, <strong>{others.length}</strong> to others.
      </p>
      {others.length > 0 && (
        <ul>
          {others.map((address, index) => (
            <li key={index}>
              <code>{address}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
