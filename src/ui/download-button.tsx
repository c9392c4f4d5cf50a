import type { TextSource } from '#core/text-source.ts'
import { Button } from './button.tsx'
import { downloadText } from './download.ts'
import { Icon } from './icon.tsx'

interface DownloadButtonProps {
  /** Called on click. Returns undefined if there is nothing to save; the callee shows the reason. */
  text: () => TextSource | Promise<TextSource | undefined>
  /** File name without extension. */
  name: string
  extension?: 'txt' | 'csv' | 'css' | 'patch'
  label?: string
  /** If the label is ambiguous. */
  accessibleName?: string
}

export function DownloadButton({
  text,
  name,
  extension = 'txt',
  label = 'Download',
  accessibleName,
}: DownloadButtonProps) {
  const download = async () => {
    const source = await text()
    if (source !== undefined) downloadText(`${name}.${extension}`, source)
  }
  return (
    <Button variant="ghost" size="sm" aria-label={accessibleName} onClick={() => void download()}>
      <Icon name="download" />
      {label}
    </Button>
  )
}
