import { Button } from '#ui/button.tsx'
import type { ReplaceOptions } from './replacer.ts'

interface EscapeHintProps {
  options: ReplaceOptions
  onUse: () => void
}

/** Offers to read `\n` as a line break, if the user has typed one and it is taken literally. */
export function EscapeHint({ options, onUse }: EscapeHintProps) {
  const { mode, find, replace, pairs, regex, escapes } = options
  const typed = mode === 'pairs' ? pairs : find + (mode === 'replace' ? replace : '')
  const [escape] = /\\[nt]/.exec(typed) ?? []
  if (regex || escapes || escape === undefined) return null
  return (
    <p className="replace-note">
      <code>{escape}</code> is taken literally.{' '}
      <Button variant="link" size="inline" onClick={onUse}>
        Use {escape} for a {escape === String.raw`\n` ? 'line break' : 'tab'}
      </Button>
    </p>
  )
}
