import type { HeldText } from '#core/held-text.ts'
import { Button } from './button.tsx'
import { downloadText } from './download.ts'
import { Icon } from './icon.tsx'

interface DownloadButtonProps {
  text: () => HeldText
  /** The file's name without its ending. */
  name: string
  ending?: 'txt' | 'csv' | 'patch'
  label?: string
}

export function DownloadButton({ text, name, ending = 'txt', label = 'Download' }: DownloadButtonProps) {
  return (
    <Button variant="ghost" size="sm" onClick={() => { downloadText(`${name}.${ending}`, text()) }}>
      <Icon name="download" />
      {label}
    </Button>
  )
}
