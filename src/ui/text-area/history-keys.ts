const isApple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent)

type KeyFields = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Returns what the system's keys for undo and redo ask for. */
export function historyActionOf(event: KeyFields): 'undo' | 'redo' | undefined {
  if (event.altKey || !(isApple ? event.metaKey : event.ctrlKey)) return undefined
  // On keyboards for other scripts, undo is on the physical Z key.
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.slice('Key'.length).toLowerCase()
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !isApple ? 'redo' : undefined
}
