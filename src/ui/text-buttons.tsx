import { type ComponentProps, use, useEffect, useState } from 'react'
import type { LongText } from '#core/long-text/long-text.ts'
import { Button } from './button.tsx'
import { copyText } from './clipboard.ts'
import { Icon } from './icon.tsx'
import { toast } from './toasts.ts'
import type { TextBuffer } from './text-area/text-buffer.ts'
import { useTextValue } from './text-area/use-text.ts'
import { ToolContext } from './tool-context.ts'
import { downloadText } from './download.ts'
import type { FileFormat } from '#core/long-text/file-format.ts'
import { chooseTool } from './choose-tool.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled' | 'className'> {
  /** Called on click, so that a large result is printed only if it is copied. */
  text: () => LongText
  /** The message of the open tool by default. */
  copiedMessage?: string
  /** Accessible name if “Copy” is ambiguous. */
  name?: string
  /** “Copy” by default. */
  label?: string
}

/** How long a tick replaces the icon after copying, in milliseconds. */
const tickTime = 1200

export function CopyButton({
  text,
  copiedMessage,
  name,
  label = 'Copy',
  variant = 'default',
  ...rest
}: CopyButtonProps) {
  const tool = use(ToolContext)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), tickTime)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(text())) {
      setIsCopied(true)
      toast(copiedMessage ?? tool.copiedMessage ?? 'Copied to clipboard!')
    } else toast('Your browser blocked copying. Select the text and copy it yourself.', { destructive: true })
  }
  return (
    <Button variant={variant} aria-label={name} onClick={() => void copy()} {...rest}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {label}
    </Button>
  )
}

/** The Copy button of a section or a row. The one in the bar is larger. */
export function SmallCopyButton(props: Omit<CopyButtonProps, 'variant' | 'size'>) {
  return <CopyButton variant="ghost" size="sm" {...props} />
}

interface DownloadButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'disabled'> {
  /** Called on click. Returns undefined if there is nothing to save; the callee shows the reason. */
  text: () => LongText | Promise<LongText | undefined>
  /** The file has the name of the open tool. If the tool has several files, this is added. */
  suffix?: string | undefined
  /** The name of the whole file, for a result of an opened file. */
  fileName?: string | undefined
  extension?: 'txt' | 'csv' | 'css' | 'patch' | 'html'
  label?: string
  /** If the label is ambiguous. */
  accessibleName?: string
}

export function DownloadButton({
  text,
  suffix,
  fileName,
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
    if (source !== undefined) downloadText(fileName ?? `${name}.${extension}`, source)
  }
  return (
    <Button
      variant={variant}
      size="sm"
      className="download-button"
      aria-label={accessibleName}
      disabled={disabled}
      onClick={() => void download()}
    >
      <Icon name="download" />
      {label}
    </Button>
  )
}

/** Hands the text of a tool that only counts to another tool. */
export function ContinueWithText({ buffer }: { buffer: TextBuffer }) {
  const { textLabel = '' } = use(ToolContext)
  return (
    <ContinueButton
      text={() => buffer.value}
      format={() => buffer.format}
      title={textLabel}
      isMain
      disabled={useTextValue(buffer).length === 0}
    />
  )
}

/** Saves a tool's figures. Without a result it is disabled instead of hidden, so that nothing moves when one arrives. */
export function DownloadResults(props: Pick<DownloadButtonProps, 'text' | 'disabled'>) {
  return <DownloadButton accessibleName="Download results" {...props} />
}

interface ContinueButtonProps extends Pick<ComponentProps<typeof Button>, 'disabled'> {
  /** Called on click. A large text is handed over as it is, not copied. */
  text: () => LongText
  /** How the file was written that the text comes from. */
  format?: () => FileFormat | undefined
  /** The title of the text, because a tool may have several. */
  title: string
  /** Whether Ctrl+Shift+Enter may press this button. Of several, it presses the last one. */
  isMain?: boolean
}

const continueLabel = 'Continue with…'

/** Opens the search for another tool that takes this text. The text stays in memory: no address or storage has it. */
export function ContinueButton({ text, format, title, isMain = false, disabled }: ContinueButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`${continueLabel} (${title})`}
      aria-haspopup="dialog"
      disabled={disabled}
      {...(isMain && { 'data-continue': true, 'aria-keyshortcuts': 'Control+Shift+Enter Meta+Shift+Enter' })}
      onClick={() => chooseTool({ title: continueLabel, text: text(), format: format?.() })}
    >
      {continueLabel}
    </Button>
  )
}
