import type { OptionValues } from '#core/options.ts'
import { findLiteralEscape } from '#core/regex/escapes.ts'
import { findOtherReference, findOtherSyntax } from '#core/regex/other-regex-syntax.ts'
import { hintAtLiteral } from '#core/regex/regex-literal.ts'
import { hintAtUnicodeWords } from '#core/regex/unicode-words.ts'
import { SyntaxHintLine } from '#ui/syntax-hint-line.tsx'
import type { Matches } from './engine.ts'
import type { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

interface PatternHintProps {
  values: Options
  found: Matches
  onChange: (changed: Partial<Options>) => void
}

const multilineMessage = '^ and $ match only at the start and the end of the whole text.'
const multilineLabel = 'Turn on m to match at every line'

/** Offers to change what JavaScript writes in another way. */
export default function PatternHint({ values, found, onChange }: PatternHintProps) {
  const replacement = values.replace ? values.replacement : ''
  const hint =
    hintAtLiteral(values.pattern) ??
    findOtherSyntax(values.pattern, values.flags) ??
    findOtherReference(replacement) ??
    (values.escapes ? undefined : findLiteralEscape(replacement)) ??
    (found.note === undefined ? undefined : { message: found.note }) ??
    (found.needsMultiline
      ? { message: multilineMessage, fix: { label: multilineLabel, flags: `${values.flags}m` } }
      : undefined) ??
    (found.needsUnicodeWords ? hintAtUnicodeWords(values.pattern, values.flags) : undefined)
  return (
    hint && (
      <SyntaxHintLine
        hint={hint}
        onFix={(fix) => {
          const { pattern, flags, replacement, escapes } = { ...values, ...fix }
          onChange({ pattern, flags, replacement, escapes })
        }}
      />
    )
  )
}
