/** The name of the key that is used in shortcuts. Not known during prerendering. */
export const modifierKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
