const textFieldSelector =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), ' +
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"])'

/** Single-key shortcuts get in the way of speech input, so visitors can turn them off for their visit. */
export const singleKeys = { areOn: true }

/** Also looks inside shadow roots, because the editor for large texts is in one. */
function isInTextField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.closest(textFieldSelector) !== null
}

/** Returns what a key opens: Ctrl+K or ⌘K anywhere, and / or ? outside text fields. */
export function shortcutOf(event: KeyboardEvent): 'palette' | 'keys' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return undefined
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : undefined
  if (ctrlKey || !singleKeys.areOn || isInTextField(event)) return undefined
  if (key === '?') return 'keys'
  return key === '/' ? 'palette' : undefined
}
