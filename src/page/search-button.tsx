import { useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTooltip } from '#ui/tooltip.ts'
import { openPalette } from './open-palette.ts'

const subscribeToNothing = () => () => undefined

/**
 * Returns whether the keyboard has a Command key. This is unknown during prerendering, so the page first shows Ctrl,
 * which is more common.
 */
function useHasCommandKey(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => navigator.userAgent.includes('Mac'),
    () => false,
  )
}

export function SearchButton({ onClick = openPalette }: { onClick?: () => void }) {
  const hasCommandKey = useHasCommandKey()
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
