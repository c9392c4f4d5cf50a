import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { PaletteDialog } from './palette-dialog.tsx'
import { isPaletteShortcut } from './shortcut.ts'

/** The part of the palette that every page loads: it listens for the shortcut and the event, and opens the dialog. */
export function PaletteLauncher() {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    // Rendered synchronously, because the next key must go to the field, and phones show the keyboard only if the field
    // gets the focus during the tap event.
    const open = () => {
      flushSync(() => {
        setIsOpen(true)
      })
    }
    const openByKey = (event: KeyboardEvent) => {
      if (!isPaletteShortcut(event)) return
      event.preventDefault()
      open()
    }
    addEventListener('openPalette', open)
    addEventListener('keydown', openByKey)
    return () => {
      removeEventListener('openPalette', open)
      removeEventListener('keydown', openByKey)
    }
  }, [])

  return (
    isOpen && (
      <PaletteDialog
        onClose={() => {
          setIsOpen(false)
        }}
      />
    )
  )
}
