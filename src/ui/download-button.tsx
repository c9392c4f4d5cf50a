import type { TextSource } from '#core/text-source.ts'
import { Button } from './button.tsx'
import { downloadText } from './download.ts'
import { Icon } from './icon.tsx'

interface DownloadButtonProps {
  /** Nothing means that there is nothing to save: whoever was asked has said why. */
  text: () => TextSource | Promise<TextSource | undefined>
  /** The file's name without its ending. */
  name: string
  ending?: 'txt' | 'csv' | 'css' | 'patch'
  label?: string
}

export function DownloadButton({ text, name, ending = 'txt', label = 'Download' }: DownloadButtonProps) {
  const download = async () => {
    const held = await text()
    if (held !== undefined) downloadText(`${name}.${ending}`, held)
  }
  return (
    <Button variant="ghost" size="sm" onClick={() => void download()}>
      <Icon name="download" />
      {label}
    </Button>
  )
}
