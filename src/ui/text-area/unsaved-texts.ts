import { saved } from '#ui/saved.ts'
import type { TextBuffer } from './text-buffer.ts'

/** In characters typed or changed. Losing less is not worth a question. */
const maxUnsaved = 200

/** Texts stay in memory when their tool is closed. */
const buffers = new Set<TextBuffer>()

/** The browser asks with its own words. */
function ask(event: BeforeUnloadEvent) {
  event.preventDefault()
  // Browsers before 2023 do not ask otherwise.
  // oxlint-disable-next-line typescript/no-deprecated
  event.returnValue = true
}

// A page with this listener cannot be restored by Back in some browsers, so it exists only while it is needed.
function update() {
  if ([...buffers].some(({ unsaved }) => unsaved > maxUnsaved)) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

function markAllSaved() {
  for (const buffer of buffers) buffer.markSaved()
}

saved.subscribe(markAllSaved)
addEventListener('copy', markAllSaved)

/** Makes the browser ask before the page is left with more than a few lines that were typed or changed here. */
export function watchUnsaved(buffer: TextBuffer): void {
  if (buffers.has(buffer)) return
  buffers.add(buffer)
  buffer.subscribe(update)
  update()
}
