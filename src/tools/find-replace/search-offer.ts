import { escapePattern } from '#core/regex/patterns.ts'
import { writeEscapes } from '#core/regex/escapes.ts'
import type { SyntaxHint } from '#core/regex/other-regex-syntax.ts'
import { createFinder } from './finder.ts'
import { pairsOf } from './pairs.ts'
import type { ReplaceOptions } from './replacer.ts'

/** An offer to change the options of a search. */
export interface SearchOffer extends SyntaxHint {
  readonly changes: Partial<ReplaceOptions>
}

/** Characters that look alike. Word processors replace the ones that are typed. */
const lookalikes = [
  ['quotes', /["'“”„‟″‘’‚‛′]/gmu],
  ['dashes', /[\p{Pd}−]/gmu],
  ['spaces', /\p{Zs}/gmu],
] as const

interface SimilarText {
  readonly text: string
  readonly differsIn: (typeof lookalikes)[number][0]
}

export interface OtherSearch {
  /** A text that differs from the searched one in quotes, dashes or spaces. */
  readonly similar?: SimilarText
  /** A search that finds something, or something else. */
  readonly offer?: SearchOffer
}

/** Offers another search to someone who searches for literal text and may expect more than its `count` matches. */
export function offerOtherSearch(text: string, options: ReplaceOptions, count: number): OtherSearch {
  const [pair] = pairsOf(options)
  if (!pair || options.regex || options.mode === 'pairs') return {}
  // Someone who finds a single dash or quote knows which one it is.
  const mayBeSimilar = count === 0 || /[\p{L}\p{N}]/mu.test(pair.find)
  const similar = mayBeSimilar ? findSimilar(text, { ...options, find: pair.find }) : undefined
  if (similar) return { similar, offer: offerSimilar(options, similar) }
  const offer = count === 0 ? offerRegex(text, options) : undefined
  return offer ? { offer } : {}
}

/** In UTF-16 code units. */
const maxFindLength = 200

/** Returns the first text that differs from a literal search only in quotes, dashes or spaces. */
function findSimilar(text: string, options: ReplaceOptions): SimilarText | undefined {
  const { find } = options
  if (find.length > maxFindLength) return undefined
  const exact = escapePattern(find)
  const pattern = lookalikes.reduce(
    (before, [, characters]) => before.replace(characters, () => characters.source),
    exact,
  )
  if (pattern === exact) return undefined
  const [similar] = createFinder({ ...options, find: `(?!${exact})${pattern}`, regex: true })(text, 0) ?? []
  if (similar === undefined) return undefined
  const charactersIn = (each: string, characters: RegExp) => each.match(characters)?.join('')
  const different = lookalikes.find(
    ([, characters]) => charactersIn(find, characters) !== charactersIn(similar, characters),
  )
  return different && { text: similar, differsIn: different[0] }
}

/** Offers to search for what is in the text. */
function offerSimilar({ escapes }: ReplaceOptions, { text, differsIn }: SimilarText): SearchOffer {
  return {
    message: `The text has this with other ${differsIn}.`,
    fix: { label: `Use the ${differsIn} in the text` },
    changes: { find: escapes ? writeEscapes(text) : text },
  }
}

const regexSyntax = /\\[bdswBDSW]|\[[^\]]+\]|^\^|\$$|\([^)]*\|[^)]*\)|[.\w)][*+]|\{\d+,?\d*\}/
/** A group like (a+)+ can take forever. */
const nestedRepetition = /[*+}]\)[*+{]/

/** Offers to read a search as a regular expression, if it looks like one and has a match. */
function offerRegex(text: string, options: ReplaceOptions): SearchOffer | undefined {
  const { find } = options
  if (!regexSyntax.test(find) || nestedRepetition.test(find)) return undefined
  try {
    const [match = ''] = createFinder({ ...options, regex: true })(text, 0) ?? []
    if (match === '') return undefined
  } catch {
    return undefined
  }
  const changes = { regex: true }
  return { message: 'This is searched for as typed.', fix: { label: 'Use as a regular expression' }, changes }
}
