import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '#ui/toasts.ts'
import { PaletteDialog } from './palette-dialog.tsx'
import { shortcutOf } from './shortcuts.ts'

/** The part of the palette and of the list of keys that every page loads: it opens them by key and by event. */
export function DialogLauncher() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  useEffect(() => {
    // Rendered synchronously, because the next key must go to the field, and phones show the keyboard only if the field
    // gets the focus during the tap event.
    const openPalette = () => {
      flushSync(() => {
        setDialog(() => PaletteDialog)
      })
    }
    const openKeys = () => {
      import('./keys-dialog.tsx').then(
        ({ KeysDialog }) => {
          setDialog(() => KeysDialog)
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
    addEventListener('openKeys', openKeys)
    addEventListener('keydown', openByKey)
    return () => {
      removeEventListener('openPalette', openPalette)
      removeEventListener('openKeys', openKeys)
      removeEventListener('keydown', openByKey)
    }
  }, [])

  return (
    Dialog && (
      <Dialog
        onClose={() => {
          setDialog(undefined)
        }}
      />
    )
  )
}
