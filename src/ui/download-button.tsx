import { type ComponentProps, use } from 'react'
import type { TextSource } from '#core/text-source.ts'
import { Button } from './button.tsx'
import { downloadText } from './download.ts'
import { Icon } from './icon.tsx'
import { ToolContext } from './tool-context.ts'

interface DownloadButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'disabled'> {
  /** Called on click. Returns undefined if there is nothing to save; the callee shows the reason. */
  text: () => TextSource | Promise<TextSource | undefined>
  /** The file has the name of the open tool. If the tool has several files, this is added. */
  suffix?: string | undefined
  extension?: 'txt' | 'csv' | 'css' | 'patch' | 'html'
  label?: string
  /** If the label is ambiguous. */
  accessibleName?: string
}

export function DownloadButton({
  text,
  suffix,
  extension = 'txt',
  label = 'Download',
  variant = 'ghost',
  disabled,
  accessibleName,
}: DownloadButtonProps) {
  const { id } = use(ToolContext)
  const name = suffix === undefined ? id : `${id}-${suffix}`
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
export function DownloadResults(props: Pick<DownloadButtonProps, 'text' | 'disabled'>) {
  return <DownloadButton variant="outline" label="Download results" {...props} />
}
