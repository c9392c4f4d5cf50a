import { writeEscapes } from '#core/regex/escapes.ts'
import type { SyntaxHint } from '#core/regex/other-regex-syntax.ts'
import { createFinder } from './finder.ts'
import type { ReplaceOptions } from './replacer.ts'
import type { SimilarText } from './similar-text.ts'

/** An offer to change the options of a search. */
export interface SearchOffer extends SyntaxHint {
  readonly changes: Partial<ReplaceOptions>
}

/** Offers to search for what is in the text. */
export function offerSimilar({ escapes }: ReplaceOptions, { text, differsIn }: SimilarText): SearchOffer {
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
export function offerRegex(text: string, options: ReplaceOptions): SearchOffer | undefined {
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
