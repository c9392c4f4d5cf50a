const keywordsByPath = import.meta.glob<readonly string[]>('./*/tool.ts', {
  eager: true,
  query: '?keywords',
  import: 'default',
})

/** What else people call what a tool does: most pages have no use for it. */
export function keywordsOf(id: string): readonly string[] {
  return keywordsByPath[`./${id}/tool.ts`] ?? []
}
