import type { SearchLine } from '#core/search-line/search-line.ts'
import type { Problem } from './problems.ts'

export interface MetaTags {
  /** One tag per line, then structured data; empty if the title or the description is empty. */
  readonly text: string
  readonly tags: number
  /** The tags so far, if only the title or only the description is missing. */
  readonly draft?: { readonly text: string; readonly missing: 'title' | 'description' }
  readonly title: SearchLine
  readonly description: SearchLine
  /** Values that are left out of the tags or may be wrong. */
  readonly problems: readonly Problem[]
}

const emptyLine = { characters: 0, pixels: 0, isEstimate: false, shown: '' }

/** The result for empty fields. */
export const noTags: MetaTags = {
  text: '',
  tags: 0,
  title: { ...emptyLine, limit: 600 },
  description: { ...emptyLine, limit: 920 },
  problems: [],
}
