import type { FileResult } from '#run/use-engine.ts'
import { derivedFileName } from '#ui/download.ts'
import FileText from '#ui/file-text.tsx'
import type { Replaced } from './result.ts'

interface FileWithReplacementsProps {
  file: File
  title: string
  fileResult: FileResult<Replaced>
}

export default function FileWithReplacements({
  file,
  title,
  fileResult: { result, output },
}: FileWithReplacementsProps) {
  if (result.count === 0) return <p className="note">No matches found, so there’s nothing to save.</p>
  if (!output) return <p className="note">The result is empty.</p>
  const fileName = derivedFileName(file.name, 'replaced')
  return <FileText title={title} text={output} fileName={fileName} />
}
