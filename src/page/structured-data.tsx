/** JSON for a script element: a `</script>` inside a title must not end it. */
export function structuredDataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

export function StructuredData({ data }: { data: object }) {
  // The one place where markup is set from a string: React would escape quotes, which JSON does not survive.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredDataText(data) }} />
}
