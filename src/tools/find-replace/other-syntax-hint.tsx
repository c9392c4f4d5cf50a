import { findOtherReference, findOtherSyntax, type SyntaxHint } from '#core/text/other-regex-syntax.ts'
import { readRegexLiteral } from '#core/text/regex-literal.ts'
import { SyntaxHintLine } from '#ui/syntax-hint-line.tsx'
import type { ReplaceOptions } from './replacer.ts'

interface OtherSyntaxHintProps {
  options: ReplaceOptions
  onChange: (options: ReplaceOptions) => void
}

/** Explains regular expressions that are written as in other languages, and offers to rewrite them. */
export default function OtherSyntaxHint({ options, onChange }: OtherSyntaxHintProps) {
  const hint = literalHint(options) ?? syntaxHint(options) ?? referenceHint(options)
  if (!hint) return null
  return (
    <SyntaxHintLine
      hint={hint}
      onFix={({ pattern = options.find, replacement = options.replace, flags = flagsOf(options) }) => {
        onChange({ ...options, find: pattern, replace: replacement, caseSensitive: !flags.includes('i') })
      }}
    />
  )
}

/** The flags of the search. Only `i` can be changed here. */
function flagsOf({ caseSensitive }: ReplaceOptions): string {
  return caseSensitive ? 'gmu' : 'gimu'
}

function syntaxHint(options: ReplaceOptions): SyntaxHint | undefined {
  const flags = flagsOf(options)
  const hint = findOtherSyntax(options.find, flags)
  const added = hint?.fix?.flags?.slice(flags.length) ?? ''
  if (!hint?.fix || added === '') return hint
  return added === 'i' ? { ...hint, fix: { ...hint.fix, label: 'Turn off Match case' } } : { message: hint.message }
}

/** A pasted `/…/gi`. */
function literalHint({ find }: ReplaceOptions): SyntaxHint | undefined {
  const literal = readRegexLiteral(find)
  if (!literal || /[^gimu]/.test(literal.flags)) return undefined
  return { message: 'The slashes are part of the search.', fix: { label: 'Use what’s between them', ...literal } }
}

function referenceHint({ mode, replace }: ReplaceOptions): SyntaxHint | undefined {
  return mode === 'replace' ? findOtherReference(replace) : undefined
}
