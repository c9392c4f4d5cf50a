import type { TextSource } from '#core/text-source.ts'
import { Button } from './button.tsx'
import { downloadText } from './download.ts'
import { Icon } from './icon.tsx'

interface DownloadButtonProps {
  /** Nothing means that there is nothing to save: whoever was asked has said why. */
  text: () => TextSource | Promise<TextSource | undefined>
  /** The file's name without its ending. */
  name: string
  extension?: 'txt' | 'csv' | 'css' | 'patch'
  label?: string
}

export function DownloadButton({ text, name, extension = 'txt', label = 'Download' }: DownloadButtonProps) {
  const download = async () => {
    const source = await text()
    if (source !== undefined) downloadText(`${name}.${extension}`, source)
  }
  return (
    <Button variant="ghost" size="sm" onClick={() => void download()}>
      <Icon name="download" />
      {label}
    </Button>
  )
}
