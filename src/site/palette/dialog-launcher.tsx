import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TextSource } from '#core/text-source.ts'
import type { ContinueEvent } from '#ui/continue-button.tsx'
import { toast } from '#ui/toasts.ts'
import { PaletteDialog } from './palette-dialog.tsx'
import { shortcutOf } from './shortcuts.ts'

interface OpenDialog {
  readonly Dialog: ComponentType<{ text?: TextSource | undefined; onClose: () => void }>
  /** The text to continue with in another tool. */
  readonly text?: TextSource
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
    const continueWith = ({ detail }: ContinueEvent) => {
      show({ Dialog: PaletteDialog, text: detail })
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
    addEventListener('continueWith', continueWith)
    addEventListener('openKeys', openKeys)
    addEventListener('keydown', openByKey)
    return () => {
      removeEventListener('openPalette', openPalette)
      removeEventListener('continueWith', continueWith)
      removeEventListener('openKeys', openKeys)
      removeEventListener('keydown', openByKey)
    }
  }, [])

  return (
    open && (
      <open.Dialog
        // Searching for something else starts with an empty field.
        key={String(open.text === undefined)}
        text={open.text}
        onClose={() => {
          setOpen(undefined)
        }}
      />
    )
  )
}
