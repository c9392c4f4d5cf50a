import type { OptionValues } from '#core/options.ts'
import { findLiteralEscape } from '#core/regex/escapes.ts'
import { findOtherReference, findOtherSyntax, type SyntaxHint } from '#core/regex/other-regex-syntax.ts'
import { readRegexLiteral } from '#core/regex/regex-literal.ts'
import { hintAtUnicodeWords } from '#core/regex/unicode-words.ts'
import { Button } from '#ui/button.tsx'
import { SyntaxHintLine } from '#ui/syntax-hint-line.tsx'
import type { Matches } from './engine.ts'
import type { tool } from './tool.ts'

type Options = OptionValues<(typeof tool)['options']>

/** A pasted `/…/flags`, and what was read from it. */
export interface ReadPaste {
  readonly pasted: string
  readonly pattern: string
  readonly flags: string
  readonly flagsBefore: string
}

interface PatternHintProps {
  values: Options
  /** Shown until the pattern changes. */
  paste: ReadPaste | undefined
  found: Matches
  onChange: (changed: Partial<Options>) => void
}

/** Says how a pasted pattern was read, or offers to change what JavaScript writes in another way. */
export default function PatternHint({ values, paste, found, onChange }: PatternHintProps) {
  const hint =
    literalHint(values.pattern) ??
    findOtherSyntax(values.pattern, values.flags) ??
    (values.replace ? findOtherReference(values.replacement) : undefined) ??
    (values.replace && !values.escapes ? findLiteralEscape(values.replacement) : undefined) ??
    (found.note === undefined ? undefined : { message: found.note }) ??
    (found.needsMultiline ? multilineHint(values.flags) : undefined) ??
    (found.needsUnicodeWords ? hintAtUnicodeWords(values.pattern, values.flags) : undefined)
  return (
    <>
      {paste && (
        <p>
          The slashes were removed, and the flags set to {paste.flags === '' ? 'none' : paste.flags}.{' '}
          <Button
            variant="link"
            size="inline"
            aria-label="Undo paste"
            onClick={() => {
              onChange({ pattern: paste.pasted, flags: paste.flagsBefore })
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {hint && (
        <SyntaxHintLine
          hint={hint}
          onFix={(fix) => {
            const { pattern, flags, replacement, escapes } = { ...values, ...fix }
            onChange({ pattern, flags, replacement, escapes })
          }}
        />
      )}
    </>
  )
}

/** In UTF-16 code units. Longer patterns would not fit into the label. */
const maxLabelLength = 30

/** A typed `/…/gi`. */
function literalHint(typed: string): SyntaxHint | undefined {
  const literal = readRegexLiteral(typed)
  if (!literal) return undefined
  const name = literal.pattern.length > maxLabelLength ? 'what’s between them' : literal.pattern
  const label = `Use ${name} ${literal.flags === '' ? 'without flags' : `with ${literal.flags}`}`
  return { message: 'The slashes are part of the pattern.', fix: { label, ...literal } }
}

function multilineHint(flags: string): SyntaxHint {
  return {
    message: '^ and $ match only at the start and the end of the whole text.',
    fix: { label: 'Turn on m to match at every line', flags: `${flags}m` },
  }
}
