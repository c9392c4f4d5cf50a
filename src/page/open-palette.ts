declare global {
  interface WindowEventMap {
    openPalette: Event
  }
}

/** Asks for the palette, wherever it is: the header and the home page know no more of it. */
export function openPalette() {
  dispatchEvent(new Event('openPalette'))
}
