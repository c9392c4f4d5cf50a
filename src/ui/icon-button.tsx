import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import { useTooltip } from './tooltip.ts'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'children' | 'aria-label'> {
  size?: 'icon' | 'small-icon'
  icon: IconName
  /** The accessible name and the tooltip. */
  label: string
}

export function IconButton({ icon, label, size = 'icon', ...rest }: IconButtonProps) {
  return (
    <Button variant="ghost" size={size} aria-label={label} {...useTooltip(label)} {...rest}>
      <Icon name={icon} />
    </Button>
  )
}
