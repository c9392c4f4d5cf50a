import type { ComponentProps } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { Button } from './button.tsx'
import { copyText } from './clipboard.ts'
import { Icon } from './icon.tsx'
import { toast } from './toasts.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled' | 'className'> {
  /** Asked for when the button is pressed: printing a large result is not worth doing before. */
  text: () => TextSource
  copiedMessage: string
  /** The name for screen readers where “Copy” alone would not tell which. */
  name?: string
}

export function CopyButton({ text, copiedMessage, name, variant = 'default', ...rest }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text())) toast(copiedMessage)
    else toast('The browser did not allow copying. Select the text and copy it by hand.', { destructive: true })
  }
  return (
    <Button variant={variant} aria-label={name} onClick={() => void copy()} {...rest}>
      <Icon name="copy" />
      Copy
    </Button>
  )
}
