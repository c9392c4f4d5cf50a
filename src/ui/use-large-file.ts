import { largestFile } from './text-area/read-file.ts'
import { useKept } from './use-kept.ts'

/** A file too large to be shown, for tools that can work through it all the same. */
export function useLargeFile(id: string) {
  const [file, setFile] = useKept<File | undefined>(`${id}/file`, undefined)
  const takeFile = (opened: File) => {
    const isLarge = opened.size > largestFile
    if (isLarge) setFile(opened)
    return isLarge
  }
  return { file, takeFile, closeFile: () => { setFile(undefined) } }
}
