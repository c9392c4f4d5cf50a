import type { Tool } from '#core/tool/tool.ts'

interface SearchTerms extends Required<Pick<Tool, 'keywords' | 'nearestFor' | 'next'>> {
  /** The names of the tool's inputs. */
  readonly inputs: readonly string[]
}

const noTerms: SearchTerms = { keywords: [], nearestFor: [], next: [], inputs: [] }

const termsByPath = import.meta.glob<SearchTerms>('./*/tool.ts', { eager: true, query: '?search', import: 'default' })

/** Returns a tool's search terms, inputs and successors. They are not part of the card because most pages do not need them. */
export function searchTermsOf(id: string): SearchTerms {
  return termsByPath[`./${id}/tool.ts`] ?? noTerms
}
