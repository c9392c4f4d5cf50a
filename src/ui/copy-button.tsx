import type { ComponentProps } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { Button } from './button.tsx'
import { copyText } from './clipboard.ts'
import { Icon } from './icon.tsx'
import { toast } from './toasts.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled' | 'className'> {
  /** Called on click, so that a large result is printed only if it is copied. */
  text: () => TextSource
  copiedMessage: string
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
  const copy = async () => {
    if (await copyText(text())) toast(copiedMessage)
    else toast('Your browser blocked copying. Select the text and copy it yourself.', { destructive: true })
  }
  return (
    <Button variant={variant} aria-label={name} onClick={() => void copy()} {...rest}>
      <Icon name="copy" />
      {label}
    </Button>
  )
}
