import { IconButton } from '#ui/icon-button.tsx'
import { toggleTheme, useTheme } from './theme.ts'

export function ThemeToggle() {
  const isDark = useTheme() === 'dark'
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={isDark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      onClick={toggleTheme}
    />
  )
}
