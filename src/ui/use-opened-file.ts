import { maxFileSize } from './text-area/read-file.ts'
import { useToolState } from './use-tool-state.ts'

/** A file that a tool works on as it lies on the disk, in the place of a text. */
export interface OpenedFile {
  readonly file: File | undefined
  /** What is done with it, and why it is not shown. */
  readonly note: string
  readonly acceptFile: (opened: File) => boolean
  readonly closeFile: () => void
}

/** For tools that work on the bytes of any file. */
export function useOpenedFile(id: string, note: string, accepts: (opened: File) => boolean = () => true): OpenedFile {
  const [file, setFile] = useToolState<File | undefined>(`${id}/file`, undefined)
  const acceptFile = (opened: File) => {
    const isAccepted = accepts(opened)
    if (isAccepted) setFile(opened)
    return isAccepted
  }
  return {
    file,
    note,
    acceptFile,
    closeFile: () => {
      setFile(undefined)
    },
  }
}

/** For tools that work on text, and by the chunk on what is too large to be shown. */
export function useLargeFile(id: string, verb = 'Counted'): OpenedFile {
  const note = `${verb} as it lies on your disk: it is too large to be shown.`
  return useOpenedFile(id, note, (opened) => opened.size > maxFileSize)
}
