import { escapePattern } from '#core/regex/patterns.ts'
import { createFinder, type FindOptions } from './finder.ts'

/** Classes of characters that look alike. Word processors replace the ones that are typed. */
const lookalikes = {
  quotes: `["'“”„‟″‘’‚‛′]`,
  dashes: String.raw`[\p{Pd}−]`,
  spaces: String.raw`\p{Zs}`,
} as const

const kinds = ['quotes', 'dashes', 'spaces'] as const

export interface SimilarText {
  readonly text: string
  readonly differsIn: (typeof kinds)[number]
}

/** In UTF-16 code units. */
const maxFindLength = 200

/** Returns the first text that differs from a literal search only in quotes, dashes or spaces. */
export function findSimilar(text: string, options: FindOptions): SimilarText | undefined {
  const { find } = options
  if (find.length > maxFindLength) return undefined
  const exact = escapePattern(find)
  let pattern = exact
  for (const kind of kinds) pattern = pattern.replace(charactersOf(kind), () => lookalikes[kind])
  if (pattern === exact) return undefined
  const other = `(?!${exact})${pattern}`
  const [similar] = createFinder({ ...options, find: other, regex: true })(text, 0) ?? []
  if (similar === undefined) return undefined
  const differsIn = kinds.find((kind) => {
    const [searched, found] = [find, similar].map((each) => each.match(charactersOf(kind))?.join(''))
    return searched !== found
  })
  return differsIn && { text: similar, differsIn }
}

function charactersOf(kind: SimilarText['differsIn']): RegExp {
  return new RegExp(lookalikes[kind], 'gmu')
}
