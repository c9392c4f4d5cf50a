declare global {
  interface WindowEventMap {
    openPalette: Event
  }
}

/**
 * Opens the palette by dispatching an event, so that the header and the home page do not need to import the palette.
 */
export function openPalette() {
  dispatchEvent(new Event('openPalette'))
}
