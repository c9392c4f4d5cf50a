import type { SearchTerms } from '#core/tool/manifest.ts'

const noTerms: Required<SearchTerms> = { keywords: [], nearestFor: [], settings: [], inputs: ['text'] }

const termsByPath = import.meta.glob<SearchTerms>('./*/search.ts', { eager: true, import: 'search' })

/** Returns what the palette needs to know about a tool. */
export function searchTermsOf(id: string): Required<SearchTerms> {
  return { ...noTerms, ...termsByPath[`./${id}/search.ts`] }
}
