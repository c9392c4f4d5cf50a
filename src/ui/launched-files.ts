import { useEffect, useEffectEvent } from 'react'

/** A file that the installed app was opened with. It is read later. */
export interface FileHandle {
  readonly getFile: () => Promise<File>
}

declare global {
  interface Window {
    /** Only in Chromium. Holds the files that the installed app was opened with until there is a consumer. */
    readonly launchQueue?: {
      setConsumer(consumer: (params: { readonly files: readonly FileHandle[] }) => void): void
    }
  }
}

/** Receives the files that the installed app was opened with from the file manager. */
export function useLaunchedFiles(onOpen: ((files: readonly FileHandle[]) => void) | undefined): void {
  const open = useEffectEvent((files: readonly FileHandle[]) => onOpen?.(files))
  const isReceiver = onOpen !== undefined
  useEffect(() => {
    if (!isReceiver) return
    window.launchQueue?.setConsumer(({ files }) => open(files))
  }, [isReceiver])
}
