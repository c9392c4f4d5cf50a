import { type ReactNode, Suspense, useState } from 'react'

/** A folded section. Its content is rendered, and its scripts are loaded, when it is first opened. */
export function LazyDetails({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="lazy-details"
      onToggle={() => {
        setWasOpened(true)
      }}
    >
      <summary>{title}</summary>
      <div>{wasOpened && <Suspense fallback={<p className="text-soft-ink">Loading…</p>}>{children}</Suspense>}</div>
    </details>
  )
}
