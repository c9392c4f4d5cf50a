import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

const storageKey = 'theme'
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** The bar around the page follows the toggle as well; a media query would follow the system. */
function colourBar(theme: Theme) {
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (bar) bar.content = bar.dataset[theme] ?? bar.content
}

function applyTheme(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  colourBar(theme)
  for (const listener of listeners) listener()
}

function followOtherTabs(event: StorageEvent) {
  if (event.key === storageKey) applyTheme(event.newValue === 'light' ? 'light' : 'dark')
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', followOtherTabs)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
  }
}

/** Dark unless the visitor chose light; the system's preference is ignored. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark')
}

export function toggleTheme() {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark'
  applyTheme(theme)
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is blocked; the choice holds for this visit.
  }
}
