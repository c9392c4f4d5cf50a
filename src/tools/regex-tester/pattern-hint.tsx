import type { OptionValues } from '#core/options.ts'
import { findLiteralEscape } from '#core/regex/escapes.ts'
import { findOtherReference, findOtherSyntax, type SyntaxHint } from '#core/regex/other-regex-syntax.ts'
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

/** Offers to change what JavaScript writes in another way. */
export default function PatternHint({ values, found, onChange }: PatternHintProps) {
  const hint =
    hintAtLiteral(values.pattern) ??
    findOtherSyntax(values.pattern, values.flags) ??
    (values.replace ? findOtherReference(values.replacement) : undefined) ??
    (values.replace && !values.escapes ? findLiteralEscape(values.replacement) : undefined) ??
    (found.note === undefined ? undefined : { message: found.note }) ??
    (found.needsMultiline ? multilineHint(values.flags) : undefined) ??
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

function multilineHint(flags: string): SyntaxHint {
  return {
    message: '^ and $ match only at the start and the end of the whole text.',
    fix: { label: 'Turn on m to match at every line', flags: `${flags}m` },
  }
}
