const textFieldSelector =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"])'

/** Single-key shortcuts get in the way of speech input, so visitors can turn this one off for their visit. */
export const slashShortcut = { isOn: true }

/** Also looks inside shadow roots, because the editor for large texts is in one. */
function isInTextField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.closest(textFieldSelector) !== null
}

/** Whether a key opens the palette: Ctrl+K or ⌘K anywhere, / outside text fields. */
export function isPaletteShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return false
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey
  return key === '/' && !ctrlKey && slashShortcut.isOn && !isInTextField(event)
}
