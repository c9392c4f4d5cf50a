import { useEffect, useEffectEvent } from 'react'
import { toast } from './toasts.ts'

interface LaunchParams {
  readonly files: readonly { getFile(): Promise<File> }[]
}

declare global {
  interface Window {
    /** Only in Chromium. Holds the files that the installed app was opened with until there is a consumer. */
    readonly launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void }
  }
}

/** Receives the files that the installed app was opened with from the file manager. */
export function useLaunchedFiles(onOpen: ((files: readonly File[]) => void) | undefined): void {
  const open = useEffectEvent((files: readonly File[]) => onOpen?.(files))
  const isReceiver = onOpen !== undefined
  useEffect(() => {
    if (!isReceiver) return
    window.launchQueue?.setConsumer(({ files }) => {
      const opened = Promise.all(files.map((file) => file.getFile()))
      opened.then(
        (all) => {
          open(all)
        },
        () => {
          toast('Could not read the file. It may have been moved.', { destructive: true })
        },
      )
    })
  }, [isReceiver])
}
