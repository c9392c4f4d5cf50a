import { maxFileSize } from '#core/byte-chunks.ts'
import { useToolState } from './use-tool-state.ts'

/** A file that a tool processes directly from disk, instead of the text in the tool's text area. */
export interface OpenedFile {
  readonly file: File | undefined
  /** How the file is processed and why it is not shown. */
  readonly note: string
  readonly acceptFile: (opened: File) => boolean
  readonly closeFile: () => void
}

/** For tools that process the bytes of any file. */
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

/** For text tools that stream files too large to display. */
export function useLargeFile(id: string, verb = 'Counted'): OpenedFile {
  const note = `${verb} directly from disk because it’s too large to display.`
  return useOpenedFile(id, note, (opened) => opened.size > maxFileSize)
}
