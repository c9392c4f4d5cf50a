import { findOtherReference, findOtherSyntax, type SyntaxHint } from '#core/regex/other-regex-syntax.ts'
import { hintAtLiteral } from '#core/regex/regex-literal.ts'
import { SyntaxHintLine } from '#ui/syntax-hint-line.tsx'
import { findLiteralEscape } from '#core/regex/escapes.ts'
import type { ReplaceOptions } from './replacer.ts'
import type { SearchOffer } from './search-offer.ts'

interface SearchHintProps {
  options: ReplaceOptions
  offer?: SearchOffer | undefined
  /** The matches as they are written in the text. */
  found: readonly string[]
  onChange: (options: ReplaceOptions) => void
}

/** Explains a search that finds something else than the user may expect, and offers to change it. */
export default function SearchHint({ options, offer, found, onChange }: SearchHintProps) {
  const hints = [
    offer,
    options.regex ? hintAtOtherSyntax(options) : (hintAtEscape(options) ?? hintAtCase(options, found)),
  ]
  return (
    <div role="status">
      {hints.map(
        (hint) =>
          hint && (
            <SyntaxHintLine key={hint.message} hint={hint} onFix={() => onChange({ ...options, ...hint.changes })} />
          ),
      )}
    </div>
  )
}

/** Offers to read `\n` as a line break, if the user has typed one and it is taken literally. */
function hintAtEscape({ mode, find, replace, pairs, escapes }: ReplaceOptions): SearchOffer | undefined {
  const typed = mode === 'pairs' ? pairs : find + (mode === 'replace' ? replace : '')
  const hint = escapes ? undefined : findLiteralEscape(typed)
  return hint && { ...hint, changes: { escapes: true } }
}

/** Offers to keep capitals, which a search that ignores case would replace with what was typed. */
function hintAtCase(
  { mode, replace, preserveCase }: ReplaceOptions,
  found: readonly string[],
): SearchOffer | undefined {
  const written = [...new Set(found)]
  if (mode !== 'replace' || preserveCase || written.length < 2 || !/\p{L}/mu.test(replace)) return undefined
  const message = `The matches differ in capitals: ${written.slice(0, 3).join(', ')}.`
  return { message, fix: { label: 'Keep the case of each match' }, changes: { preserveCase: true } }
}

/** Explains regular expressions that are written as in other languages, and offers to rewrite them. */
function hintAtOtherSyntax(options: ReplaceOptions): SearchOffer | undefined {
  const { mode, find, replace, caseSensitive } = options
  if (mode === 'pairs') return undefined
  const flags = caseSensitive ? 'gmu' : 'gimu'
  const reference = mode === 'replace' ? findOtherReference(replace) : undefined
  const literal = hintAtLiteral(find)
  const isUsable = !/[^gimu]/.test(literal?.fix?.flags ?? '')
  const hint = (isUsable ? literal : undefined) ?? syntaxHint(find, flags) ?? reference
  if (!hint) return undefined
  const { fix: { pattern = find, replacement = replace, flags: newFlags = flags } = {} } = hint
  return { ...hint, changes: { find: pattern, replace: replacement, caseSensitive: !newFlags.includes('i') } }
}

/** Of the flags, only `i` can be changed here. */
function syntaxHint(find: string, flags: string): SyntaxHint | undefined {
  const hint = findOtherSyntax(find, flags)
  const added = hint?.fix?.flags?.slice(flags.length) ?? ''
  if (!hint?.fix || added === '') return hint
  if (added !== 'i') return { message: hint.message }
  const label = hint.fix.label.replace('Turn on i', 'Turn off Match case')
  return { ...hint, fix: { ...hint.fix, label } }
}
