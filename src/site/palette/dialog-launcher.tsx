import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ToolSearch } from '#ui/choose-tool.ts'
import { toast } from '#ui/toasts.ts'
import { PaletteDialog } from './palette-dialog.tsx'
import { shortcutOf } from './shortcuts.ts'

interface OpenDialog {
  readonly Dialog: ComponentType<{ search?: ToolSearch | undefined; onClose: () => void }>
  readonly search?: ToolSearch
}

/** The part of the palette and of the list of keys that every page loads: it opens them by key and by event. */
export function DialogLauncher() {
  const [open, setOpen] = useState<OpenDialog>()

  useEffect(() => {
    // Rendered synchronously, because the next key must go to the field, and phones show the keyboard only if the field
    // gets the focus during the tap event.
    const show = (dialog: OpenDialog) => {
      flushSync(() => {
        setOpen(dialog)
      })
    }
    const openPalette = () => {
      show({ Dialog: PaletteDialog })
    }
    const chooseTool = ({ detail }: CustomEvent<ToolSearch>) => {
      show({ Dialog: PaletteDialog, search: detail })
    }
    const openKeys = () => {
      import('./keys-dialog.tsx').then(
        ({ KeysDialog }) => {
          setOpen({ Dialog: KeysDialog })
        },
        () => {
          toast('The list of keys could not be loaded. Check your connection.', { destructive: true })
        },
      )
    }
    const openByKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event)
      if (!shortcut) return
      event.preventDefault()
      if (shortcut === 'palette') openPalette()
      else openKeys()
    }
    addEventListener('openPalette', openPalette)
    addEventListener('chooseTool', chooseTool)
    addEventListener('openKeys', openKeys)
    addEventListener('keydown', openByKey)
    return () => {
      removeEventListener('openPalette', openPalette)
      removeEventListener('chooseTool', chooseTool)
      removeEventListener('openKeys', openKeys)
      removeEventListener('keydown', openByKey)
    }
  }, [])

  return (
    open && (
      <open.Dialog
        // Searching for something else starts with an empty field.
        key={String(open.search === undefined)}
        search={open.search}
        onClose={() => {
          setOpen(undefined)
        }}
      />
    )
  )
}
