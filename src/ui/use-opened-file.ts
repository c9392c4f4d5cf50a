import { maxFileSize } from '#core/long-text/size-limits.ts'
import { useToolState } from './use-tool-state.ts'

/** A file, and the encoding that the user chose if it is text but not UTF-8. */
export type ChosenFile = File & { readonly encoding?: string }

/** A file that a tool processes directly from disk, instead of the text in the tool's text area. */
export interface OpenedFile {
  readonly file: ChosenFile | undefined
  /** How the file is processed and why it is not shown. */
  readonly note: string
  readonly acceptFile: (opened: File) => boolean
  readonly closeFile: () => void
  /** Opens the file again in another encoding. Only for text. */
  readonly readAs?: (encoding: string) => void
}

/** For tools that process the bytes of any file. */
export function useOpenedFile(id: string, note: string, accepts: (opened: File) => boolean = () => true) {
  const [file, setFile] = useToolState<ChosenFile | undefined>(`${id}/file`, undefined)
  const acceptFile = (opened: ChosenFile) => {
    const isAccepted = accepts(opened)
    if (isAccepted) setFile(opened)
    return isAccepted
  }
  return {
    file,
    note,
    acceptFile,
    closeFile: () => setFile(undefined),
  } satisfies OpenedFile
}

/** For text tools that stream files too large to display. */
export function useLargeFile(id: string, verb = 'Counted'): OpenedFile {
  const note = `${verb} directly from disk because it’s too large to display.`
  const opened = useOpenedFile(id, note, ({ size }) => size > maxFileSize)
  const { file, acceptFile } = opened
  return {
    ...opened,
    readAs: (encoding) => {
      // A copy, so that the results of the file are computed again. The bytes are not copied.
      if (file) acceptFile(Object.assign(new File([file], file.name), { encoding }))
    },
  }
}
