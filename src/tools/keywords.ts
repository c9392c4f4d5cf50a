const keywordsByPath = import.meta.glob<readonly string[]>('./*/tool.ts', {
  eager: true,
  query: '?keywords',
  import: 'default',
})

/** Returns a tool's search keywords. They are not part of the card because most pages do not need them. */
export function keywordsOf(id: string): readonly string[] {
  return keywordsByPath[`./${id}/tool.ts`] ?? []
}
