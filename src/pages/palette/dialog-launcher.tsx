import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToolSearch } from '#ui/choose-tool.ts'
import { toast } from '#ui/toasts.ts'
import { useWindowEvent } from '#ui/use-window-event.ts'
import { PaletteDialog } from './palette-dialog.tsx'
import { shortcutOf } from './shortcuts.ts'

interface OpenDialog {
  readonly Dialog: ComponentType<{ search?: ToolSearch | undefined; onClose: () => void }>
  readonly search?: ToolSearch
}

/** The part of the palette and of the list of keys that every page loads: it opens them by key and by event. */
export function DialogLauncher() {
  const [open, setOpen] = useState<OpenDialog>()

  // Rendered synchronously, because the next key must go to the field, and phones show the keyboard only if the field
  // gets the focus during the tap event.
  const openPalette = (search?: ToolSearch) => {
    flushSync(() => setOpen({ Dialog: PaletteDialog, ...(search && { search }) }))
  }
  const openKeys = () => {
    import('./keys-dialog.tsx').then(
      ({ KeysDialog }) => setOpen({ Dialog: KeysDialog }),
      () => toast('The list of keys could not be loaded. Check your connection.', { destructive: true }),
    )
  }
  useWindowEvent('openPalette', () => openPalette())
  useWindowEvent('chooseTool', ({ detail }) => openPalette(detail))
  useWindowEvent('openKeys', openKeys)
  useWindowEvent('keydown', (event) => {
    const shortcut = shortcutOf(event)
    if (!shortcut) return
    event.preventDefault()
    if (shortcut === 'palette') openPalette()
    else openKeys()
  })

  return (
    open && (
      <open.Dialog
        // Searching for something else starts with an empty field.
        key={String(open.search === undefined)}
        search={open.search}
        onClose={() => setOpen(undefined)}
      />
    )
  )
}
