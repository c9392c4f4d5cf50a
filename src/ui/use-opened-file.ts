import { largestFile } from './text-area/read-file.ts'
import { useKept } from './use-kept.ts'

/** A file that a tool works on as it lies on the disk, in the place of a text. */
export interface OpenedFile {
  readonly file: File | undefined
  /** What is done with it, and why it is not shown. */
  readonly note: string
  readonly takeFile: (opened: File) => boolean
  readonly closeFile: () => void
}

/** For tools that work on the bytes of any file. */
export function useOpenedFile(id: string, note: string, takes: (opened: File) => boolean = () => true): OpenedFile {
  const [file, setFile] = useKept<File | undefined>(`${id}/file`, undefined)
  const takeFile = (opened: File) => {
    const isTaken = takes(opened)
    if (isTaken) setFile(opened)
    return isTaken
  }
  return {
    file,
    note,
    takeFile,
    closeFile: () => {
      setFile(undefined)
    },
  }
}

/** For tools that work on text, and by the chunk on what is too large to be shown. */
export function useLargeFile(id: string, isWhat = 'Counted'): OpenedFile {
  const note = `${isWhat} as it lies on your disk: it is too large to be shown.`
  return useOpenedFile(id, note, (opened) => opened.size > largestFile)
}
