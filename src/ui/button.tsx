import type { ComponentProps } from 'react'

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon' | 'inline'

const variants: Record<ButtonVariant, string> = {
  default: 'border-ink bg-ink text-paper hover:bg-soft-ink hover:border-soft-ink',
  destructive: 'border-rubric bg-rubric text-paper hover:bg-transparent hover:text-rubric',
  outline: 'border-soft-ink bg-transparent text-ink hover:border-rubric hover:text-rubric',
  secondary: 'border-rule bg-sheet text-ink hover:border-soft-ink',
  ghost: 'border-transparent bg-transparent text-soft-ink hover:text-ink hover:bg-rule/40',
  link:
    'border-transparent bg-transparent px-0! text-ink hover:text-rubric ' +
    'underline underline-offset-4 decoration-rule hover:decoration-rubric',
}

const sizes: Record<ButtonSize, string> = {
  default: 'min-h-11 px-4 text-base sm:min-h-10',
  sm: 'min-h-11 px-2.5 text-sm sm:min-h-8',
  lg: 'min-h-12 px-6 text-lg',
  icon: 'size-11 justify-center sm:size-10',
  inline: 'min-h-6',
}

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
      className={`button ${variants[variant]} ${sizes[size]} ${className}`}
      {...(isMainAction && { 'data-main-action': true, 'aria-keyshortcuts': 'Control+Enter Meta+Enter' })}
      {...rest}
    />
  )
}
