import { findOtherReference, findOtherSyntax, type SyntaxHint } from '#core/text/other-regex-syntax.ts'
import { SyntaxHintLine } from '#ui/syntax-hint-line.tsx'

interface OtherSyntaxHintProps {
  pattern: string
  flags: string
  replacement: string
  onFix: (fix: NonNullable<SyntaxHint['fix']>) => void
}

export default function OtherSyntaxHint({ pattern, flags, replacement, onFix }: OtherSyntaxHintProps) {
  return <SyntaxHintLine hint={findOtherSyntax(pattern, flags) ?? findOtherReference(replacement)} onFix={onFix} />
}
