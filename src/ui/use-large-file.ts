import { largestFile } from './text-area/read-file.ts'
import { useKept } from './use-kept.ts'

export interface LargeFile {
  readonly file: File | undefined
  readonly takeFile: (opened: File) => boolean
  readonly closeFile: () => void
}

/** A file too large to be shown, for tools that can work through it all the same. */
export function useLargeFile(id: string): LargeFile {
  const [file, setFile] = useKept<File | undefined>(`${id}/file`, undefined)
  const takeFile = (opened: File) => {
    const isLarge = opened.size > largestFile
    if (isLarge) setFile(opened)
    return isLarge
  }
  return { file, takeFile, closeFile: () => { setFile(undefined) } }
}
