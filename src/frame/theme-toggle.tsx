import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toggleTheme, useTheme } from './theme.ts'

export function ThemeToggle({ withLabel = false }: { withLabel?: boolean }) {
  const isDark = useTheme() === 'dark'
  const icon = isDark ? 'sun' : 'moon'
  const label = isDark ? 'Switch to the light theme' : 'Switch to the dark theme'
  if (!withLabel) return <IconButton icon={icon} label={label} className="theme-toggle" onClick={toggleTheme} />
  return (
    <button type="button" className="panel-page" onClick={toggleTheme}>
      {label}
      <Icon name={icon} />
    </button>
  )
}
