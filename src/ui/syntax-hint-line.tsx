import type { SyntaxHint } from '#core/text/other-regex-syntax.ts'
import { Button } from './button.tsx'

interface SyntaxHintLineProps {
  hint: SyntaxHint | undefined
  onFix: (fix: NonNullable<SyntaxHint['fix']>) => void
}

/** Explains syntax that JavaScript does not have, and offers to replace it. */
export function SyntaxHintLine({ hint, onFix }: SyntaxHintLineProps) {
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
