import { Icon } from '#ui/icon.tsx'
import { useTooltip } from '#ui/tooltip.ts'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { openPalette } from './open-dialogs.ts'
import './search-button.css'

export function SearchButton({ onClick = openPalette }: { onClick?: () => void }) {
  // Unknown during prerendering, so the page first shows Ctrl, which is more common.
  const hasCommandKey = useIsHydrated() && navigator.userAgent.includes('Mac')
  const keys = hasCommandKey ? '⌘K' : 'Ctrl K'
  return (
    <button
      type="button"
      className="search-button"
      aria-label="Search"
      aria-keyshortcuts={hasCommandKey ? 'Meta+K' : 'Control+K'}
      onClick={onClick}
      {...useTooltip(`Search (${keys})`)}
    >
      <Icon name="search" />
      <span className="search-word">Search</span>
      <kbd>{keys}</kbd>
    </button>
  )
}
