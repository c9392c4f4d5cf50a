import { type ComponentType, createContext } from 'react'
import type { Options } from '#core/tool/options.ts'
import type { LongText } from '#core/long-text/long-text.ts'

export interface FilesPanelProps {
  files: readonly File[]
  onClose: () => void
}

interface OpenTool {
  readonly id: string
  readonly options: Options
  /** The label of its main text. */
  readonly textLabel?: string
  /** The toast message after the user clicks Copy. */
  readonly copiedMessage?: string
  /** Processes several files. Undefined for tools that take no files. */
  readonly FilesPanel?: ComponentType<FilesPanelProps> | undefined
  /** Removes the tags of HTML. Returns undefined if that fails. */
  readonly cleanHtml?: (text: LongText) => Promise<string | undefined>
}

/** The open tool. */
export const ToolContext = createContext<OpenTool>({ id: '', options: {} })
