import type { SyntaxHint } from '#core/regex/other-regex-syntax.ts'
import { Button } from './button.tsx'

interface SyntaxHintLineProps {
  hint: SyntaxHint
  onFix: (fix: NonNullable<SyntaxHint['fix']>) => void
}

/** Explains syntax that JavaScript does not have, and offers to replace it. */
export function SyntaxHintLine({ hint: { message, fix }, onFix }: SyntaxHintLineProps) {
  return (
    <p className="text-sm">
      {message}{' '}
      {fix && (
        <Button variant="link" size="inline" onClick={() => onFix(fix)}>
          {fix.label}
        </Button>
      )}
    </p>
  )
}
