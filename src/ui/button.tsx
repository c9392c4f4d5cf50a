import type { ComponentProps } from 'react'
import './button.css'

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon' | 'small-icon' | 'inline'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Whether Ctrl+Enter or ⌘+Enter presses this button. At most one button of a tool. */
  isMainAction?: boolean
}

export function Button({
  variant = 'default',
  size = 'default',
  className = '',
  type = 'button',
  isMainAction = false,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`button ${className}`}
      data-variant={variant}
      data-size={size}
      {...(isMainAction && { 'data-main-action': true, 'aria-keyshortcuts': 'Control+Enter Meta+Enter' })}
      {...rest}
    />
  )
}
