declare global {
  interface WindowEventMap {
    openPalette: Event
  }
}

/** Opens the palette. An event, so that the header and the home page need not import it. */
export function openPalette() {
  dispatchEvent(new Event('openPalette'))
}
