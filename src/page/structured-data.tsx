import { useState } from 'react'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

/** JSON for a script element: a `</script>` inside a title must not end it. */
export function structuredDataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/**
 * Structured data for crawlers, which read it in the prerendered HTML. The client keeps the element it finds there and never
 * creates or changes one: Trusted Types forbid it. So it needs no data: pages pass `{}` there.
 */
export function StructuredData({ data }: { data: object }) {
  const isHydrated = useIsHydrated()
  const [text] = useState(() => (isHydrated ? undefined : structuredDataText(data)))
  if (text === undefined) return null
  // React would escape quotes, which JSON does not survive.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
