import type { ComponentProps } from 'react'
import type { TextSource } from '#core/text-source.ts'
import type { FileFormat } from '#core/files/file-format.ts'
import { Button } from './button.tsx'
import { chooseTool } from './choose-tool.ts'
import { Icon } from './icon.tsx'
import { useTooltip } from './tooltip.ts'

interface ContinueButtonProps extends Pick<ComponentProps<typeof Button>, 'disabled'> {
  /** Called on click. A large text is handed over as it is, not copied. */
  text: () => TextSource
  /** How the file was written that the text comes from. */
  format?: () => FileFormat | undefined
  /** The title of the text, because a tool may have several. */
  title: string
  /** Whether Ctrl+Shift+Enter may press this button. Of several, it presses the last one. */
  isMain?: boolean
}

const label = 'Continue with…'

/** Opens the search for another tool that takes this text. The text stays in memory: no address or storage has it. */
export function ContinueButton({ text, format, title, isMain = false, disabled }: ContinueButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${label} (${title})`}
      aria-haspopup="dialog"
      disabled={disabled}
      {...(isMain && { 'data-continue': true, 'aria-keyshortcuts': 'Control+Shift+Enter Meta+Shift+Enter' })}
      {...useTooltip(label)}
      onClick={() => chooseTool({ title: label, text: text(), format: format?.() })}
    >
      <Icon name="arrow-right" />
      <span className="bar-word">{label}</span>
    </Button>
  )
}
