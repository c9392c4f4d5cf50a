import { useState } from 'react'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

/** Returns JSON for a script element. It is escaped, so that a `</script>` in a title does not end the element. */
export function structuredDataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/**
 * Structured data for crawlers, which read it in the prerendered HTML. The client keeps that element. It never creates
 * or changes one, because Trusted Types would block that. So pages pass `{}` in the browser.
 */
export function StructuredData({ data }: { data: object }) {
  const isHydrated = useIsHydrated()
  const [text] = useState(() => (isHydrated ? undefined : structuredDataText(data)))
  if (text === undefined) return null
  // As a text child, React would escape the quotes and break the JSON.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
