import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

const storageKey = 'theme'
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Sets the colour of the browser's toolbar. A media query would follow the system instead of the toggle. */
function updateThemeColor(theme: Theme) {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (meta) meta.content = meta.dataset[theme] ?? meta.content
}

function applyTheme(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  updateThemeColor(theme)
  for (const listener of listeners) listener()
}

function applyStoredTheme(stored: string | null) {
  applyTheme(stored === 'light' ? 'light' : 'dark')
}

function syncFromOtherTab(event: StorageEvent) {
  // The key is null if all of storage was cleared.
  if (event.key === storageKey || event.key === null) applyStoredTheme(event.newValue)
}

/**
 * A page restored by the Back button may have an old theme, if the visitor has changed the theme on another page since.
 */
function syncAfterPageRestore(event: PageTransitionEvent) {
  if (!event.persisted) return
  try {
    applyStoredTheme(localStorage.getItem(storageKey))
  } catch {
    // Storage is blocked: this page keeps its own theme.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', syncFromOtherTab)
  addEventListener('pageshow', syncAfterPageRestore)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', syncFromOtherTab)
    removeEventListener('pageshow', syncAfterPageRestore)
  }
}

/** Returns the current theme: dark, unless the visitor chose light. The system's preference is ignored. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark')
}

/** Applies and stores the theme, and returns whether that changed it. */
export function setTheme(theme: Theme): boolean {
  const isChange = theme !== currentTheme()
  applyTheme(theme)
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is blocked: the choice lasts only for this visit.
  }
  return isChange
}

export function toggleTheme() {
  setTheme(currentTheme() === 'dark' ? 'light' : 'dark')
}
