import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FileHandle } from '#ui/launched-files.ts'
import { toast } from '#ui/toasts.ts'
import type { FileReceiver } from './open-files.tsx'

/** Opens files: one in the buffer or by the view, several in another place. The code for it is loaded on use. */
export function useFileReading(receiver: FileReceiver) {
  const [status, setStatus] = useState<ReactNode>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const open = (files: readonly (File | FileHandle)[]) => {
    if (files.length === 0) return
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    import('./open-files.tsx').then(
      ({ openFiles }) => openFiles(files, receiver, { controller, setStatus }),
      () => {
        toast('Could not open the file: a part of this page failed to load.', {
          destructive: true,
        })
      },
    )
  }

  return { status, openFiles: open }
}
