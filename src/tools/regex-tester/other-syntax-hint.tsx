import { Button } from '#ui/button.tsx'
import { findOtherSyntax, type SyntaxHint } from './other-syntax.ts'

interface OtherSyntaxHintProps {
  pattern: string
  flags: string
  onFix: (fix: NonNullable<SyntaxHint['fix']>) => void
}

/** Explains syntax that JavaScript does not have, and offers to replace it. */
export default function OtherSyntaxHint({ pattern, flags, onFix }: OtherSyntaxHintProps) {
  const hint = findOtherSyntax(pattern, flags)
  const fix = hint?.fix
  return (
    <p role="status" className="text-sm">
      {hint?.message}{' '}
      {fix && (
        <Button
          variant="link"
          size="inline"
          onClick={() => {
            onFix(fix)
          }}
        >
          {fix.label}
        </Button>
      )}
    </p>
  )
}
