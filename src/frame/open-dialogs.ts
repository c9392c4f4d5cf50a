declare global {
  interface WindowEventMap {
    openPalette: Event
    openKeys: Event
  }
}

/** Opens the palette. Dispatches an event, so that the header and the home page need not import the palette. */
export function openPalette() {
  dispatchEvent(new Event('openPalette'))
}

/** Opens the list of keyboard shortcuts. */
export function openKeys() {
  dispatchEvent(new Event('openKeys'))
}
