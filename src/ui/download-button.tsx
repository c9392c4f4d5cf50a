import type { ComponentProps } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { Button } from './button.tsx'
import { downloadText } from './download.ts'
import { Icon } from './icon.tsx'

interface DownloadButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'disabled'> {
  /** Called on click. Returns undefined if there is nothing to save; the callee shows the reason. */
  text: () => TextSource | Promise<TextSource | undefined>
  /** File name without extension. */
  name: string
  extension?: 'txt' | 'csv' | 'css' | 'patch' | 'html'
  label?: string
  /** If the label is ambiguous. */
  accessibleName?: string
}

export function DownloadButton({
  text,
  name,
  extension = 'txt',
  label = 'Download',
  variant = 'ghost',
  disabled,
  accessibleName,
}: DownloadButtonProps) {
  const download = async () => {
    const source = await text()
    if (source !== undefined) downloadText(`${name}.${extension}`, source)
  }
  return (
    <Button
      variant={variant}
      size="sm"
      className="justify-self-start"
      aria-label={accessibleName}
      disabled={disabled}
      onClick={() => void download()}
    >
      <Icon name="download" />
      {label}
    </Button>
  )
}

/** Saves a tool's figures. Without a result it is disabled instead of hidden, so that nothing moves when one arrives. */
export function DownloadResults(props: Pick<DownloadButtonProps, 'text' | 'name' | 'disabled'>) {
  return <DownloadButton variant="outline" label="Download results" {...props} />
}
