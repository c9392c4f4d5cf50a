import { type ComponentProps, use } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { Button } from './button.tsx'
import { copyText } from './clipboard.ts'
import { Icon } from './icon.tsx'
import { toast } from './toasts.ts'
import { ToolContext } from './tool-context.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled' | 'className'> {
  /** Called on click, so that a large result is printed only if it is copied. */
  text: () => TextSource
  /** The message of the open tool by default. */
  copiedMessage?: string
  /** Accessible name if “Copy” is ambiguous. */
  name?: string
  /** “Copy” by default. */
  label?: string
}

export function CopyButton({
  text,
  copiedMessage,
  name,
  label = 'Copy',
  variant = 'default',
  ...rest
}: CopyButtonProps) {
  const tool = use(ToolContext)
  const copy = async () => {
    if (await copyText(text())) toast(copiedMessage ?? tool.copiedMessage ?? 'Copied to clipboard!')
    else toast('Your browser blocked copying. Select the text and copy it yourself.', { destructive: true })
  }
  return (
    <Button variant={variant} aria-label={name} onClick={() => void copy()} {...rest}>
      <Icon name="copy" />
      {label}
    </Button>
  )
}

/** The Copy button of a section or a row. The one in the bar is larger. */
export function SmallCopyButton(props: Omit<CopyButtonProps, 'variant' | 'size'>) {
  return <CopyButton variant="ghost" size="sm" {...props} />
}
