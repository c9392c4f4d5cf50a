const textFieldSelector =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"])'

/** A single key in the way of people who dictate or use switches: they can turn it off, for this visit. */
export const slash = { isOn: true }

/** Looks into shadow roots, where the editor for large texts lives. */
function isInTextField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.closest(textFieldSelector) !== null
}

/** Whether a key asks for the palette: Ctrl or ⌘ and K anywhere, or / where it would not be typed. */
export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey
  return key === '/' && !ctrlKey && slash.isOn && !isInTextField(event)
}
