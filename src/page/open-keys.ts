declare global {
  interface WindowEventMap {
    openKeys: Event
  }
}

/** Opens the list of keyboard shortcuts by dispatching an event, because the footer must not import the dialog. */
export function openKeys() {
  dispatchEvent(new Event('openKeys'))
}
