import { useEffect, useState } from 'react'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

/** Returns JSON for a script element. It is escaped, so that a `</script>` in a title does not end the element. */
export function structuredDataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/**
 * Structured data for crawlers. The browser keeps the prerendered element. For a page that is opened later it adds one,
 * unless the page passes `{}`. Not through React, which creates scripts from HTML: Trusted Types blocks that.
 */
export function StructuredData({ data }: { data: object }) {
  const isHydrated = useIsHydrated()
  const text = structuredDataText(data)
  const [prerendered] = useState(isHydrated ? undefined : text)
  const isPrerendered = prerendered !== undefined

  useEffect(() => {
    if (isPrerendered || text === '{}') return undefined
    const element = document.createElement('script')
    element.type = 'application/ld+json'
    element.text = text
    document.head.append(element)
    return () => element.remove()
  }, [isPrerendered, text])

  if (!isPrerendered) return null
  // As a text child, React would escape the quotes and break the JSON.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: prerendered }} />
}
