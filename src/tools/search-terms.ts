import type { Tool } from '#core/tool.ts'

type SearchTerms = Required<Pick<Tool, 'keywords' | 'nearestFor'>>

const termsByPath = import.meta.glob<SearchTerms>('./*/tool.ts', { eager: true, query: '?search', import: 'default' })

/** Returns a tool's search terms. They are not part of the card because most pages do not need them. */
export function searchTermsOf(id: string): SearchTerms {
  return termsByPath[`./${id}/tool.ts`] ?? { keywords: [], nearestFor: [] }
}
